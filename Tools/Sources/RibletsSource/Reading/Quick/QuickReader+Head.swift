extension QuickReader {
  /// Goes over attributes and modifiers, and notes where they are.
  mutating func readHead() throws(NotSimple) {
    head.start = lexer.token
    head.attributes.removeAll(keepingCapacity: true)
    head.modifiers.removeAll(keepingCapacity: true)
    while lexer.isMark("@") { head.attributes.append(try readAttribute()) }
    while isModifier {
      if lexer.isWord("class") {
        // A class, or a member of one.
        let here = lexer
        try lexer.advance()
        let isMember = isModifier || keyword == .other
        lexer = here
        if !isMember { break }
      }
      let start = lexer.token.start
      var end = lexer.token.end
      try lexer.advance()
      if lexer.isMark("("), lexer.token.isAdjacent {
        lexer.place = lexer.token.start
        try lexer.skipBrackets()
        end = lexer.place
        guard Self.details.contains(lexer.text(lexer.token.start, end)) else { throw NotSimple() }
        try lexer.advance()
      }
      head.modifiers.append(start..<end)
    }
    if lexer.isMark("@"), !head.modifiers.isEmpty { throw NotSimple() }
    // Comments in the head are taken from a tree.
    if lexer.token.start != head.start.start, hasComment(from: head.start.start) { throw NotSimple() }
  }

  /// Returns true if a comment is between the parts of the head that begins there, arguments of attributes included.
  private func hasComment(from start: Int) -> Bool {
    var place = start
    while place + 1 < lexer.token.start {
      if lexer.base[place] == UInt8(ascii: "/") {
        let next = lexer.base[place + 1]
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return true }
      }
      place += 1
    }
    return false
  }

  private static let details: Set<String> = ["(set)", "(unsafe)", "(safe)", "(nonsending)"]

  private mutating func readAttribute() throws(NotSimple) -> Attribute {
    try lexer.advance()
    guard lexer.token.kind == .word, lexer.token.isAdjacent else { throw NotSimple() }
    let start = lexer.token.start
    var end = lexer.token.end
    try lexer.advance()
    while lexer.isMark("."), lexer.token.isAdjacent {
      try lexer.advance()
      guard lexer.token.kind == .word, lexer.token.isAdjacent else { throw NotSimple() }
      end = lexer.token.end
      try lexer.advance()
    }
    if lexer.startsWith("<") { throw NotSimple() }
    guard lexer.isMark("(") else { return Attribute(name: start..<end) }
    // A space would make it a part of what follows, or not.
    guard lexer.token.isAdjacent else { throw NotSimple() }
    let open = lexer.token.start
    lexer.place = open
    try lexer.skipBrackets()
    let close = lexer.place
    try lexer.advance()
    return Attribute(name: start..<end, arguments: open..<close)
  }

  func attributes() throws(NotSimple) -> [SourceAttribute] {
    var result: [SourceAttribute] = []
    for attribute in head.attributes {
      let name = lexer.text(attribute.name.lowerBound, attribute.name.upperBound)
      var end = attribute.name.upperBound
      if let arguments = attribute.arguments {
        guard isPlain(arguments, of: name) else { throw NotSimple() }
        end = arguments.upperBound
      } else if Self.needsArguments.contains(name) {
        throw NotSimple()
      }
      let text = SourceReader.inOneLine(lexer.text(attribute.name.lowerBound - 1, end))
      result.append(SourceAttribute(name: name, text: text))
    }
    return result
  }

  private static let needsArguments: Set<String> = [
    "available", "_spi_available", "backDeployed", "_backDeploy", "differentiable", "derivative", "transpose",
    "specialized", "_specialize", "_dynamicReplacement", "_documentation", "_effects", "_implements",
    "_originallyDefinedIn", "abi", "rethrows",
  ]

  /// Returns true if the arguments of an attribute are such that no parser stumbles over them.
  private func isPlain(_ arguments: Range<Int>, of name: String) -> Bool {
    let inner = lexer.text(arguments.lowerBound + 1, arguments.upperBound - 1)
    if name == "available" { return isPlainAvailability(inner) }
    if Self.needsArguments.contains(name) || inner.isEmpty { return false }
    return inner.utf8.allSatisfy { lexer.classes[Int($0)].contains(.word) } && !inner.utf8.contains { $0 >= 0x80 }
      && !(48...57).contains(inner.utf8.first ?? 48)
  }

  /// `iOS 18, *`, `*, deprecated`, `*, deprecated, message: "Use another."`.
  private func isPlainAvailability(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.enumerated().allSatisfy { place, part in
      let words = part.split(separator: " ")
      switch words.count {
      case 0: return false
      case 1:
        return words[0] == "*" && (place == 0 || place == parts.count - 1)
          || place > 0 && parts[0].first == "*" && ["deprecated", "unavailable", "noasync"].contains(words[0])
      case 2: return Self.platforms.contains(words[0]) && isVersion(words[1]) && parts.last == " *"
      default:
        guard words[0] == "message:" || words[0] == "renamed:", place == parts.count - 1, parts[0] == "*" else {
          return false
        }
        let rest = part.drop { $0 != "\"" }.dropFirst().dropLast()
        return part.hasSuffix("\"") && !rest.contains { $0 == "\"" || $0 == "\\" || $0 == "\n" }
      }
    }
  }

  private static let platforms: Set<Substring> = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "swift",
  ]

  private func isVersion(_ text: Substring) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count <= 3 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
  }

  var access: SourceAccess? {
    for modifier in head.modifiers {
      if let access = SourceAccess(rawValue: lexer.text(modifier.lowerBound, modifier.upperBound)) { return access }
    }
    return nil
  }

  /// Returns the marks of the declaration whose head was read last.
  mutating func marks(_ conditions: [String]) throws(NotSimple) -> SourceMarks {
    SourceMarks(
      position: position(at: head.start.start), comments: comments(before: head.start), attributes: try attributes(),
      modifiers: head.modifiers.map { lexer.text($0.lowerBound, $0.upperBound) }, conditions: conditions)
  }

  /// The comments before a token that begin on lines of their own: others belong to what comes before them.
  private func comments(before token: QuickLexer.Token) -> [String] {
    guard token.start - token.triviaStart > 2, token.isFirstOnLine else { return [] }
    var lines: [String] = []
    var isOwn = token.triviaStart == 0
    var place = token.triviaStart
    while place < token.start {
      switch lexer.base[place] {
      case 10:
        isOwn = true
        place += 1
      case UInt8(ascii: "/"):
        let start = place
        let isLine = lexer.byte(place + 1) == UInt8(ascii: "/")
        place = isLine ? lexer.endOfLine(from: place) : lexer.endOfBlockComment(from: place)
        guard isOwn else { break }
        if isLine {
          lines.append(lexer.text(start + (lexer.byte(start + 2) == UInt8(ascii: "/") ? 3 : 2), place))
        } else {
          lines += SourceReader.lines(ofBlockComment: lexer.text(start, place))
        }
      default: place += 1
      }
    }
    return lines
  }
}
