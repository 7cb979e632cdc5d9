extension DeclarationReader {
  /// Reads a type.
  mutating func type() throws(NotSimple) -> SourceType {
    depth += 1
    defer { depth -= 1 }
    // Deep types would overflow the stack, since they are read by recursion.
    if depth > 40 { throw NotSimple() }
    let words = try typeWords()
    let (base, elements) = try composition()
    guard isAtEffects || isSymbol("->") else {
      // The parser reads brackets behind an attribute as its arguments, not as a type.
      if words.contains(where: { $0.hasPrefix("@") }), elements != nil { throw NotSimple() }
      return words.isEmpty ? base : .attributed(words, base)
    }
    let effects = try effects()
    // Only declarations may rethrow.
    guard takesSymbol("->"), let elements, effects.throwing != .whatArgumentsThrow else { throw NotSimple() }
    let function = SourceType.function(elements, effects, try type())
    return words.isEmpty ? function : .attributed(words, function)
  }

  private var isAtEffects: Bool { isWord("async") || isWord("throws") || isWord("rethrows") }

  /// Specifiers and attributes.
  private mutating func typeWords() throws(NotSimple) -> [String] {
    var words: [String] = []
    while isSpecifier, !isWord("some"), !isWord("any") {
      let word = takeText()
      if ["nonisolated", "dependsOn", "repeat", "each", "_const"].contains(word) { throw NotSimple() }
      try checkStartOfType()
      words.append(word)
    }
    while takesMark("@") {
      guard token.kind == .word, token.isAdjacent else { throw NotSimple() }
      let start = index
      let word = takeText()
      if word == "convention" || word == "isolated" {
        guard takesMark("("), tokens[index - 1].isAdjacent,
          takesWord("any") || takesWord("c") || takesWord("block") || takesWord("thin")
        else { throw NotSimple() }
        try takeMark(")")
      } else if isMark("("), token.isAdjacent {
        throw NotSimple()
      } else if !isMark("@"), !isSpecifier {
        guard !Self.withArguments.contains(word) else { throw NotSimple() }
        try checkStartOfType()
      }
      words.append("@" + string(start, index))
    }
    return words
  }

  private static let withArguments: Set<String> = [
    "differentiable", "rethrows", "available", "opened", "_opaqueReturnTypeOf",
  ]

  private func checkStartOfType() throws(NotSimple) {
    let token = token
    let isStart = token.kind == .word || isMark("(") || isMark("[") || isMark("@")
    if !isStart || token.isFirstOnLine || token.isAdjacent { throw NotSimple() }
  }

  /// Reads a type without effects; with the elements if it is nothing but parentheses.
  private mutating func composition() throws(NotSimple) -> (SourceType, [SourceTupleElement]?) {
    let isOpaque = isWord("some")
    if isOpaque || isWord("any") {
      index += 1
      let token = token
      let isStart = token.kind == .word || isMark("(") || isSymbol("~")
      if !isStart || token.isFirstOnLine { throw NotSimple() }
      let constraint = try composed().type
      return (isOpaque ? .opaque(constraint) : .existential(constraint), nil)
    }
    return try composed()
  }

  private mutating func composed() throws(NotSimple) -> (type: SourceType, elements: [SourceTupleElement]?) {
    let (first, elements) = try simple()
    guard isSymbol("&") else { return (first, elements) }
    var parts = [first]
    while isSymbol("&") {
      // A space on one side only makes it another operator.
      let isAdjacent = token.isAdjacent
      index += 1
      if token.isAdjacent != isAdjacent { throw NotSimple() }
      parts.append(try simple().type)
    }
    return (.composition(parts), nil)
  }

  private mutating func simple() throws(NotSimple) -> (type: SourceType, elements: [SourceTupleElement]?) {
    if isSymbol("~") {
      index += 1
      guard token.isAdjacent, token.kind == .word, !isReserved else { throw NotSimple() }
      return (.suppressed(.named(try takeName(), [])), nil)
    }
    var base: SourceType
    var elements: [SourceTupleElement]?
    if isMark("(") {
      let found = try tuple()
      base = Self.type(of: found)
      elements = found
    } else if isMark("[") {
      base = try collection()
    } else {
      if isSpecifier { throw NotSimple() }
      base = .named(try takeName(), try genericArguments())
    }
    var suffixes = 0
    while true {
      suffixes += 1
      if suffixes > 40 { throw NotSimple() }
      if isMark(".") {
        base = try member(of: base)
      } else if isSymbol(beginningWith: "?"), token.isAdjacent {
        _ = takesStart("?")
        base = .optional(base)
      } else if isSymbol("!"), token.isAdjacent {
        index += 1
        base = .unwrapped(base)
      } else {
        return (base, elements)
      }
      elements = nil
    }
  }

  private mutating func member(of base: SourceType) throws(NotSimple) -> SourceType {
    guard token.isAdjacent else { throw NotSimple() }
    index += 1
    guard token.isAdjacent else { throw NotSimple() }
    if isWord("Type") || isWord("Protocol") {
      return .metatype(base, takeText())
    }
    return .member(base, try takeName(), try genericArguments())
  }

  /// Parentheses around one type are not a tuple.
  private static func type(of elements: [SourceTupleElement]) -> SourceType {
    elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
  }

  private mutating func collection() throws(NotSimple) -> SourceType {
    index += 1
    let first = try type()
    if takesMark(":") {
      let value = try type()
      try takeMark("]")
      return .dictionary(first, value)
    }
    try takeMark("]")
    return .array(first)
  }

  private mutating func genericArguments() throws(NotSimple) -> [SourceType] {
    guard isSymbol(beginningWith: "<") else { return [] }
    guard token.isAdjacent else { throw NotSimple() }
    _ = takesStart("<")
    var arguments: [SourceType] = []
    repeat { arguments.append(try type()) } while takesMark(",")
    guard takesStart(">") else { throw NotSimple() }
    return arguments
  }

  private mutating func tuple() throws(NotSimple) -> [SourceTupleElement] {
    index += 1
    var elements: [SourceTupleElement] = []
    if takesMark(")") { return elements }
    repeat {
      let label = try elementLabel()
      let name = label == nil || isMark(":") ? nil : try takeLabel()
      if label != nil { try takeMark(":") }
      let type = try type()
      let isVariadic = takesSymbol("...")
      elements.append(SourceTupleElement(label: label, name: name, type: type, isVariadic: isVariadic))
    } while takesMark(",")
    try takeMark(")")
    return elements
  }

  /// The label of an element, if it has one.
  private mutating func elementLabel() throws(NotSimple) -> String? {
    guard token.kind == .word || token.kind == .backticked else { return nil }
    let next = index + 1 < tokens.count ? tokens[index + 1].kind : .end
    let isLabel = isMark(":", at: index + 1) || (next == .word || next == .backticked) && isMark(":", at: index + 2)
    guard isLabel else { return nil }
    return try takeLabel()
  }

  /// Takes one of the names before the colon of a parameter.
  mutating func takeLabel() throws(NotSimple) -> String {
    guard token.kind == .word || token.kind == .backticked else { throw NotSimple() }
    if isSpecifier || isWord("var") || isWord("let") || isWord("Any") || isWord("Self") {
      throw NotSimple()
    }
    return takeText()
  }

  /// Reads `async`, `throws` and their like.
  mutating func effects() throws(NotSimple) -> SourceEffects {
    let isAsync = takesWord("async")
    if takesWord("rethrows") { return SourceEffects(isAsync: isAsync, throwing: .whatArgumentsThrow) }
    guard takesWord("throws") else { return SourceEffects(isAsync: isAsync) }
    guard isMark("(") else { return SourceEffects(isAsync: isAsync, throwing: .anything) }
    guard token.isAdjacent else { throw NotSimple() }
    index += 1
    let error = try type()
    try takeMark(")")
    return SourceEffects(isAsync: isAsync, throwing: .init(error))
  }
}
