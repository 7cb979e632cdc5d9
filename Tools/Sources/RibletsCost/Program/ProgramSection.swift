/// A section of a program.
struct ProgramSection {
  let name: String
  let range: Range<Int>
  /// Fewer bytes than these between two pieces are padding.
  var alignment = Int.max
  /// The place in the file.
  var place = 0
  var isLoaded = true

  /// The kind of its bytes: `.eh_frame` → unwinding, `__TEXT,__text` → code. Zeroed bytes are not in the file.
  var part: String {
    let name = name.split(separator: ",").last?.drop { "._".contains($0) } ?? ""
    return switch name {
    case "bss", "tbss", "common", "relro_padding": "zeroed"
    case "init", "fini", "stubs": "code"
    case "unwind_info", "gcc_except_table", "gcc_except_tab": "unwinding"
    case _ where name.hasPrefix("text") || name.hasPrefix("plt"): "code"
    case _ where name.hasPrefix("eh_frame"): "unwinding"
    case _ where name.hasPrefix("rel"): "relocations"
    case _ where name.hasPrefix("swift"): "metadata"
    default: "data"
    }
  }
}
