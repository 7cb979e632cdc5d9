import Foundation

/// A program or an object file of Linux, as far as its sizes need it.
struct ELFFile {
  typealias Symbol = (name: String, range: Range<Int>, isWeak: Bool, isUndefined: Bool)

  private(set) var sections: [ProgramSection] = []
  private let bytes: Data

  init(_ bytes: Data, name: String) throws(CostFailure) {
    self.bytes = bytes
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      throw CostFailure("'\(name)' is not a program of Linux for 64 bits. Name the executable that the linker wrote.")
    }
    let (start, count) = (number(at: 40, 8), number(at: 60, 2))
    let names = number(at: start + number(at: 62, 2) * 64 + 24, 8)
    var isWhole = start + count * 64 <= bytes.count && count > 0
    for head in stride(from: start, to: start + count * 64, by: 64) {
      let (address, place, size) = (number(at: head + 16, 8), number(at: head + 24, 8), number(at: head + 32, 8))
      // Zeroed memory has no place.
      if number(at: head + 4, 4) != 8, place + size > bytes.count { isWhole = false }
      sections.append(
        ProgramSection(
          name: text(at: names + number(at: head, 4)), range: address..<address + size,
          alignment: max(1, number(at: head + 48, 8)), place: place, isLoaded: number(at: head + 8, 8) & 2 != 0))
    }
    if !isWhole { throw CostFailure("'\(name)' is cut off: it names bytes that it does not have. Link it again.") }
  }

  var machine: String { [62: "x86_64", 183: "aarch64"][number(at: 18, 2)] ?? "unknown" }

  /// The compilers of its objects.
  var compilers: [String] {
    let texts = section(".comment").map { bytes[$0.place..<$0.place + $0.range.count].split(separator: 0) } ?? []
    return texts.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespaces) }
  }

  /// The functions and the data, also of other files; none in a stripped program.
  var symbols: [Symbol] {
    guard let table = section(".symtab"), let names = section(".strtab") else { return [] }
    return stride(from: table.place + 24, to: table.place + table.range.count, by: 24).compactMap { place in
      let (info, start) = (number(at: place + 4, 1), number(at: place + 8, 8))
      guard info & 15 <= 2 else { return nil }
      let name = text(at: names.place + number(at: place, 4))
      return (name, start..<start + number(at: place + 16, 8), info >> 4 == 2, number(at: place + 6, 2) == 0)
    }
  }

  func section(_ name: String) -> ProgramSection? { sections.first { $0.name == name } }

  /// The number in some bytes, the lowest first; 0 outside of the file. The eighth byte is left out, so that sums fit.
  func number(at place: Int, _ size: Int) -> Int {
    guard place >= 0, place <= bytes.count - size else { return 0 }
    return bytes[place..<place + min(size, 7)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func text(at place: Int) -> String {
    guard place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else { return "" }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }
}
