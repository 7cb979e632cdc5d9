import Foundation

/// A program or an object file of Linux, as far as its sizes need it.
struct ELFFile {
  struct Section {
    let name: String
    let kind: Int
    let flags: Int
    let address: Int
    let offset: Int
    let size: Int
    let link: Int
    let alignment: Int
  }

  struct Symbol {
    let name: String
    let address: Int
    let size: Int
    let isWeak: Bool
    let isUndefined: Bool
  }

  let sections: [Section]
  let machine: String
  private let bytes: Data
  private let name: String

  init(_ bytes: Data, name: String) throws(CostFailure) {
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      throw CostFailure("'\(name)' is not a program of Linux for 64 bits. Name the executable that the linker wrote.")
    }
    (self.bytes, self.name) = (bytes, name)
    let machine = try Self.number(bytes, 18, 2, name)
    self.machine = [62: "x86_64", 183: "aarch64"][machine] ?? "machine \(machine)"
    let start = try Self.number(bytes, 40, 8, name)
    let count = try Self.number(bytes, 60, 2, name)
    let names = try Self.number(bytes, 62, 2, name)
    var heads: [[Int]] = []
    for place in 0..<count {
      var head: [Int] = []
      for field in [(0, 4), (4, 4), (8, 8), (16, 8), (24, 8), (32, 8), (40, 4), (48, 8)] {
        head.append(try Self.number(bytes, start + place * 64 + field.0, field.1, name))
      }
      heads.append(head)
    }
    guard names < heads.count else { throw Self.cutOff(name) }
    var sections: [Section] = []
    for head in heads {
      sections.append(
        Section(
          name: try Self.text(bytes, heads[names][4] + head[0], name), kind: head[1], flags: head[2], address: head[3],
          offset: head[4], size: head[5], link: head[6], alignment: max(1, head[7])))
    }
    self.sections = sections
  }

  /// The sections that are in memory while it runs.
  var loaded: [LoadedSection] {
    sections.filter { $0.flags & 2 != 0 && $0.size > 0 }.map { section in
      var part = CostPart.data
      if section.flags & 4 != 0 {
        part = .code
      } else if section.kind == 8 {
        part = .zeroed
      } else if section.name.hasPrefix("swift5_") || section.name == ".swift_modhash" {
        part = .metadata
      } else if section.name.hasPrefix(".rel") {
        part = .relocations
      } else if section.name.hasPrefix(".eh_frame") || section.name == ".gcc_except_table" {
        part = .unwinding
      }
      return LoadedSection(
        name: section.name, range: section.address..<section.address + section.size, alignment: section.alignment,
        part: part)
    }
  }

  func section(_ name: String) -> Section? { sections.first { $0.name == name } }

  /// The number in some bytes of a section, the lowest first.
  func number(in section: Section, at place: Int, _ size: Int) throws(CostFailure) -> Int {
    try Self.number(bytes, section.offset + place, size, name)
  }

  /// The texts of a section, such as the versions of compilers.
  func texts(in section: Section) -> [String] {
    guard section.offset + section.size <= bytes.count else { return [] }
    return bytes[section.offset..<section.offset + section.size].split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names that the linker knows; none in a stripped program.
  func symbols() throws(CostFailure) -> [Symbol] {
    guard let table = sections.first(where: { $0.kind == 2 }), table.link < sections.count else { return [] }
    let names = sections[table.link]
    var symbols: [Symbol] = []
    symbols.reserveCapacity(table.size / 24)
    for place in stride(from: 24, to: table.size, by: 24) {
      let info = try number(in: table, at: place + 4, 1)
      // Only symbols of data and functions, and those of other libraries, which have no kind.
      guard info & 15 <= 2 else { continue }
      symbols.append(
        Symbol(
          name: try Self.text(bytes, names.offset + number(in: table, at: place, 4), name),
          address: try number(in: table, at: place + 8, 8), size: try number(in: table, at: place + 16, 8),
          isWeak: info >> 4 == 2, isUndefined: try number(in: table, at: place + 6, 2) == 0))
    }
    return symbols
  }

  private static func number(_ bytes: Data, _ place: Int, _ size: Int, _ name: String) throws(CostFailure) -> Int {
    guard place >= 0, place <= bytes.count - size else { throw cutOff(name) }
    return bytes.withUnsafeBytes { bytes in
      var value = 0
      for byte in bytes[place..<place + size].reversed() { value = value << 8 | Int(byte) }
      return value
    }
  }

  private static func text(_ bytes: Data, _ place: Int, _ name: String) throws(CostFailure) -> String {
    guard place >= 0, place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else { throw cutOff(name) }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }

  private static func cutOff(_ name: String) -> CostFailure {
    CostFailure("'\(name)' is cut off: it names bytes that it does not have. Link it again.")
  }
}
