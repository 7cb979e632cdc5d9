extension DeclarationReader {
  /// Reads a protocol whose keyword is next.
  mutating func protocolModel(_ marks: SourceMarks, in scopes: [SourceScope]) throws(NotSimple) -> SourceProtocol {
    index += 1
    let name = try takeName()
    var primary: [String] = []
    if takesStart("<") {
      repeat { primary.append(try takeName()) } while takesMark(",")
      guard takesStart(">") else { throw NotSimple() }
    }
    var model = SourceProtocol(
      marks: marks, name: name, scopes: scopes, primaryAssociatedTypes: primary, inherited: try inherited(),
      requirements: try whereClause(), members: [], errors: [])
    try takeMark("{")
    while !isMark("}") {
      if token.kind == .directive {
        guard readBranch(), doubts.isEmpty else { throw NotSimple() }
      } else {
        model.members.append(try member())
        try checkEnd()
      }
      while takesMark(";") {}
    }
    guard conditions.isEmpty else { throw NotSimple() }
    index += 1
    return model
  }

  private mutating func member() throws(NotSimple) -> SourceMember {
    // In one expression the two would copy the reader.
    let head = takeHead()
    let marks = try marks(head, conditions)
    if isWord("init") { return try initializer(marks) }
    if takesWord("func") { return SourceMember(marks: marks, kind: .function(try function(functionName()))) }
    if takesWord("var") {
      let name = try takeName()
      try takeMark(":")
      let property = SourceProperty(name: name, type: try type(), accessors: try accessors())
      return SourceMember(marks: marks, kind: .property(property))
    }
    if takesWord("subscript") { return SourceMember(marks: marks, kind: .subscript(try subscriptModel())) }
    if takesWord("associatedtype") {
      return SourceMember(marks: marks, kind: .associatedType(try associatedType()))
    }
    throw NotSimple()
  }

  private mutating func functionName() throws(NotSimple) -> String {
    guard token.kind == .symbol, !isSymbol(beginningWith: "/") else { return try takeName() }
    // '<' may begin generic parameters, too: '<<T>(…)'.
    let next = token.end < text.count ? text[token.end] : 0
    guard next == 32 || next == UInt8(ascii: "(") else { throw NotSimple() }
    return takeText()
  }

  /// Reads all behind the name of a function, up to its body.
  private mutating func function(_ name: String, _ mark: String = "") throws(NotSimple) -> SourceFunction {
    SourceFunction(
      name: name, mark: mark, generics: try genericParameters(), parameters: try parameters(),
      effects: try effects(), result: takesSymbol("->") ? try type() : nil, requirements: try whereClause())
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
    while !isMark("}") {
      if !takesWord("mutating") { _ = takesWord("nonmutating") }
      if takesWord("get"), !hasGetter {
        hasGetter = true
        result.effects = try effects()
      } else if takesWord("set"), !hasSetter {
        hasSetter = true
        result.isSettable = true
      } else {
        throw NotSimple()
      }
    }
    guard hasGetter || hasSetter else { throw NotSimple() }
    index += 1
    return result
  }

  /// Reads an initializer, whose keyword is next, up to its body.
  mutating func initializer(_ marks: SourceMarks) throws(NotSimple) -> SourceMember {
    let end = token.end
    index += 1
    // Of `init?<Value>(…)` the sign may be taken already.
    let sign = end < text.count ? text[end] : 0
    let isMarked = sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!")
    if isMarked { _ = takesStart("?") || takesStart("!") }
    let model = try function("init", isMarked ? String(UnicodeScalar(sign)) : "")
    guard model.result == nil else { throw NotSimple() }
    return SourceMember(marks: marks, kind: .initializer(model))
  }

  private mutating func associatedType() throws(NotSimple) -> SourceAssociatedType {
    let name = try takeName()
    let bounds = try inherited()
    let standard = takesSymbol("=") ? try type() : nil
    return SourceAssociatedType(name: name, bounds: bounds, standard: standard, requirements: try whereClause())
  }
}
