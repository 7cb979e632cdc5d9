import Foundation

/// The places of object files in a program, as the linker wrote them down.
struct LinkerMap {
  /// `gold`, `lld`, or `ld` of Apple.
  let linker: String
  private(set) var sections: [ProgramSection] = []
  /// The bytes that have an owner, by section.
  private(set) var pieces: [String: [(range: Range<Int>, owner: CostOwner)]] = [:]
  /// The owners of object files by path.
  private(set) var objects: [String: CostOwner] = [:]
  /// The addresses of functions and data.
  private(set) var symbols: [(name: String, address: Int)] = []
  private let owners: FileOwners

  init(_ bytes: Data, name: String, owners: FileOwners) throws(CostFailure) {
    self.owners = owners
    let lines = bytes.split(separator: 10).map { Substring(decoding: $0, as: UTF8.self) }
    let isLLD = lines.first.map { $0.contains("VMA") && $0.contains("LMA") } ?? false
    linker = isLLD ? "lld" : lines.contains("Memory map") ? "gold" : "ld"
    switch linker {
    case "lld": readLLD(lines)
    case "gold": readGold(lines.drop { $0 != "Memory map" })
    default: readApple(lines)
    }
    if sections.isEmpty {
      throw CostFailure(
        "'\(name)' is not a map of gold, lld or Apple's linker, or it is cut off. Link with -Xlinker -Map=FILE.")
    }
  }

  /// Reads the map of gold. A long name has its numbers on the next line.
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
      if isSymbol {
        symbols.append((words[1...].joined(separator: " "), range.lowerBound))
      } else if !name.hasPrefix(" ") {
        sections.append(ProgramSection(name: name.trimmingCharacters(in: .whitespaces), range: range))
      } else if !name.hasPrefix(" **"), words.count > 2 {
        add(range, of: words[2])
      } else if name.hasPrefix(" **") {
        add(range, name.hasPrefix(" ** merge") ? .strings : name.hasPrefix(" ** fill") ? .padding : .tables)
      }
    }
  }

  /// Reads the map of lld: sections, their pieces below them, and symbols below these, each further to the right.
  ///
  ///          VMA      LMA     Size Align Out     In      Symbol
  ///        41e40    41e40   15783e    16 .text
  ///        41e40    41e40       f2    16         /shop/Shop.build/CartRouter.swift.o:(.text)
  ///        41e40    41e40       f2     1                 $s4Shop10CartRouterC
  private mutating func readLLD(_ lines: [Substring]) {
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 4)
      guard words.count == 5, let range = Self.range(words[0], words[2]) else { continue }
      let text = words[4].trimmingCharacters(in: .whitespaces)
      let indent = words[4].prefix { $0 == " " }.count
      if indent == 0 {
        sections.append(ProgramSection(name: text, range: range))
      } else if indent > 8 {
        symbols.append((text, range.lowerBound))
      } else if let end = text.range(of: ":(", options: .backwards), !text.hasPrefix("<internal>") {
        add(range, of: text[..<end.lowerBound])
      } else {
        add(range, text.contains(":(.rodata.str") || text.contains(":(.rodata.cst") ? .strings : .tables)
      }
    }
  }

  /// Reads the map of Apple's linker. It has never been run on a Mac.
  ///
  ///     # Object files:
  ///     [  3] /shop/Shop.build/Objects-normal/arm64/CartRouter.o
  ///     # Sections:
  ///     # Address	Size    	Segment	Section
  ///     0x100004000	0x00012345	__TEXT	__text
  ///     # Symbols:
  ///     # Address	Size    	File  Name
  ///     0x100004000	0x00000054	[  3] _$s4Shop10CartRouterC
  private mutating func readApple(_ lines: [Substring]) {
    var files: [Substring: Substring] = [:]
    for line in lines {
      let words = line.split(separator: "\t", maxSplits: 3)
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        files[line[...end]] = line[end...].dropFirst(2)
      } else if words.count > 2, let range = Self.range(words[0], words[1]) {
        if let end = words[2].firstIndex(of: "]") {
          let file = files[words[2][...end]] ?? "linker synthesized"
          file == "linker synthesized" ? add(range, .tables) : add(range, of: file)
        } else if words.count == 4 {
          sections.append(ProgramSection(name: "\(words[2]),\(words[3])", range: range))
        }
      }
    }
  }

  private mutating func add(_ range: Range<Int>, of object: Substring) {
    let owner = objects[String(object)] ?? owners.owner(ofObject: String(object))
    objects[String(object)] = owner
    add(range, owner)
  }

  /// Adds bytes to the last section that begins before them.
  private mutating func add(_ range: Range<Int>, _ owner: CostOwner) {
    guard let section = sections.last(where: { $0.range.lowerBound <= range.lowerBound }) else { return }
    pieces[section.name, default: []].append((range, section.name.hasSuffix(",__cstring") ? .strings : owner))
  }

  /// The bytes at an address. Both numbers are hexadecimal, with or without `0x`, and small enough for sums.
  private static func range(_ address: Substring, _ size: Substring) -> Range<Int>? {
    let numbers = [address, size].compactMap { Int($0.hasPrefix("0x") ? $0.dropFirst(2) : $0, radix: 16) }
    return numbers.count == 2 && numbers.allSatisfy { 0..<1 << 56 ~= $0 } ? numbers[0]..<numbers[0] + numbers[1] : nil
  }
}
