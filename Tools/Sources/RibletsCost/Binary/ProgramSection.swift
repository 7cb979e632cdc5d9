/// A section of a program that is in memory while it runs.
struct ProgramSection {
  let name: String
  let range: Range<Int>
  /// Fewer bytes than these between two pieces are padding.
  var alignment = Int.max

  /// The kind of its bytes: `.eh_frame` → unwinding, `__TEXT,__text` → code.
  var part: CostPart {
    let name = name.split(separator: ",").last?.drop { "._".contains($0) } ?? ""
    return switch name {
    case "bss", "tbss", "common", "relro_padding": .zeroed
    case "init", "fini", "stubs": .code
    case "unwind_info", "gcc_except_table", "gcc_except_tab": .unwinding
    case _ where name.hasPrefix("text") || name.hasPrefix("plt"): .code
    case _ where name.hasPrefix("eh_frame"): .unwinding
    case _ where name.hasPrefix("rel"): .relocations
    case _ where name.hasPrefix("swift"): .metadata
    default: .data
    }
  }
}

/// The kinds of bytes in a program.
enum CostPart: String {
  case code, data, metadata, relocations, unwinding
  /// Memory that begins as zeros, and is not in the file.
  case zeroed
}
