/// Reads declarations from bytes, without a syntax tree.
///
/// It knows the common part of the language. Whatever it does not know, or cannot tell from its beginning, makes it
/// give up, and the parser reads the file: both give the same model.
struct QuickReader {
  var file: SourceFile
  var lexer: QuickLexer
  /// The part of a declaration before its keyword.
  var head = Head()
  var depth = 0
  private var lineOffset = 0
  private var line = 1

  struct Head {
    /// The first token.
    var start = QuickLexer.Token()
    var attributes: [Attribute] = []
    /// From where to where each of them reaches.
    var modifiers: [Range<Int>] = []
  }

  struct Attribute {
    var name: Range<Int>
    /// The parentheses and what is in them.
    var arguments: Range<Int>?
  }

  /// The model of a file; `nil` if the parser has to read it.
  static func file(_ text: UnsafeBufferPointer<UInt8>, path: String) -> SourceFile? {
    ByteClass.all.withUnsafeBufferPointer { classes in
      guard let classes = classes.baseAddress else { return nil }
      do throws(NotSimple) {
        var reader = QuickReader(path: path, lexer: QuickLexer(text, classes: classes))
        try reader.lexer.advance()
        try reader.readItems(in: Surroundings(), of: nil)
        return reader.lexer.token.kind == .end ? reader.file : nil
      } catch {
        return nil
      }
    }
  }

  private init(path: String, lexer: QuickLexer) {
    file = SourceFile(path: path)
    self.lexer = lexer
  }

  // MARK: Items

  /// Reads declarations up to what ends them: a brace, the end of a branch, or the end of the file.
  ///
  /// - Parameter owner: Takes the initializers of a class.
  mutating func readItems(in surroundings: Surroundings, of owner: UnsafeMutablePointer<SourceNominalType>?)
    throws(NotSimple)
  {
    depth += 1
    defer { depth -= 1 }
    if depth > 40 { throw NotSimple() }
    var isAtStart = true
    while true {
      let token = lexer.token
      switch token.kind {
      case .end: return
      case .mark where token.byte == UInt8(ascii: "}"): return
      case .directive:
        if isEndOfBranch { return }
        if lexer.matches(token.start, token.end, "#if") {
          try readBranches(in: surroundings)
          isAtStart = true
        } else {
          try lexer.advance()
          isAtStart = false
        }
      case .mark where token.byte == UInt8(ascii: ";"):
        try lexer.advance()
        isAtStart = true
      case .mark where token.byte == UInt8(ascii: "@"), .word:
        if isAtStart || token.isFirstOnLine {
          if isAtStart, isStrayWord, !surroundings.scopes.isEmpty { throw NotSimple() }
          isAtStart = try readItem(in: surroundings, of: owner)
        } else {
          try skipWord()
        }
      default:
        // No declaration begins so, and hardly a statement does.
        if isAtStart, !lexer.isMark("{") || !surroundings.scopes.isEmpty { throw NotSimple() }
        try skipToken()
        isAtStart = false
      }
    }
  }

  /// True if the token is a word that begins no declaration.
  private var isStrayWord: Bool {
    lexer.token.kind == .word && keyword == .none && !isModifier && !lexer.isWord("macro") && !lexer.isWord("async")
      && !lexer.isWord("precedencegroup")
  }

  var isEndOfBranch: Bool {
    let token = lexer.token
    guard token.kind == .directive else { return false }
    return lexer.matches(token.start, token.end, "#endif") || lexer.matches(token.start, token.end, "#else")
      || lexer.matches(token.start, token.end, "#elseif")
  }

  /// A word inside of something: one that begins a declaration should not be there.
  private mutating func skipWord() throws(NotSimple) {
    if lexer.token.kind == .mark {
      // An attribute of a type, or one of what comes next.
      let before = lexer.lastByte(before: lexer.token.triviaStart)
      guard before == UInt8(ascii: ":") || before == UInt8(ascii: ">") || before == UInt8(ascii: "=") else {
        throw NotSimple()
      }
    } else {
      switch keyword {
      case .protocol, .class, .struct, .enum, .extension, .typealias, .import, .initializer:
        if lexer.lastByte(before: lexer.token.triviaStart) != UInt8(ascii: ".") { throw NotSimple() }
      default: break
      }
    }
    try lexer.advance()
  }

  private mutating func skipToken() throws(NotSimple) {
    let token = lexer.token
    switch token.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      if token.kind == .mark { try skipBrackets() } else { try lexer.advance() }
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      if token.kind == .mark { throw NotSimple() }
      try lexer.advance()
    default: try lexer.advance()
    }
  }

  /// Goes to the token after the brackets that begin with the token.
  mutating func skipBrackets() throws(NotSimple) {
    lexer.place = lexer.token.start
    try lexer.skipBrackets()
    try lexer.advance()
  }

  /// Reads a declaration, or goes over its first words; `true` if it was read to its end.
  private mutating func readItem(
    in surroundings: Surroundings, of owner: UnsafeMutablePointer<SourceNominalType>?
  ) throws(NotSimple) -> Bool {
    let start = lexer.token
    try readHead()
    let keyword = keyword
    switch keyword {
    case .protocol: file.protocols.append(try readProtocol(in: surroundings))
    case .class, .struct, .enum: try readType(keyword, in: surroundings)
    case .actor:
      // Also the name of something.
      guard try isFollowedByName() else {
        try lexer.advance()
        return false
      }
      try readType(keyword, in: surroundings)
    case .extension: try readExtension(in: surroundings)
    case .typealias: file.aliases.append(try readAlias(in: surroundings))
    case .import: file.imports.append(try readImport(in: surroundings))
    case .initializer:
      guard let owner else {
        try lexer.advance()
        return false
      }
      owner.pointee.initializers.append(try readInitializer(surroundings.conditions))
      if lexer.isMark("{") { try skipBrackets() }
    case .other:
      let isInherited = owner != nil && (lexer.isWord("func") || lexer.isWord("var") || lexer.isWord("let"))
      try lexer.advance()
      if isInherited, let owner { try noteMember(of: owner) }
      return false
    case .none:
      if !head.attributes.isEmpty { throw NotSimple() }
      // What looked like a modifier may be the name of a function.
      guard lexer.token.start == start.start else {
        if !surroundings.scopes.isEmpty || !lexer.isMark("(") && !lexer.token.isFirstOnLine { throw NotSimple() }
        return false
      }
      try lexer.advance()
      return false
    }
    try checkEnd()
    return true
  }

  /// Notes the name of a function or variable of a class; the token is what follows the keyword.
  private func noteMember(of owner: UnsafeMutablePointer<SourceNominalType>) throws(NotSimple) {
    let modifiers = head.modifiers.map { lexer.text($0.lowerBound, $0.upperBound) }
    if modifiers.contains(where: { ["static", "class", "private", "fileprivate"].contains($0) }) { return }
    switch lexer.token.kind {
    case .word, .backticked, .symbol: owner.pointee.memberNames.append(lexer.text)
    default: throw NotSimple()
    }
  }

  private func isFollowedByName() throws(NotSimple) -> Bool {
    var copy = lexer
    try copy.advance()
    return copy.token.kind == .word && !copy.token.isFirstOnLine
  }

  // MARK: Positions

  mutating func position(at offset: Int) -> SourcePosition {
    if offset < lineOffset { (lineOffset, line) = (0, 1) }
    while true {
      let end = lexer.endOfLine(from: lineOffset)
      if end >= offset { break }
      lineOffset = end + 1
      line += 1
    }
    return SourcePosition(file: file.path, line: line, column: offset - lineOffset + 1)
  }
}
