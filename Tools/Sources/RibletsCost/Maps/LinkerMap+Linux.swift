import Foundation

extension LinkerMap {
  /// Reads the map of gold. A long name has its numbers on the next line.
  ///
  ///     .text           0x0000000000041e40   0x15783e
  ///      .text          0x0000000000041e40       0xf2 /shop/Shop.build/CartRouter.swift.o
  ///                     0x0000000000041e40                $s4Shop10CartRouterC
  ///      ** fill        0x0000000000041f32        0xe
  mutating func readGold(_ lines: ArraySlice<Substring>) {
    var name: Substring = ""
    for line in lines {
      let start = line.hasPrefix("  ") ? line.startIndex : line.range(of: " 0x")?.lowerBound ?? line.endIndex
      if start > line.startIndex { name = line[..<start] }
      let words = line[start...].split(separator: " ", maxSplits: 2)
      guard words.count > 1, let address = Self.number(words[0]) else { continue }
      guard words[1].hasPrefix("0x"), let range = Self.range(words[0], words[1]) else {
        symbols.append((words[1...].joined(separator: " "), address))
        continue
      }
      if !name.hasPrefix(" ") {
        sections.append(ProgramSection(name: name.trimmingCharacters(in: .whitespaces), range: range))
      } else if let section = sections.last?.name, name.hasPrefix(" **") {
        let owner: CostOwner = name.hasPrefix(" ** merge") ? .strings : name.hasPrefix(" ** fill") ? .padding : .tables
        pieces.append(Piece(section: section, range: range, owner: owner))
      } else if let section = sections.last?.name, words.count > 2 {
        pieces.append(Piece(section: section, range: range, object: String(words[2])))
      }
    }
  }

  /// Reads the map of lld: sections, their pieces below them, and symbols below these, each further to the right.
  ///
  ///          VMA      LMA     Size Align Out     In      Symbol
  ///        41e40    41e40   15783e    16 .text
  ///        41e40    41e40       f2    16         /shop/Shop.build/CartRouter.swift.o:(.text)
  ///        41e40    41e40       f2     1                 $s4Shop10CartRouterC
  mutating func readLLD(_ lines: ArraySlice<Substring>) {
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 4)
      guard words.count == 5, let range = Self.range(words[0], words[2]) else { continue }
      let text = words[4].trimmingCharacters(in: .whitespaces)
      let indent = words[4].prefix { $0 == " " }.count
      if indent == 0 {
        sections.append(ProgramSection(name: text, range: range))
      } else if indent > 8 {
        symbols.append((text, range.lowerBound))
      } else if let section = sections.last?.name {
        let end = text.range(of: ":(", options: .backwards)?.lowerBound
        let isObject = end != nil && !text.hasPrefix("<internal>")
        let isShared = text.contains(":(.rodata.str") || text.contains(":(.rodata.cst")
        pieces.append(
          Piece(
            section: section, range: range, object: String(text[..<(end ?? text.startIndex)]),
            owner: isObject ? nil : isShared ? .strings : .tables))
      }
    }
  }
}
