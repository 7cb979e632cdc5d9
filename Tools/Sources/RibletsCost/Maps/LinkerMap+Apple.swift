import Foundation

extension LinkerMap {
  /// Reads what Apple's linker writes. It has never been run on a Mac.
  ///
  ///     # Object files:
  ///     [  3] /shop/Shop.build/Objects-normal/arm64/CartRouter.o
  ///     # Sections:
  ///     # Address	Size    	Segment	Section
  ///     0x100004000	0x00012345	__TEXT	__text
  ///     # Symbols:
  ///     # Address	Size    	File  Name
  ///     0x100004000	0x00000054	[  3] _$s4Shop10CartRouterC
  mutating func readApple(_ lines: [Substring]) {
    var table = ""
    var origins: [Int: String] = [:]
    for line in lines {
      if line.hasPrefix("#") {
        if line.hasSuffix(":") { table = String(line) }
        continue
      }
      switch table {
      case "# Object files:":
        guard let (file, path) = Self.file(line) else { continue }
        origins[file] = path
      case "# Sections:":
        let words = line.split(separator: "\t")
        guard words.count == 4, let address = Self.number(words[0]), let size = Self.number(words[1]) else { continue }
        sections.append(Section(name: "\(words[2]),\(words[3])", address: address, size: size))
      case "# Symbols:":
        let words = line.split(separator: "\t", maxSplits: 2)
        guard words.count == 3, let address = Self.number(words[0]), let size = Self.number(words[1]),
          let (file, name) = Self.file(words[2]), let section = sections.last(where: { $0.range.lowerBound <= address })
        else { continue }
        let origin = origins[file] ?? ""
        let isLinkers = origin.isEmpty || origin == "linker synthesized"
        pieces.append(
          Piece(
            section: section.name, address: address, size: size,
            origin: section.name.hasSuffix("__cstring") ? "merge strings" : isLinkers ? section.name : origin,
            isLinkers: isLinkers || section.name.hasSuffix("__cstring")))
        symbols.append((name, address))
      default: break
      }
    }
  }

  /// The sections of Apple's linker. Bytes without a symbol count as padding, also if they are many.
  var loadedByApple: [LoadedSection] {
    sections.filter { !$0.range.isEmpty }.map { section in
      let name = section.name.split(separator: ",").last.map(String.init) ?? ""
      let part: CostPart =
        switch name {
        case "__text", "__stubs": .code
        case "__bss", "__common": .zeroed
        case "__unwind_info", "__eh_frame": .unwinding
        default: name.hasPrefix("__swift5_") ? .metadata : .data
        }
      return LoadedSection(name: section.name, range: section.range, alignment: .max, part: part)
    }
  }

  /// `[  3] name` as 3 and the name.
  private static func file(_ text: Substring) -> (Int, String)? {
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]"),
      let number = Int(text[text.startIndex..<end].dropFirst().trimmed)
    else { return nil }
    return (number, text[text.index(after: end)...].trimmed)
  }
}
