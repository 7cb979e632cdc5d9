extension QuickReader {
  /// Reads a type.
  mutating func type() throws(NotSimple) -> SourceType {
    depth += 1
    defer { depth -= 1 }
    // Whoever walks the type does so by recursion.
    if depth > 40 { throw NotSimple() }
    let words = try typeWords()
    let (base, elements) = try composition()
    guard isAtEffects || lexer.isSymbol("->") else {
      // What the parser takes for arguments of an attribute is no type.
      if words.contains(where: { $0.hasPrefix("@") }), elements != nil { throw NotSimple() }
      return words.isEmpty ? base : .attributed(words, base)
    }
    let here = lexer
    let effects = try effects()
    guard lexer.isSymbol("->") else {
      lexer = here
      return words.isEmpty ? base : .attributed(words, base)
    }
    // Only declarations may rethrow.
    guard let elements, effects.throwing != .whatArgumentsThrow else { throw NotSimple() }
    try lexer.advance()
    let function = SourceType.function(elements, effects, try type())
    return words.isEmpty ? function : .attributed(words, function)
  }

  private var isAtEffects: Bool { lexer.isWord("async") || lexer.isWord("throws") || lexer.isWord("rethrows") }

  /// Specifiers and attributes.
  private mutating func typeWords() throws(NotSimple) -> [String] {
    var words: [String] = []
    while isSpecifier, !lexer.isWord("some"), !lexer.isWord("any") {
      let word = lexer.text
      if ["nonisolated", "dependsOn", "repeat", "each", "_const"].contains(word) { throw NotSimple() }
      try lexer.advance()
      try checkStartOfType()
      words.append(word)
    }
    while lexer.isMark("@") {
      try lexer.advance()
      guard lexer.token.kind == .word, lexer.token.isAdjacent else { throw NotSimple() }
      let word = lexer.text
      let start = lexer.token.start
      var end = lexer.token.end
      try lexer.advance()
      if word == "convention" || word == "isolated" {
        guard lexer.isMark("("), lexer.token.isAdjacent else { throw NotSimple() }
        try lexer.advance()
        guard lexer.isWord("any") || lexer.isWord("c") || lexer.isWord("block") || lexer.isWord("thin") else {
          throw NotSimple()
        }
        try lexer.advance()
        guard lexer.isMark(")") else { throw NotSimple() }
        end = lexer.token.end
        try lexer.advance()
      } else if lexer.isMark("("), lexer.token.isAdjacent {
        throw NotSimple()
      } else if !lexer.isMark("@"), !isSpecifier {
        guard !Self.withArguments.contains(word) else { throw NotSimple() }
        try checkStartOfType()
      }
      words.append("@" + lexer.text(start, end))
    }
    return words
  }

  private static let withArguments: Set<String> = [
    "differentiable", "rethrows", "available", "opened", "_opaqueReturnTypeOf",
  ]

  private func checkStartOfType() throws(NotSimple) {
    let token = lexer.token
    let isStart = token.kind == .word || lexer.isMark("(") || lexer.isMark("[") || lexer.isMark("@")
    if !isStart || token.isFirstOnLine || token.isAdjacent { throw NotSimple() }
  }

  /// Reads a type without effects; with the elements if it is nothing but parentheses.
  private mutating func composition() throws(NotSimple) -> (SourceType, [SourceTupleElement]?) {
    let isOpaque = lexer.isWord("some")
    if isOpaque || lexer.isWord("any") {
      try lexer.advance()
      let token = lexer.token
      let isStart = token.kind == .word || lexer.isMark("(") || lexer.isSymbol("~")
      if !isStart || token.isFirstOnLine { throw NotSimple() }
      let constraint = try parts().type
      return (isOpaque ? .opaque(constraint) : .existential(constraint), nil)
    }
    return try parts()
  }

  private mutating func parts() throws(NotSimple) -> (type: SourceType, elements: [SourceTupleElement]?) {
    let (first, elements) = try simple()
    guard lexer.isSymbol("&") else { return (first, elements) }
    var parts = [first]
    while lexer.isSymbol("&") {
      // A space on one side only makes it another operator.
      let isAdjacent = lexer.token.isAdjacent
      try lexer.advance()
      if lexer.token.isAdjacent != isAdjacent { throw NotSimple() }
      parts.append(try simple().type)
    }
    return (.composition(parts), nil)
  }

  private mutating func simple() throws(NotSimple) -> (type: SourceType, elements: [SourceTupleElement]?) {
    if lexer.isSymbol("~") {
      try lexer.advance()
      guard lexer.token.isAdjacent, lexer.token.kind == .word, !isReserved else { throw NotSimple() }
      return (.suppressed(.named(try takeName(), [])), nil)
    }
    var base: SourceType
    var elements: [SourceTupleElement]?
    if lexer.isMark("(") {
      let found = try tuple()
      base = Self.type(of: found)
      elements = found
    } else if lexer.isMark("[") {
      base = try collection()
    } else {
      if isSpecifier { throw NotSimple() }
      base = .named(try takeName(), try genericArguments())
    }
    var suffixes = 0
    while true {
      suffixes += 1
      if suffixes > 40 { throw NotSimple() }
      if lexer.isMark(".") {
        base = try member(of: base)
      } else if lexer.startsWith("?"), lexer.token.isAdjacent {
        _ = try takesStart("?")
        base = .optional(base)
      } else if lexer.isSymbol("!"), lexer.token.isAdjacent {
        try lexer.advance()
        base = .unwrapped(base)
      } else {
        return (base, elements)
      }
      elements = nil
    }
  }

  private mutating func member(of base: SourceType) throws(NotSimple) -> SourceType {
    guard lexer.token.isAdjacent else { throw NotSimple() }
    try lexer.advance()
    guard lexer.token.isAdjacent else { throw NotSimple() }
    if lexer.isWord("Type") || lexer.isWord("Protocol") {
      let kind = lexer.text
      try lexer.advance()
      return .metatype(base, kind)
    }
    return .member(base, try takeName(), try genericArguments())
  }

  /// Parentheses around one type are not a tuple.
  private static func type(of elements: [SourceTupleElement]) -> SourceType {
    elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
  }

  private mutating func collection() throws(NotSimple) -> SourceType {
    try lexer.advance()
    let first = try type()
    if try takesMark(":") {
      let value = try type()
      try takeMark("]")
      return .dictionary(first, value)
    }
    try takeMark("]")
    return .array(first)
  }

  private mutating func genericArguments() throws(NotSimple) -> [SourceType] {
    guard lexer.startsWith("<") else { return [] }
    guard lexer.token.isAdjacent else { throw NotSimple() }
    _ = try takesStart("<")
    var arguments: [SourceType] = []
    repeat { arguments.append(try type()) } while try takesMark(",")
    guard try takesStart(">") else { throw NotSimple() }
    return arguments
  }

  private mutating func tuple() throws(NotSimple) -> [SourceTupleElement] {
    try lexer.advance()
    var elements: [SourceTupleElement] = []
    if try takesMark(")") { return elements }
    repeat {
      let label = try elementLabel()
      let name = label == nil || lexer.isMark(":") ? nil : try takeLabel()
      if label != nil { try takeMark(":") }
      let type = try type()
      let isVariadic = try takesDots()
      elements.append(SourceTupleElement(label: label, name: name, type: type, isVariadic: isVariadic))
    } while try takesMark(",")
    try takeMark(")")
    return elements
  }

  /// The label of an element, if it has one.
  private mutating func elementLabel() throws(NotSimple) -> String? {
    guard lexer.token.kind == .word || lexer.token.kind == .backticked else { return nil }
    let here = lexer
    let isSpecial = isSpecifier
    try lexer.advance()
    let isLabel: Bool
    if lexer.isMark(":") {
      isLabel = true
    } else if lexer.token.kind == .word || lexer.token.kind == .backticked {
      try lexer.advance()
      isLabel = lexer.isMark(":")
    } else {
      isLabel = false
    }
    lexer = here
    guard isLabel else { return nil }
    if isSpecial { throw NotSimple() }
    return try takeLabel()
  }

  /// Takes one of the names before the colon of a parameter.
  mutating func takeLabel() throws(NotSimple) -> String {
    guard lexer.token.kind == .word || lexer.token.kind == .backticked else { throw NotSimple() }
    if isSpecifier || lexer.isWord("var") || lexer.isWord("let") || lexer.isWord("Any") || lexer.isWord("Self") {
      throw NotSimple()
    }
    let label = lexer.text
    try lexer.advance()
    return label
  }

  mutating func takesDots() throws(NotSimple) -> Bool {
    guard lexer.isSymbol("...") else { return false }
    try lexer.advance()
    return true
  }

  /// Reads `async`, `throws` and their like.
  mutating func effects() throws(NotSimple) -> SourceEffects {
    let isAsync = try takesWord("async")
    if try takesWord("rethrows") { return SourceEffects(isAsync: isAsync, throwing: .whatArgumentsThrow) }
    guard try takesWord("throws") else { return SourceEffects(isAsync: isAsync) }
    guard lexer.isMark("(") else { return SourceEffects(isAsync: isAsync, throwing: .anything) }
    guard lexer.token.isAdjacent else { throw NotSimple() }
    try lexer.advance()
    let error = try type()
    try takeMark(")")
    return SourceEffects(isAsync: isAsync, throwing: SourceReader.throwing(error))
  }
}
