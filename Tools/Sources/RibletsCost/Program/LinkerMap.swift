import Foundation
import RibletsPlans

/// The places of object files in a program, as the linker wrote them down.
struct LinkerMap {
  let linker: String
  private(set) var sections: [ProgramSection] = []
  /// Bytes with their object file, or with the linker's name for bytes that it made, for example `** dynsym`.
  private(set) var pieces: [(range: Range<Int>, source: String)] = []
  private(set) var symbols: [(name: String, address: Int)] = []

  init(_ bytes: Data, name: String) throws(RequestProblem) {
    let lines = bytes.split(separator: 10).map { Substring(decoding: $0, as: UTF8.self) }
    let start = lines.firstIndex(of: "Memory map")
    linker = start == nil ? "ld" : "gold"
    if let start { readGold(lines[start...]) } else { readApple(lines) }
    if sections.isEmpty {
      let form = "is not a map of gold or of Apple's linker, or it is cut off"
      throw RequestProblem("'\(name)' \(form). Link with -Xlinker -Map=FILE, and without lld.")
    }
  }

  /// Reads the map of gold. A long name has its numbers on the next line. Sections that are not loaded are at the end, at 0.
  ///
  ///     .text           0x0000000000041e40   0x15783e
  ///      .text          0x0000000000041e40       0xf2 /shop/Shop.build/CartRouter.swift.o
  ///                     0x0000000000041e40                $s4Shop10CartRouterC
  ///      ** fill        0x0000000000041f32        0xe
  private mutating func readGold(_ lines: ArraySlice<Substring>) {
    var name: Substring = ""
    for line in lines {
      let start = line.hasPrefix("  ") ? line.startIndex : line.range(of: " 0x")?.lowerBound ?? line.endIndex
      if start > line.startIndex { name = line[..<start] }
      let words = line[start...].split(separator: " ", maxSplits: 2)
      let isSymbol = words.count > 1 && !words[1].hasPrefix("0x")
      guard words.count > 1, let range = Self.range(words[0], isSymbol ? "0" : words[1]) else { continue }
      let title = name.trimmingCharacters(in: .whitespaces)
      if isSymbol {
        symbols.append((words[1...].joined(separator: " "), range.lowerBound))
      } else if !name.hasPrefix(" ") {
        if range.lowerBound == 0 { return }
        sections.append(ProgramSection(name: title, range: range))
      } else if !title.hasPrefix(".tbss") {
        pieces.append((range, words.count > 2 ? String(words[2]) : title))
      }
    }
  }

  /// Reads the map of Apple's linker. It has never been run on a Mac.
  ///
  ///     [  3] /shop/Shop.build/Objects-normal/arm64/CartRouter.o
  ///     0x100004000	0x00012345	__TEXT	__text
  ///     0x100004000	0x00000054	[  3] _$s4Shop10CartRouterC
  private mutating func readApple(_ lines: [Substring]) {
    var files: [Substring: String] = [:]
    for line in lines {
      let words = line.split(separator: "\t", maxSplits: 3)
      if line.hasPrefix("["), !line.hasPrefix("[  0]"), let end = line.firstIndex(of: "]") {
        files[line[...end]] = String(line[end...].dropFirst(2))
      } else if words.count > 2, let range = Self.range(words[0], words[1]) {
        if let end = words[2].firstIndex(of: "]") {
          pieces.append((range, files[words[2][...end]] ?? "** linker"))
        } else if words.count == 4 {
          sections.append(ProgramSection(name: "\(words[2]),\(words[3])", range: range))
        }
      }
    }
  }

  /// The bytes at an address. Both numbers are hexadecimal, with or without `0x`, and small enough for sums.
  private static func range(_ address: Substring, _ size: Substring) -> Range<Int>? {
    let numbers = [address, size].compactMap { Int($0.hasPrefix("0x") ? $0.dropFirst(2) : $0, radix: 16) }
    return numbers.count == 2 && numbers.allSatisfy { 0..<1 << 56 ~= $0 } ? numbers[0]..<numbers[0] + numbers[1] : nil
  }
}
