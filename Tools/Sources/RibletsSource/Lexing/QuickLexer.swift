/// Takes bytes of source apart into tokens.
struct QuickLexer {
  struct Token {
    enum Kind: UInt8 {
      case word
      case backticked
      case number
      case string
      case symbol
      /// `#if`, `#else`, `#selector`: the sign with the word.
      case directive
      /// One byte that stands for itself.
      case mark
      case end
    }

    var kind = Kind.end
    var start = 0
    var end = 0
    /// The end of the token before it.
    var triviaStart = 0
    var isFirstOnLine = true
    /// The first byte.
    var byte: UInt8 = 0
    /// True if nothing is between it and the token before.
    var isAdjacent: Bool { start == triviaStart }
  }

  let base: UnsafePointer<UInt8>
  let count: Int
  private(set) var token = Token()
  /// The place where reading goes on: after the token.
  var place = 0
  /// The number of brackets in strings in brackets that are being skipped.
  var depth = 0
  let classes: UnsafePointer<ByteClass>

  /// Makes a lexer before the first token.
  init(_ text: UnsafeBufferPointer<UInt8>, classes: UnsafePointer<ByteClass>) {
    base = text.baseAddress ?? ("" as StaticString).utf8Start
    self.classes = classes
    count = text.count
  }

  var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  func byte(_ place: Int) -> UInt8 { place < count ? base[place] : 0 }

  func lastByte(before place: Int) -> UInt8 { place > 0 ? base[place - 1] : 0 }

  func has(_ kind: ByteClass, at place: Int) -> Bool {
    place >= 0 && place < count && classes[Int(base[place])].contains(kind)
  }

  func isWord(_ word: StaticString) -> Bool {
    token.kind == .word && matches(token.start, token.end, word)
  }

  func matches(_ start: Int, _ end: Int, _ word: StaticString) -> Bool {
    word.isSpelled(by: base + start, count: end - start)
  }

  /// Returns true if the token is this one byte.
  func isMark(_ byte: StaticString) -> Bool { token.kind == .mark && token.byte == byte.utf8Start[0] }

  /// Goes to the next token.
  mutating func advance() throws(NotSimple) {
    token.triviaStart = place
    token.isFirstOnLine = place == 0
    try skipTrivia()
    token.start = place
    guard place < count else {
      token.kind = .end
      token.byte = 0
      token.end = place
      return
    }
    let byte = base[place]
    token.byte = byte
    let kind = classes[Int(byte)]
    if kind.contains(.digit) {
      token.kind = .number
      skipWord()
      skipFraction()
    } else if kind.contains(.word) {
      token.kind = .word
      skipWord()
    } else if kind.contains(.symbol) {
      token.kind = .symbol
      try skipSymbol()
    } else {
      try advanceToOther(byte)
    }
    token.end = place
  }

  private mutating func advanceToOther(_ byte: UInt8) throws(NotSimple) {
    token.kind = .mark
    switch byte {
    case UInt8(ascii: "\""):
      token.kind = .string
      try skipString(pounds: 0)
    case UInt8(ascii: "`"):
      token.kind = .backticked
      try skipBackticks()
    case UInt8(ascii: "#"):
      token.kind = .directive
      try skipPounds()
    case UInt8(ascii: "."):
      place += 1
      if self.byte(place) == byte {
        token.kind = .symbol
        while self.byte(place) == byte || has(.symbol, at: place) { place += 1 }
      }
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      place += 1
    default: throw NotSimple()
    }
  }

  private mutating func skipPounds() throws(NotSimple) {
    var pounds = 0
    while byte(place) == UInt8(ascii: "#") {
      pounds += 1
      place += 1
    }
    if byte(place) == UInt8(ascii: "\"") {
      token.kind = .string
      try skipString(pounds: pounds)
    } else if pounds == 1, has(.word, at: place) {
      skipWord()
    } else {
      throw NotSimple()
    }
  }

  /// A symbol that may hold a comment or begin a regular expression is not read here.
  private mutating func skipSymbol() throws(NotSimple) {
    while has(.symbol, at: place) {
      if base[place] == UInt8(ascii: "/") { try checkSlash(at: place) }
      place += 1
    }
    if place - token.start > 3 { throw NotSimple() }
  }

  /// Goes over what follows the first digits of a number; after a dot, the number is a member of a tuple, and after several,
  /// the end of a range.
  private mutating func skipFraction() {
    let dot = UInt8(ascii: ".")
    if lastByte(before: token.start) == dot, lastByte(before: token.start - 1) != dot { return }
    if byte(place) == UInt8(ascii: "."), has(.digit, at: place + 1) {
      place += 1
      skipWord()
    }
    let sign = byte(place)
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    let exponent = byte(token.start + 1) | 0x20 == UInt8(ascii: "x") ? UInt8(ascii: "p") : UInt8(ascii: "e")
    if isSigned, base[place - 1] | 0x20 == exponent, has(.digit, at: place + 1) {
      place += 1
      skipWord()
    }
  }

  mutating func skipWord() {
    while place < count, classes[Int(base[place])].contains(.word) { place += 1 }
  }

  mutating func noteNewline() { token.isFirstOnLine = true }
}
