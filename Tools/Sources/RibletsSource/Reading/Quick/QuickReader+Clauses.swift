extension QuickReader {
  /// Reads what follows a colon, if there is one.
  mutating func inherited() throws(NotSimple) -> [SourceType] {
    guard try takesMark(":") else { return [] }
    var types: [SourceType] = []
    repeat { types.append(try type()) } while try takesMark(",")
    return types
  }

  mutating func genericParameters() throws(NotSimple) -> [SourceGenericParameter] {
    guard try takesStart("<") else { return [] }
    var result: [SourceGenericParameter] = []
    repeat {
      var kind = SourceGenericParameter.Kind.type
      if try takesWord("each") {
        kind = .pack
      } else if try takesWord("let") {
        kind = .value
      }
      let name = try takeName()
      let bound: SourceType? = try takesMark(":") ? try type() : nil
      result.append(SourceGenericParameter(name: name, kind: kind, bound: bound))
    } while try takesMark(",")
    guard try takesStart(">") else { throw NotSimple() }
    return result
  }

  mutating func requirements() throws(NotSimple) -> [SourceRequirement] {
    guard try takesWord("where") else { return [] }
    var result: [SourceRequirement] = []
    repeat {
      let left = try type()
      let isSameType = lexer.isSymbol("==")
      guard isSameType || lexer.isMark(":") else { throw NotSimple() }
      try lexer.advance()
      // A layout, or a number.
      if lexer.token.byte == UInt8(ascii: "_") || lexer.token.kind == .number { throw NotSimple() }
      result.append(SourceRequirement(isSameType: isSameType, left: left, right: try type()))
    } while try takesMark(",")
    return result
  }

  mutating func parameters() throws(NotSimple) -> [SourceParameter] {
    try takeMark("(")
    var result: [SourceParameter] = []
    if try takesMark(")") { return result }
    repeat {
      let label = try takeLabel()
      let name: String? = lexer.isMark(":") ? nil : try takeLabel()
      try takeMark(":")
      let type = try type()
      let isVariadic = try takesDots()
      let hasDefault = lexer.isSymbol("=")
      if hasDefault { try skipValue() }
      result.append(
        SourceParameter(label: label, name: name, type: type, isVariadic: isVariadic, hasDefault: hasDefault))
    } while try takesMark(",")
    try takeMark(")")
    return result
  }

  /// Goes over a default value.
  private mutating func skipValue() throws(NotSimple) {
    try lexer.advance()
    if lexer.isMark(",") || lexer.isMark(")") { throw NotSimple() }
    while !lexer.isMark(","), !lexer.isMark(")") {
      // A comma in angle brackets would look like the next parameter.
      if lexer.startsWith("<") || lexer.token.kind == .end { throw NotSimple() }
      if lexer.isMark("(") || lexer.isMark("[") || lexer.isMark("{") {
        try skipBrackets()
      } else if lexer.isMark("]") || lexer.isMark("}") || lexer.isMark(":") || lexer.isMark(";") {
        throw NotSimple()
      } else {
        try lexer.advance()
      }
    }
  }
}
