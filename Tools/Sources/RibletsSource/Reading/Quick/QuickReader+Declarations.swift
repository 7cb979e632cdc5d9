extension QuickReader {
  // MARK: Branches

  /// Reads what is between `#if` and `#endif`.
  mutating func readBranches(in surroundings: Surroundings) throws(NotSimple) {
    var earlier: [String] = []
    while !lexer.matches(lexer.token.start, lexer.token.end, "#endif") {
      var inner = surroundings
      inner.conditions.append(try takeCondition(after: &earlier))
      // A branch may go on with an expression from before.
      if lexer.isMark(".") { throw NotSimple() }
      try readItems(in: inner, of: nil)
      if !isEndOfBranch { throw NotSimple() }
    }
    try lexer.advance()
  }

  /// The condition of the branch whose directive is the token, with what excludes the branches before it.
  mutating func takeCondition(after earlier: inout [String]) throws(NotSimple) -> String {
    // Each condition has all before it in its text.
    if earlier.count > 100 { throw NotSimple() }
    let directive = lexer.token
    let end = lexer.endOfLine(from: directive.end)
    let isLast = lexer.matches(directive.start, directive.end, "#else")
    let excluded = earlier.map { "!(\($0))" }
    var parts = excluded
    if isLast {
      if earlier.isEmpty { throw NotSimple() }
      lexer.place = directive.end
    } else {
      let own = try condition(directive.end, end)
      parts.append(excluded.isEmpty ? own : "(\(own))")
      earlier.append(own)
      lexer.place = end
    }
    try lexer.advance()
    if !lexer.token.isFirstOnLine { throw NotSimple() }
    return parts.joined(separator: " && ")
  }

  private func condition(_ start: Int, _ end: Int) throws(NotSimple) -> String {
    let text = lexer.text(start, end)
    let own = text.drop { $0 == " " }
    let trimmed = own.lastIndex { $0 != " " }.map { own[...$0] } ?? ""
    var depth = 0
    for byte in trimmed.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      let isKnown = lexer.classes[Int(byte)].contains(.word) || " .()!&|<>=".utf8.contains(byte)
      if depth < 0 || !isKnown { throw NotSimple() }
    }
    if depth != 0 || trimmed.isEmpty { throw NotSimple() }
    return String(trimmed)
  }

  // MARK: Types and extensions

  mutating func readType(_ keyword: Keyword, in surroundings: Surroundings) throws(NotSimple) {
    let word = lexer.text
    let access = access
    let attributes = try attributes()
    try lexer.advance()
    let name = try takeName()
    let generics = try genericParameters().map(\.name)
    var model = SourceNominalType(
      name: name, keyword: word, inherited: try inherited(), initializers: [], attributes: attributes,
      scope: surroundings.path)
    _ = try requirements()
    let scope = SourceScope(name: name, keyword: word, generics: generics, access: access)
    try takeMark("{")
    if keyword == .class {
      // Initializers go to the class that they belong to.
      var initializers = model
      try withUnsafeMutablePointer(to: &initializers) { pointer throws(NotSimple) in
        try readItems(in: surroundings.inside(scope), of: pointer)
      }
      model = initializers
    } else {
      try readItems(in: surroundings.inside(scope), of: nil)
    }
    try takeMark("}")
    file.types.append(model)
  }

  mutating func readExtension(in surroundings: Surroundings) throws(NotSimple) {
    let access = access
    try lexer.advance()
    let scope = SourceScope(name: try type().text, keyword: "extension", generics: [], access: access)
    _ = try inherited()
    _ = try requirements()
    try takeMark("{")
    try readItems(in: surroundings.inside(scope), of: nil)
    try takeMark("}")
  }

  // MARK: Imports and aliases

  mutating func readImport(in surroundings: Surroundings) throws(NotSimple) -> SourceImport {
    let attributes = try attributes().map(\.text)
    let access = access
    try lexer.advance()
    var kind = ""
    if ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].contains(lexer.text) {
      kind = lexer.text + " "
      try lexer.advance()
    }
    let start = lexer.token.start
    var end = start
    repeat {
      if end > start, !lexer.token.isAdjacent { throw NotSimple() }
      guard lexer.token.kind == .word, !isReserved, !lexer.token.isFirstOnLine else { throw NotSimple() }
      end = lexer.token.end
      try lexer.advance()
      if lexer.isMark("."), !lexer.token.isAdjacent { throw NotSimple() }
    } while try takesMark(".")
    try checkEnd()
    return SourceImport(
      name: kind + lexer.text(start, end), access: access, attributes: attributes,
      conditions: surroundings.conditions)
  }

  mutating func readAlias(in surroundings: Surroundings) throws(NotSimple) -> SourceAlias {
    let marks = try marks(surroundings.conditions)
    try lexer.advance()
    let name = try takeName()
    let isGeneric = lexer.startsWith("<")
    _ = try genericParameters()
    guard lexer.isSymbol("=") else { throw NotSimple() }
    try lexer.advance()
    let type = try type()
    _ = try requirements()
    try checkEnd()
    return SourceAlias(marks: marks, name: name, type: type, isGeneric: isGeneric, scopes: surroundings.scopes)
  }

  /// Nothing may follow a declaration on its line, except what ends it.
  func checkEnd() throws(NotSimple) {
    let token = lexer.token
    guard token.isFirstOnLine || token.kind == .end || lexer.isMark(";") || lexer.isMark("}") else {
      throw NotSimple()
    }
  }
}
