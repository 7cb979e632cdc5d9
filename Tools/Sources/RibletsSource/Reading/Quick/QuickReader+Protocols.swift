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
    if keyword == .initializer {
      let initializer = try readInitializer(conditions)
      return SourceMember(marks: initializer.marks, kind: .initializer(initializer))
    }
    let marks = try marks(conditions)
    try lexer.advance()
    if lexer.matches(token.start, token.end, "func") {
      return SourceMember(marks: marks, kind: .function(try function()))
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

  private mutating func function() throws(NotSimple) -> SourceFunction {
    let name: String
    if lexer.token.kind == .symbol, !lexer.has(.symbol, at: lexer.token.end), !lexer.startsWith("/") {
      // '<' may begin generic parameters, too: '<<T>(…)'.
      guard lexer.byte(lexer.token.end) == 32 || lexer.byte(lexer.token.end) == UInt8(ascii: "(") else {
        throw NotSimple()
      }
      name = lexer.text
      try lexer.advance()
    } else {
      name = try takeName()
    }
    let generics = try genericParameters()
    let parameters = try parameters()
    let effects = try effects()
    let result = try result()
    return SourceFunction(
      name: name, generics: generics, requirements: try requirements(), parameters: parameters, effects: effects,
      result: result)
  }

  private mutating func result() throws(NotSimple) -> SourceType? {
    guard lexer.isSymbol("->") else { return nil }
    try lexer.advance()
    return try type()
  }

  private mutating func subscriptModel() throws(NotSimple) -> SourceSubscript {
    let generics = try genericParameters()
    let parameters = try parameters()
    guard let result = try result() else { throw NotSimple() }
    let requirements = try requirements()
    return SourceSubscript(
      generics: generics, requirements: requirements, parameters: parameters, result: result,
      accessors: try accessors())
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
  mutating func readInitializer(_ conditions: [String]) throws(NotSimple) -> SourceInitializer {
    let marks = try marks(conditions)
    try lexer.advance()
    var mark = ""
    if lexer.token.isAdjacent, lexer.isSymbol("?") || lexer.isSymbol("!") {
      mark = lexer.text
      try lexer.advance()
    }
    let generics = try genericParameters()
    let parameters = try parameters()
    let effects = try effects()
    return SourceInitializer(
      marks: marks, mark: mark, generics: generics, requirements: try requirements(), parameters: parameters,
      effects: effects)
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
