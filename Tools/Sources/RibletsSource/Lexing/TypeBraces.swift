/// Skips bodies, and keeps the braces of types.
///
///     struct Cart { var total: Int { 3 } }   →  struct Cart { var total: Int {} }
struct TypeBraces {
  /// The keywords of types; true for protocols.
  private static let keywords = WordTable([
    ("actor", false), ("class", false), ("enum", false), ("extension", false), ("protocol", true), ("struct", false),
  ])

  /// True if the brace of a protocol is next, false for another type, `nil` for a body.
  private var isProtocol: Bool?
  /// The number of open brackets of all kinds.
  private(set) var open = 0
  private(set) var protocolCount = 0
  /// The number of open braces in a protocol, with its own.
  private var inProtocol = 0

  /// Goes over a body that begins with the token, so that the brace that closes it is next.
  mutating func skipBody(at lexer: inout QuickLexer, _ text: UnsafeBufferPointer<UInt8>) throws(NotSimple) {
    let token = lexer.token
    switch token.kind {
    case .word:
      guard let found = Self.keywords.meaning(of: token, in: text) else { return }
      isProtocol = found
      // `@protocol` is an attribute that there is not.
      if found, token.start == 0 || text[token.start - 1] != UInt8(ascii: "@") { protocolCount += 1 }
    case .mark where token.byte == UInt8(ascii: "{"):
      open += 1
      // Types in types are read by recursion.
      if open > 40 { throw NotSimple() }
      if isProtocol == true || inProtocol > 0 {
        inProtocol += 1
      } else if isProtocol == nil {
        lexer.place = token.start
        try lexer.skipBrackets()
        lexer.place -= 1
      }
      isProtocol = nil
    case .mark where token.byte == UInt8(ascii: "}"):
      try close()
      inProtocol = max(0, inProtocol - 1)
      isProtocol = nil
    case .mark where token.byte == UInt8(ascii: ";"): isProtocol = nil
    case .mark where token.byte == UInt8(ascii: "(") || token.byte == UInt8(ascii: "["): open += 1
    case .mark where token.byte == UInt8(ascii: ")") || token.byte == UInt8(ascii: "]"): try close()
    default: break
    }
  }

  private mutating func close() throws(NotSimple) {
    open -= 1
    if open < 0 { throw NotSimple() }
  }
}
