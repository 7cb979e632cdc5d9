extension DeclarationReader {
  /// The token that is next; one of no kind at the end.
  var token: QuickLexer.Token { index < tokens.count ? tokens[index] : QuickLexer.Token() }

  private static let modifiers = WordTable([
    "static", "mutating", "nonmutating", "nonisolated", "isolated", "public", "private", "fileprivate", "internal",
    "package", "open", "final", "override", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "optional",
    "indirect", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing", "async",
  ])

  private static let inherited = WordTable(["func", "var", "let"])
  private static let members = WordTable([
    "func", "var", "let", "subscript", "init", "deinit", "case", "associatedtype",
  ])
  private static let declarations = WordTable([
    "func", "var", "let", "subscript", "deinit", "case", "associatedtype", "protocol", "class", "struct", "enum",
    "extension", "typealias", "import", "init",
  ])

  /// Returns true for a word in front of a declaration's keyword, such as `class` of `class func`, but not of `class Cart`.
  func isModifier(at place: Int) -> Bool {
    if Self.modifiers.contains(tokens[place], in: text) { return true }
    guard isWord("class", at: place), place + 1 < tokens.count else { return false }
    let next = tokens[place + 1]
    return Self.modifiers.contains(next, in: text) || Self.inherited.contains(next, in: text)
      || isWord("subscript", at: place + 1)
  }

  /// True for the keyword of a function or variable.
  var isInherited: Bool { Self.inherited.contains(token, in: text) }

  /// True for the keyword of a member that is no type.
  var isMember: Bool { Self.members.contains(token, in: text) }

  /// True for the keyword of a declaration.
  var isDeclaration: Bool {
    Self.declarations.contains(token, in: text) || isWord("actor") && startsType("actor")
  }

  private static let reserved = WordTable([
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "_",
  ])

  /// True if the token cannot be a name.
  var isReserved: Bool { token.byte == UInt8(ascii: "$") || Self.reserved.contains(token, in: text) }

  private static let specifiers = WordTable([
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const", "nonisolated",
    "dependsOn", "repeat", "each", "some", "any",
  ])

  /// True if the token may be a specifier of the type that follows it.
  var isSpecifier: Bool { Self.specifiers.contains(token, in: text) }

  func isMark(_ mark: StaticString) -> Bool { isMark(mark, at: index) }

  func isSymbol(_ symbol: StaticString) -> Bool { isSymbol(symbol, at: index) }

  func isSymbol(beginningWith byte: StaticString) -> Bool { isSymbol(beginningWith: byte, at: index) }

  func isWord(_ word: StaticString) -> Bool { isWord(word, at: index) }

  /// Takes the token as it is written.
  mutating func takeText() -> String {
    defer { index += 1 }
    return string(token)
  }

  /// Takes a name that something is declared or referred to with.
  mutating func takeName() throws(NotSimple) -> String {
    guard token.kind == .word && !isReserved || token.kind == .backticked else { throw NotSimple() }
    return takeText()
  }

  mutating func takeMark(_ byte: StaticString) throws(NotSimple) {
    guard takesMark(byte) else { throw NotSimple() }
  }

  /// Takes a mark if it is there.
  mutating func takesMark(_ byte: StaticString) -> Bool {
    guard isMark(byte) else { return false }
    index += 1
    return true
  }

  mutating func takesSymbol(_ symbol: StaticString) -> Bool {
    guard isSymbol(symbol) else { return false }
    index += 1
    return true
  }

  mutating func takesWord(_ word: StaticString) -> Bool {
    guard isWord(word) else { return false }
    index += 1
    return true
  }

  /// Takes the first byte of a symbol, and leaves the rest: of `?<` the question mark.
  mutating func takesStart(_ byte: StaticString) -> Bool {
    guard isSymbol(beginningWith: byte) else { return false }
    let next = tokens[index].start + 1
    guard next < tokens[index].end else {
      index += 1
      return true
    }
    tokens[index].start = next
    tokens[index].triviaStart = next
    tokens[index].isFirstOnLine = false
    tokens[index].byte = text[next]
    return true
  }

  /// Nothing may follow a declaration on its line, except what ends it.
  func checkEnd() throws(NotSimple) {
    guard index >= tokens.count || token.isFirstOnLine || isMark(";") || isMark("}") else { throw NotSimple() }
  }
}
