/// The roles that a byte of Swift source can have, by itself.
struct ByteClass: OptionSet {
  let rawValue: UInt8

  /// Part of a word. A letter beyond ASCII is none: only the parser tells `é` from an operator such as `√`.
  static let word = ByteClass(rawValue: 1)
  /// Part of an operator, the dot aside.
  static let symbol = ByteClass(rawValue: 2)
  static let digit = ByteClass(rawValue: 4)
  /// Deserves a look while code is skipped.
  static let notable = ByteClass(rawValue: 8)

  /// By byte.
  static let all: [ByteClass] = (0...255).map { ByteClass(of: UInt8($0)) }

  private init(of byte: UInt8) {
    var found: ByteClass = []
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      found = .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): found = [.word, .digit]
    default: break
    }
    if "/=-+!*%<>&|^~?".utf8.contains(byte) { found.insert(.symbol) }
    // 'p' may begin "protocol".
    if "{}()[]\"'`/#<p".utf8.contains(byte) { found.insert(.notable) }
    // No text has these, and the parser knows better what to do with them.
    if byte < 32, byte != 10, byte != 9 { found.insert(.notable) }
    self = found
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Written out, as the one of `SetAlgebra` takes nine calls a byte where nothing is optimized.
  func contains(_ other: ByteClass) -> Bool { rawValue & other.rawValue == other.rawValue }
}

/// Thrown where the quick reader is not sure: the parser has to read the file.
struct NotSimple: Error {
  /// True if there are too many brackets in texts in brackets.
  var isTooDeep = false
}
