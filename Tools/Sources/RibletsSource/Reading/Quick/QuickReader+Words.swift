extension QuickReader {
  /// The kinds of declarations that a word can begin.
  enum Keyword {
    case none
    case `protocol`
    case `class`
    case `struct`
    case `enum`
    case actor
    case `extension`
    case `typealias`
    case `import`
    case initializer
    /// Something that is not read: a function, a property, a case.
    case other
  }

  var keyword: Keyword {
    let token = lexer.token
    guard token.kind == .word else { return .none }
    func isWord(_ word: StaticString) -> Bool { lexer.matches(token.start, token.end, word) }
    switch (token.end - token.start, token.byte) {
    case (3, UInt8(ascii: "v")) where isWord("var"): return .other
    case (3, UInt8(ascii: "l")) where isWord("let"): return .other
    case (4, UInt8(ascii: "f")) where isWord("func"): return .other
    case (4, UInt8(ascii: "c")) where isWord("case"): return .other
    case (4, UInt8(ascii: "e")) where isWord("enum"): return .enum
    case (4, UInt8(ascii: "i")) where isWord("init"): return .initializer
    case (5, UInt8(ascii: "c")) where isWord("class"): return .class
    case (5, UInt8(ascii: "a")) where isWord("actor"): return .actor
    case (6, UInt8(ascii: "s")) where isWord("struct"): return .struct
    case (6, UInt8(ascii: "i")) where isWord("import"): return .import
    case (6, UInt8(ascii: "d")) where isWord("deinit"): return .other
    case (8, UInt8(ascii: "p")) where isWord("protocol"): return .protocol
    case (8, UInt8(ascii: "o")) where isWord("operator"): return .other
    case (9, UInt8(ascii: "e")) where isWord("extension"): return .extension
    case (9, UInt8(ascii: "t")) where isWord("typealias"): return .typealias
    case (9, UInt8(ascii: "s")) where isWord("subscript"): return .other
    default: return .none
    }
  }

  private static let modifiers = Self.byLength([
    "static", "class", "mutating", "nonmutating", "nonisolated", "isolated", "public", "private", "fileprivate",
    "internal", "package", "open", "final", "override", "lazy", "weak", "unowned", "required", "convenience", "dynamic",
    "optional", "indirect", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing",
  ])

  /// True if the token can be in front of a declaration's keyword.
  var isModifier: Bool { isAmong(Self.modifiers) }

  private static let reserved = Self.byLength([
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "_",
  ])

  /// True if the token cannot be a name.
  var isReserved: Bool { isAmong(Self.reserved) }

  private static let specifiers = Self.byLength([
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const", "nonisolated",
    "dependsOn", "repeat", "each", "some", "any",
  ])

  /// True if the token may be a specifier of the type that follows it.
  var isSpecifier: Bool { isAmong(Self.specifiers) }

  private static func byLength(_ words: [StaticString]) -> [[StaticString]] {
    let longest = words.map(\.utf8CodeUnitCount).max() ?? 0
    return (0...longest).map { length in words.filter { $0.utf8CodeUnitCount == length } }
  }

  private func isAmong(_ words: [[StaticString]]) -> Bool {
    let token = lexer.token
    let length = token.end - token.start
    guard token.kind == .word, length < words.count else { return false }
    for word in words[length] where word.utf8Start[0] == token.byte {
      if lexer.matches(token.start, token.end, word) { return true }
    }
    return false
  }

  /// Takes a name that something is declared or referred to with.
  mutating func takeName() throws(NotSimple) -> String {
    let token = lexer.token
    guard token.kind == .word && !isReserved || token.kind == .backticked else { throw NotSimple() }
    let name = lexer.text
    try lexer.advance()
    return name
  }

  mutating func takeMark(_ byte: StaticString) throws(NotSimple) {
    guard lexer.isMark(byte) else { throw NotSimple() }
    try lexer.advance()
  }

  /// Takes a mark if it is there.
  mutating func takesMark(_ byte: StaticString) throws(NotSimple) -> Bool {
    guard lexer.isMark(byte) else { return false }
    try lexer.advance()
    return true
  }

  mutating func takesWord(_ word: StaticString) throws(NotSimple) -> Bool {
    guard lexer.isWord(word) else { return false }
    try lexer.advance()
    return true
  }

  /// Takes a symbol that begins with a byte, and leaves what follows it.
  mutating func takesStart(_ byte: StaticString) throws(NotSimple) -> Bool {
    guard lexer.startsWith(byte) else { return false }
    lexer.splitSymbol(after: 1)
    try lexer.advance()
    return true
  }
}
