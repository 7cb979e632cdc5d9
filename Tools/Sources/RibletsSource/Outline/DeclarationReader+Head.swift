extension DeclarationReader {
  /// The part of a declaration before its keyword, in places of tokens.
  struct Head {
    var attributes: [Attribute] = []
    var modifiers: [Range<Int>] = []
    /// All of it; behind it is the keyword.
    var tokens: Range<Int>
  }

  struct Attribute {
    /// The places of the words in its name: of `Testing` and `Test` in `@Testing.Test`.
    var words: [Int]
    /// All of it, at sign and arguments included.
    var tokens: Range<Int>
  }

  /// Takes attributes and modifiers.
  mutating func takeHead() -> Head {
    var head = Head(tokens: index..<index)
    while index < tokens.count {
      let start = index
      if isMark("@"), index + 1 < tokens.count {
        index += 2
        var words = [start + 1]
        while let next = afterQualifier(at: index), next < tokens.count {
          words.append(next)
          index = next + 1
        }
        if isSymbol(beginningWith: "<") { index = afterAngles(index) }
        takeArguments()
        head.attributes.append(Attribute(words: words, tokens: start..<index))
      } else if isModifier(at: index) {
        index += 1
        takeArguments()
        head.modifiers.append(start..<index)
      } else {
        break
      }
    }
    head.tokens = head.tokens.lowerBound..<index
    return head
  }

  private mutating func takeArguments() {
    if isMark("("), token.isAdjacent { index = afterBrackets(index) }
  }

  /// The place behind a period or two colons.
  private func afterQualifier(at place: Int) -> Int? {
    if isMark(".", at: place) { return place + 1 }
    if isSymbol("::", at: place) { return place + 1 }
    return isMark(":", at: place) && isMark(":", at: place + 1) && tokens[place + 1].isAdjacent ? place + 2 : nil
  }

  /// The modifiers and the names of the attributes of a declaration: `final`, `@MainActor`, `private(set)` and `private`.
  func words(of head: Head) -> Set<String> {
    var found: Set<String> = []
    for attribute in head.attributes {
      let words = attribute.words.map { string(tokens[$0]) }
      // `@Testing.Test` and `@Testing::Test` are `@Test`.
      for word in words.dropFirst() { found.insert("@" + word) }
      found.insert("@" + words.joined(separator: "."))
    }
    for modifier in head.modifiers {
      found.insert(string(tokens[modifier.lowerBound]))
      if modifier.count > 1 { found.insert(string(modifier.lowerBound, modifier.upperBound)) }
    }
    return found
  }

  func access(of head: Head) -> SourceAccess? {
    for modifier in head.modifiers {
      if let access = SourceAccess(rawValue: string(modifier.lowerBound, modifier.upperBound)) { return access }
    }
    return nil
  }

  // MARK: Marks

  /// Returns the marks of a declaration; its keyword is next.
  func marks(_ head: Head, _ conditions: [String]) throws(NotSimple) -> SourceMarks {
    // `protocol Cart { #if DEBUG func pay() }`: the condition has taken the rest of the text.
    guard head.tokens.lowerBound < tokens.count else { throw NotSimple() }
    return SourceMarks(
      position: position(of: head.tokens.lowerBound), comments: comments(before: tokens[head.tokens.lowerBound]),
      attributes: try attributes(of: head),
      modifiers: head.modifiers.map { string($0.lowerBound, $0.upperBound) }, conditions: conditions)
  }

  /// Returns the attributes of a declaration, if its head is as plain as most are.
  func attributes(of head: Head) throws(NotSimple) -> [SourceAttribute] {
    // Comments in the head are taken from a tree.
    let keyword = head.tokens.upperBound
    if keyword >= tokens.count || !head.tokens.isEmpty && hasComment(head.tokens.lowerBound, keyword + 1) {
      throw NotSimple()
    }
    for modifier in head.modifiers where modifier.count > 1 {
      guard Self.details.contains(string(modifier.lowerBound + 1, modifier.upperBound)) else { throw NotSimple() }
    }
    var result: [SourceAttribute] = []
    for attribute in head.attributes {
      let end = attribute.words[attribute.words.count - 1] + 1
      let isPlain =
        attribute.words.allSatisfy { tokens[$0].kind == .word }
        && (attribute.tokens.lowerBound + 1..<end).allSatisfy { tokens[$0].isAdjacent }
      let isFirst = head.modifiers.first.map { $0.lowerBound > attribute.tokens.lowerBound } ?? true
      // A space before arguments would make them a part of what follows, or not.
      let next = attribute.tokens.upperBound
      guard isPlain, isFirst, !isMark("(", at: next) else { throw NotSimple() }
      let name = string(attribute.words[0], end)
      if end < next {
        guard isMark("(", at: end), arePlain(end..<next, of: name) else { throw NotSimple() }
      } else if Self.needsArguments.contains(name) {
        throw NotSimple()
      }
      result.append(SourceAttribute(name: name, text: string(attribute.tokens.lowerBound, next)))
    }
    return result
  }

  private static let details: Set<String> = ["(set)", "(unsafe)", "(safe)", "(nonsending)"]

  private static let needsArguments: Set<String> = [
    "available", "_spi_available", "backDeployed", "_backDeploy", "differentiable", "derivative", "transpose",
    "specialized", "_specialize", "_dynamicReplacement", "_documentation", "_effects", "_implements",
    "_originallyDefinedIn", "abi", "rethrows",
  ]

  /// Returns true if the arguments of an attribute are such that no parser stumbles over them.
  private func arePlain(_ arguments: Range<Int>, of name: String) -> Bool {
    let bytes = tokens[arguments.lowerBound].end..<tokens[arguments.upperBound - 1].start
    if name == "available" { return isPlainAvailability(String(decoding: text[bytes], as: UTF8.self)) }
    guard !Self.needsArguments.contains(name), arguments.count == 3 else { return false }
    let word = tokens[arguments.lowerBound + 1]
    return word.kind == .word && bytes == word.start..<word.end && text[bytes].allSatisfy { $0 < 0x80 }
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

  /// The comments before a token that begin on lines of their own: others belong to what comes before them.
  private func comments(before token: QuickLexer.Token) -> [String] {
    guard token.start - token.triviaStart > 2, token.isFirstOnLine else { return [] }
    var lines: [String] = []
    var isOwn = token.triviaStart == 0
    var place = token.triviaStart
    while place < token.start {
      switch text[place] {
      case 10:
        isOwn = true
        place += 1
      case UInt8(ascii: "/"):
        let start = place
        let isLine = text[place + 1] == UInt8(ascii: "/")
        place = isLine ? text.endOfLine(from: place) : text.endOfBlockComment(from: place)
        guard isOwn else { break }
        if isLine {
          let isDocumentation = start + 2 < place && text[start + 2] == UInt8(ascii: "/")
          lines.append(String(decoding: text[(start + (isDocumentation ? 3 : 2))..<place], as: UTF8.self))
        } else {
          lines += SourceMarks.lines(ofBlockComment: String(decoding: text[start..<place], as: UTF8.self))
        }
      default: place += 1
      }
    }
    return lines
  }
}
