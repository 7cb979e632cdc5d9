import Foundation
import RibletsPlans

/// A program or an object file of Linux, as far as its sizes need it.
struct ELFFile {
  typealias Symbol = (name: String, range: Range<Int>, isWeak: Bool, isUndefined: Bool)

  private(set) var sections: [ProgramSection] = []
  private let bytes: Data

  init(_ bytes: Data, name: String) throws(RequestProblem) {
    self.bytes = bytes
    // Linkers and compilers write the table of sections behind all sections.
    let (start, end) = (number(at: 40, 8), number(at: 40, 8) + number(at: 60, 2) * 64)
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), start < end, end <= bytes.count else {
      throw RequestProblem("'\(name)' is not a program of Linux for 64 bits, or it is cut off. Link it again.")
    }
    let names = number(at: start + number(at: 62, 2) * 64 + 24, 8)
    sections = stride(from: start, to: end, by: 64).map { head in
      let (address, size) = (number(at: head + 16, 8), number(at: head + 32, 8))
      let name = text(at: names + number(at: head, 4))
      return ProgramSection(
        name: name, range: address..<address + size, alignment: max(1, number(at: head + 48, 8)),
        place: number(at: head + 24, 8), isLoaded: number(at: head + 8, 8) & 2 != 0 && name != ".tbss")
    }
  }

  var machine: String { [62: "x86_64", 183: "aarch64"][number(at: 18, 2)] ?? "unknown" }

  var compilers: String {
    let texts = section(".comment").map { bytes.dropFirst($0.place).prefix($0.range.count).split(separator: 0) } ?? []
    return texts.map { String(decoding: $0, as: UTF8.self) }.sorted().joined(separator: "; ")
  }

  /// The functions and the data, also of other files; none in a stripped program.
  var symbols: [Symbol] {
    guard let table = section(".symtab"), let names = section(".strtab") else { return [] }
    return table.entries(of: 24, from: 24).compactMap { _, place in
      let (info, start) = (number(at: place + 4, 1), number(at: place + 8, 8))
      guard info & 15 <= 2 else { return nil }
      let name = text(at: names.place + number(at: place, 4))
      return (name, start..<start + number(at: place + 16, 8), info >> 4 == 2, number(at: place + 6, 2) == 0)
    }
  }

  /// The entries of tables, each with the address that it is for: relocations, and the ways to unwind functions with their index.
  var entries: [(range: Range<Int>, address: Int)] {
    let relocations = section(".rela.dyn")?.entries(of: 24).map { ($0.range, number(at: $0.place, 8)) } ?? []
    guard let index = section(".eh_frame_hdr"), let frames = section(".eh_frame"),
      number(at: index.place, 4) == 0x3B03_1B01
    else { return relocations }
    func address(at place: Int) -> Int {
      index.range.lowerBound + Int(Int32(truncatingIfNeeded: number(at: place, 4)))
    }
    return relocations
      + index.entries(of: 8, from: 12).flatMap { range, place in
        let (function, frame) = (address(at: place), address(at: place + 4))
        let length = number(at: frames.place + frame - frames.range.lowerBound, 4) + 4
        return [(range, function), (frame..<frame + length, function)]
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
