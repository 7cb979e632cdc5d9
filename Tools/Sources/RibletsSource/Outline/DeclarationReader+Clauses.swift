extension DeclarationReader {
  /// Reads what follows a colon, if there is one.
  mutating func inherited() throws(NotSimple) -> [SourceType] {
    guard takesMark(":") else { return [] }
    var types: [SourceType] = []
    repeat { types.append(try type()) } while takesMark(",")
    return types
  }

  mutating func genericParameters() throws(NotSimple) -> [SourceGenericParameter] {
    guard takesStart("<") else { return [] }
    var result: [SourceGenericParameter] = []
    repeat {
      var kind = SourceGenericParameter.Kind.type
      if takesWord("each") {
        kind = .pack
      } else if takesWord("let") {
        kind = .value
      }
      let name = try takeName()
      let bound: SourceType? = takesMark(":") ? try type() : nil
      result.append(SourceGenericParameter(name: name, kind: kind, bound: bound))
    } while takesMark(",")
    guard takesStart(">") else { throw NotSimple() }
    return result
  }

  mutating func whereClause() throws(NotSimple) -> [SourceRequirement] {
    guard takesWord("where") else { return [] }
    var result: [SourceRequirement] = []
    repeat {
      let left = try type()
      let isSameType = isSymbol("==")
      guard isSameType || isMark(":") else { throw NotSimple() }
      index += 1
      // A layout, or a number.
      if token.byte == UInt8(ascii: "_") || token.kind == .number { throw NotSimple() }
      result.append(SourceRequirement(isSameType: isSameType, left: left, right: try type()))
    } while takesMark(",")
    return result
  }

  mutating func parameters() throws(NotSimple) -> [SourceParameter] {
    try takeMark("(")
    var result: [SourceParameter] = []
    if takesMark(")") { return result }
    repeat {
      let label = try takeLabel()
      let name: String? = isMark(":") ? nil : try takeLabel()
      try takeMark(":")
      let type = try type()
      let isVariadic = takesSymbol("...")
      let hasDefault = isSymbol("=")
      if hasDefault { try skipValue() }
      result.append(
        SourceParameter(label: label, name: name, type: type, isVariadic: isVariadic, hasDefault: hasDefault))
    } while takesMark(",")
    try takeMark(")")
    return result
  }

  /// Goes over a default value.
  private mutating func skipValue() throws(NotSimple) {
    index += 1
    if isMark(",") || isMark(")") { throw NotSimple() }
    while !isMark(","), !isMark(")") {
      // A comma in angle brackets would look like the next parameter.
      if isSymbol(beginningWith: "<") || token.kind == .end { throw NotSimple() }
      if isOpening(index) {
        index = afterBrackets(index)
      } else if isMark("]") || isMark("}") || isMark(":") || isMark(";") {
        throw NotSimple()
      } else {
        index += 1
      }
    }
  }
}
