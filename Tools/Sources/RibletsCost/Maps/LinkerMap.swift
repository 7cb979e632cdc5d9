import Foundation

/// The places of object files in a program, as the linker wrote them down.
struct LinkerMap {
  struct Piece {
    /// The section of the program.
    let section: String
    let range: Range<Int>
    /// The path of the object file, with the archive around it.
    var object = ""
    /// The owner of bytes that the linker made itself.
    var owner: CostOwner?
  }

  enum Linker: String {
    case gold, lld
    /// Apple's.
    case ld
  }

  let linker: Linker
  var sections: [ProgramSection] = []
  var pieces: [Piece] = []
  /// The names of functions and data, with their addresses.
  var symbols: [(name: String, address: Int)] = []

  init(_ bytes: Data, name: String) throws(CostFailure) {
    let lines = bytes.split(separator: 10).map { Substring(decoding: $0, as: UTF8.self) }
    if let start = lines.firstIndex(of: "Memory map") {
      linker = .gold
      readGold(lines[(start + 1)...])
    } else if let first = lines.first, first.contains("VMA"), first.contains("LMA") {
      linker = .lld
      readLLD(lines.dropFirst())
    } else {
      linker = .ld
      readApple(lines)
    }
    if sections.isEmpty {
      throw CostFailure(
        """
        '\(name)' is not a map of gold, lld or Apple's linker, or it is cut off. Build with: -Xlinker -Map=FILE, on a Mac \
        -Xlinker -map -Xlinker FILE.
        """)
    }
  }

  /// The bytes at an address, both in hexadecimal, with or without `0x`.
  static func range(_ address: Substring, _ size: Substring) -> Range<Int>? {
    guard let start = number(address), let count = number(size) else { return nil }
    return start..<start + count
  }

  /// A number that is small enough for sums.
  static func number(_ text: Substring) -> Int? {
    Int(text.hasPrefix("0x") ? text.dropFirst(2) : text, radix: 16).flatMap { $0 < 1 << 56 ? $0 : nil }
  }
}
