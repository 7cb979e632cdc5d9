import Foundation

extension LinkerMap {
  /// Reads what lld writes: sections, their pieces below them, and symbols below these, each further to the right.
  ///
  ///          VMA      LMA     Size Align Out     In      Symbol
  ///        41e40    41e40   15783e    16 .text
  ///        41e40    41e40       f2    16         /shop/Shop.build/CartRouter.swift.o:(.text)
  ///        41e40    41e40       f2     1                 $s4Shop10CartRouterC
  mutating func readLLD(_ lines: ArraySlice<Substring>) {
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 4)
      guard words.count == 5, let address = Self.number(words[0]), let size = Self.number(words[2]) else { continue }
      let text = words[4].trimmed
      switch words[4].prefix(while: { $0 == " " }).count {
      case 0: sections.append(Section(name: text, address: address, size: size))
      case 8:
        guard let section = sections.last else { continue }
        let isLinkers = text.hasPrefix("<internal>") || !text.contains(":(")
        let end = text.range(of: ":(", options: .backwards)?.lowerBound ?? text.endIndex
        let isStrings = text.contains(":(.rodata.str") || text.contains(":(.rodata.cst")
        pieces.append(
          Piece(
            section: section.name, address: address, size: size,
            origin: isLinkers ? isStrings ? "merge strings" : text : String(text[..<end]), isLinkers: isLinkers))
      default: symbols.append((text, address))
      }
    }
  }
}
