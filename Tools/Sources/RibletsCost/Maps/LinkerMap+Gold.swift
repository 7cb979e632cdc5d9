import Foundation

extension LinkerMap {
  /// Reads what gold writes. A long name has its numbers on the next line.
  ///
  ///     .text           0x0000000000041e40   0x15783e
  ///      .text          0x0000000000041e40       0xf2 /shop/Shop.build/CartRouter.swift.o
  ///                     0x0000000000041e40                $s4Shop10CartRouterC
  ///      ** fill        0x0000000000041f32        0xe
  mutating func readGold(_ lines: ArraySlice<Substring>) {
    var name: Substring = ""
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 2)
      if !line.hasPrefix("  ") { name = line }
      guard
        let start = line.range(of: " 0x")?.lowerBound
          ?? (words.count > 1 && words[0].hasPrefix("0x") ? line.startIndex : nil)
      else { continue }
      if !line.hasPrefix("  ") { name = line[..<start] }
      let numbers = line[start...].split(separator: " ", maxSplits: 2)
      guard numbers.count > 1, let address = Self.number(numbers[0]) else { continue }
      guard numbers[1].hasPrefix("0x"), let size = Self.number(numbers[1]) else {
        symbols.append((numbers[1...].joined(separator: " "), address))
        continue
      }
      if !name.hasPrefix(" ") {
        sections.append(Section(name: name.trimmed, address: address, size: size))
      } else if let section = sections.last {
        let isLinkers = name.hasPrefix(" **")
        pieces.append(
          Piece(
            section: section.name, address: address, size: size,
            origin: isLinkers ? String(name.dropFirst(4)).trimmed : numbers.count > 2 ? numbers[2].trimmed : "",
            isLinkers: isLinkers))
      }
    }
  }
}

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
