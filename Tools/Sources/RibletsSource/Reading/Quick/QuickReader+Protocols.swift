extension QuickReader {
  mutating func readProtocol(in surroundings: Surroundings) throws(NotSimple) -> SourceProtocol {
    let marks = try marks(surroundings.conditions)
    try lexer.advance()
    let name = try takeName()
    var primary: [String] = []
    if try takesStart("<") {
      repeat { primary.append(try takeName()) } while try takesMark(",")
      guard try takesStart(">") else { throw NotSimple() }
    }
    var model = SourceProtocol(
      marks: marks, name: name, scopes: surroundings.scopes, primaryAssociatedTypes: primary,
      inherited: try inherited(), requirements: try requirements(), members: [], errors: [])
    try takeMark("{")
    try readMembers([], into: &model.members)
    try takeMark("}")
    return model
  }

  private mutating func readMembers(_ conditions: [String], into members: inout [SourceMember]) throws(NotSimple) {
    depth += 1
    defer { depth -= 1 }
    if depth > 40 { throw NotSimple() }
    while !lexer.isMark("}"), !isEndOfBranch {
      if lexer.token.kind == .directive {
        try readBranches(conditions, into: &members)
      } else {
        try readHead()
        members.append(try member(conditions))
      }
      try checkEnd()
      while lexer.isMark(";") { try lexer.advance() }
    }
  }

  private mutating func readBranches(_ conditions: [String], into members: inout [SourceMember]) throws(NotSimple) {
    guard lexer.matches(lexer.token.start, lexer.token.end, "#if") else { throw NotSimple() }
    var earlier: [String] = []
    while !lexer.matches(lexer.token.start, lexer.token.end, "#endif") {
      let condition = try takeCondition(after: &earlier)
      try readMembers(conditions + [condition], into: &members)
      if !isEndOfBranch { throw NotSimple() }
    }
    try lexer.advance()
  }

  private mutating func member(_ conditions: [String]) throws(NotSimple) -> SourceMember {
    let token = lexer.token
    guard token.kind == .word else { throw NotSimple() }
    if keyword == .initializer { return try readInitializer(conditions) }
    let marks = try marks(conditions)
    try lexer.advance()
    if lexer.matches(token.start, token.end, "func") {
      return SourceMember(marks: marks, kind: .function(try function(functionName())))
    }
    if lexer.matches(token.start, token.end, "var") {
      let name = try takeName()
      try takeMark(":")
      let type = try type()
      return SourceMember(
        marks: marks, kind: .property(SourceProperty(name: name, type: type, accessors: try accessors())))
    }
    if lexer.matches(token.start, token.end, "subscript") {
      return SourceMember(marks: marks, kind: .subscript(try subscriptModel()))
    }
    if lexer.matches(token.start, token.end, "associatedtype") {
      return SourceMember(marks: marks, kind: .associatedType(try associatedType()))
    }
    throw NotSimple()
  }

  private mutating func functionName() throws(NotSimple) -> String {
    guard lexer.token.kind == .symbol, !lexer.has(.symbol, at: lexer.token.end), !lexer.startsWith("/") else {
      return try takeName()
    }
    // '<' may begin generic parameters, too: '<<T>(…)'.
    guard lexer.byte(lexer.token.end) == 32 || lexer.byte(lexer.token.end) == UInt8(ascii: "(") else {
      throw NotSimple()
    }
    let name = lexer.text
    try lexer.advance()
    return name
  }

  /// Reads all behind the name of a function, up to its body.
  private mutating func function(_ name: String, _ mark: String = "") throws(NotSimple) -> SourceFunction {
    SourceFunction(
      name: name, mark: mark, generics: try genericParameters(), parameters: try parameters(),
      effects: try effects(), result: try result(), requirements: try requirements())
  }

  private mutating func result() throws(NotSimple) -> SourceType? {
    guard lexer.isSymbol("->") else { return nil }
    try lexer.advance()
    return try type()
  }

  private mutating func subscriptModel() throws(NotSimple) -> SourceFunction {
    var model = try function("subscript")
    guard model.result != nil, model.effects == SourceEffects() else { throw NotSimple() }
    let accessors = try accessors()
    (model.effects, model.isSettable) = (accessors.effects, accessors.isSettable)
    return model
  }

  private mutating func accessors() throws(NotSimple) -> SourceAccessors {
    try takeMark("{")
    var result = SourceAccessors()
    var (hasGetter, hasSetter) = (false, false)
    while !lexer.isMark("}") {
      if try !takesWord("mutating") { _ = try takesWord("nonmutating") }
      if try takesWord("get"), !hasGetter {
        hasGetter = true
        result.effects = try effects()
      } else if try takesWord("set"), !hasSetter {
        hasSetter = true
        result.isSettable = true
      } else {
        throw NotSimple()
      }
    }
    guard hasGetter || hasSetter else { throw NotSimple() }
    try lexer.advance()
    return result
  }

  /// Reads an initializer up to its body.
  mutating func readInitializer(_ conditions: [String]) throws(NotSimple) -> SourceMember {
    let marks = try marks(conditions)
    try lexer.advance()
    var mark = ""
    if lexer.token.isAdjacent, lexer.isSymbol("?") || lexer.isSymbol("!") {
      mark = lexer.text
      try lexer.advance()
    }
    let model = try function("init", mark)
    guard model.result == nil else { throw NotSimple() }
    return SourceMember(marks: marks, kind: .initializer(model))
  }

  private mutating func associatedType() throws(NotSimple) -> SourceAssociatedType {
    let name = try takeName()
    let bounds = try inherited()
    var standard: SourceType?
    if lexer.isSymbol("=") {
      try lexer.advance()
      standard = try type()
    }
    return SourceAssociatedType(name: name, bounds: bounds, standard: standard, requirements: try requirements())
  }
}
