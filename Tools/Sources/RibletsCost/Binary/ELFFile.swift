import Foundation

/// A program or an object file of Linux, as far as its sizes need it.
struct ELFFile {
  struct Section {
    let name: String
    /// 8 for memory that is not in the file.
    let kind: Int
    let isLoaded: Bool
    let address: Int
    /// The place in the file.
    let place: Int
    let size: Int
    let alignment: Int
  }

  struct Symbol {
    let name: String
    let range: Range<Int>
    let isWeak: Bool
    let isUndefined: Bool
  }

  private(set) var sections: [Section] = []
  private let bytes: Data

  init(_ bytes: Data, name: String) throws(CostFailure) {
    self.bytes = bytes
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      throw CostFailure("'\(name)' is not a program of Linux for 64 bits. Name the executable that the linker wrote.")
    }
    let (start, count) = (number(at: 40, 8), number(at: 60, 2))
    let names = number(at: start + number(at: 62, 2) * 64 + 24, 8)
    for head in (0..<count).map({ start + $0 * 64 }) {
      sections.append(
        Section(
          name: text(at: names + number(at: head, 4)), kind: number(at: head + 4, 4),
          isLoaded: number(at: head + 8, 8) & 2 != 0, address: number(at: head + 16, 8),
          place: number(at: head + 24, 8),
          size: number(at: head + 32, 8), alignment: max(1, number(at: head + 48, 8))))
    }
    let isWhole = start + count * 64 <= bytes.count && count > 0
    guard isWhole, sections.allSatisfy({ $0.kind == 8 || $0.place + $0.size <= bytes.count }) else {
      throw CostFailure("'\(name)' is cut off: it names bytes that it does not have. Link it again.")
    }
  }

  /// The sections that are in memory while it runs, by address.
  var loaded: [ProgramSection] {
    sections.filter { $0.isLoaded && $0.size > 0 }
      .map { ProgramSection(name: $0.name, range: $0.address..<$0.address + $0.size, alignment: $0.alignment) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  var machine: String { [62: "x86_64", 183: "aarch64"][number(at: 18, 2)] ?? "unknown" }

  func section(_ name: String) -> Section? { sections.first { $0.name == name } }

  /// The number in some bytes of a section.
  func number(in section: Section, at place: Int, _ size: Int) -> Int { number(at: section.place + place, size) }

  /// The texts of a section, such as the versions of compilers.
  func texts(in name: String) -> [String] {
    guard let section = section(name) else { return [] }
    return bytes[section.place..<section.place + section.size].split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The functions and the data, also of other files; none in a stripped program.
  var symbols: [Symbol] {
    guard let table = section(".symtab"), let names = section(".strtab") else { return [] }
    return stride(from: table.place + 24, to: table.place + table.size, by: 24).compactMap { place in
      let (info, start) = (number(at: place + 4, 1), number(at: place + 8, 8))
      guard info & 15 <= 2 else { return nil }
      return Symbol(
        name: text(at: names.place + number(at: place, 4)),
        range: start..<start + number(at: place + 16, 8),
        isWeak: info >> 4 == 2, isUndefined: number(at: place + 6, 2) == 0)
    }
  }

  /// The number in some bytes, the lowest first; 0 behind the end. The eighth byte is left out, so that sums fit.
  private func number(at place: Int, _ size: Int) -> Int {
    guard place <= bytes.count - size else { return 0 }
    return bytes[place..<place + min(size, 7)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func text(at place: Int) -> String {
    guard place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else { return "" }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }
}
