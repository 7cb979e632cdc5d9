/// A section of a program.
struct ProgramSection {
  let name: String, range: Range<Int>
  /// Fewer bytes than these between two pieces are padding.
  var alignment = Int.max
  /// The place in the file.
  var place = 0
  /// False for what only debuggers read, and for memory that each thread makes.
  var isLoaded = true

  /// The owner of all its bytes, if the linker puts them together from the parts of all objects.
  var owner: CostOwner? {
    if name.hasPrefix(".rel") || name.hasPrefix(".eh_frame") { return .tables }
    return name.hasSuffix(",__cstring") ? .strings : nil
  }

  /// The kind of its bytes: `.eh_frame` → unwinding, `__TEXT,__text` → code. Zeroed bytes are not in the file.
  var part: String {
    let name = name.split(separator: ",").last?.drop { "._".contains($0) } ?? ""
    return switch name {
    case "bss", "common": "zeroed"
    case _ where name.starts(with: /text|plt|(init|fini|stubs)$/): "code"
    case _ where name.starts(with: /eh_frame|unwind_info|gcc_except_tab/): "unwinding"
    case _ where name.hasPrefix("rel"): "relocations"
    case _ where name.hasPrefix("swift"): "metadata"
    default: "data"
    }
  }

  /// The places of a table's entries in memory and in the file.
  func entries(of size: Int, from start: Int = 0) -> [(range: Range<Int>, place: Int)] {
    stride(from: start, through: range.count - size, by: size).map { entry in
      (range.lowerBound + entry..<range.lowerBound + entry + size, place + entry)
    }
  }
}
