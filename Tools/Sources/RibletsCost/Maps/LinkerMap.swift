import Foundation

/// The places of object files in a program, as the linker wrote them down.
struct LinkerMap {
  struct Section: Hashable {
    let name: String
    let range: Range<Int>

    init(name: String, address: Int, size: Int) {
      self.name = name
      range = address..<address + max(0, size)
    }
  }

  struct Piece {
    /// The section of the program.
    let section: String
    let address: Int
    let size: Int
    /// The path of the object file, with the archive around it; of the linker's own bytes, its word for them.
    let origin: String
    let isLinkers: Bool
  }

  enum Linker: String {
    case gold, lld
    /// Apple's.
    case ld
  }

  let linker: Linker
  var sections: [Section] = []
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
    } else if lines.contains(where: { $0.hasPrefix("# Object files:") }) {
      linker = .ld
      readApple(lines)
    } else {
      throw CostFailure(
        """
        '\(name)' is not a map of gold, lld or Apple's linker, or it is cut off. Build with: -Xlinker -Map=FILE, on a Mac \
        -Xlinker -map -Xlinker FILE.
        """)
    }
  }

  /// The number of a text with or without `0x`.
  static func number(_ text: some StringProtocol) -> Int? {
    Int(text.hasPrefix("0x") ? String(text.dropFirst(2)) : String(text), radix: 16)
  }
}
