extension QuickReader {
  /// The kinds of declarations that a word can begin; `other` ones, such as functions and cases, are not read.
  enum Keyword {
    case none, `protocol`, `class`, `struct`, `enum`, actor, `extension`, `typealias`, `import`, initializer, other
  }

  private static let keywords: Words<Keyword> = byLength([
    ("protocol", .protocol), ("class", .class), ("struct", .struct), ("enum", .enum), ("actor", .actor),
    ("extension", .extension), ("typealias", .typealias), ("import", .import), ("init", .initializer), ("var", .other),
    ("let", .other), ("func", .other), ("case", .other), ("deinit", .other), ("operator", .other),
    ("subscript", .other),
  ])

  var keyword: Keyword { meaning(in: Self.keywords) ?? .none }

  private static let modifiers = Self.byLength([
    "static", "class", "mutating", "nonmutating", "nonisolated", "isolated", "public", "private", "fileprivate",
    "internal", "package", "open", "final", "override", "lazy", "weak", "unowned", "required", "convenience", "dynamic",
    "optional", "indirect", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing",
  ])

  /// True if the token can be in front of a declaration's keyword.
  var isModifier: Bool { meaning(in: Self.modifiers) != nil }

  private static let reserved = Self.byLength([
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "_",
  ])

  /// True if the token cannot be a name.
  var isReserved: Bool { meaning(in: Self.reserved) != nil }

  private static let specifiers = Self.byLength([
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const", "nonisolated",
    "dependsOn", "repeat", "each", "some", "any",
  ])

  /// True if the token may be a specifier of the type that follows it.
  var isSpecifier: Bool { meaning(in: Self.specifiers) != nil }

  private typealias Words<Meaning> = [[(word: StaticString, meaning: Meaning)]]

  private static func byLength<Meaning>(_ words: [(word: StaticString, meaning: Meaning)]) -> Words<Meaning> {
    let longest = words.map(\.word.utf8CodeUnitCount).max() ?? 0
    return (0...longest).map { length in words.filter { $0.word.utf8CodeUnitCount == length } }
  }

  private static func byLength(_ words: [StaticString]) -> Words<Bool> { byLength(words.map { ($0, true) }) }

  /// The meaning of the token among words by their lengths.
  private func meaning<Meaning>(in words: Words<Meaning>) -> Meaning? {
    let token = lexer.token
    let length = token.end - token.start
    guard token.kind == .word, length < words.count else { return nil }
    for (word, meaning) in words[length] where word.utf8Start[0] == token.byte {
      if lexer.matches(token.start, token.end, word) { return meaning }
    }
    return nil
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
