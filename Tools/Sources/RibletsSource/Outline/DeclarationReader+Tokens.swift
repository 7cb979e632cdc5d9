extension DeclarationReader {
  // MARK: Texts

  func string(_ token: QuickLexer.Token) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[token.start..<token.end]), as: UTF8.self)
  }

  /// The name that a token stands for, without backticks.
  func name(_ token: QuickLexer.Token) -> String {
    let text = string(token)
    return token.kind == .backticked ? String(text.dropFirst().dropLast()) : text
  }

  /// Some tokens on one line, without comments.
  func string(_ start: Int, _ end: Int) -> String {
    guard start < end, end <= tokens.count else { return "" }
    let bytes = text[tokens[start].start..<tokens[end - 1].end]
    if !bytes.contains(10), !hasComment(start, end) {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }
    var result = ""
    for place in start..<end {
      let token = tokens[place]
      let isTight =
        result.isEmpty || token.isAdjacent
        || token.isFirstOnLine && (["(", "["].contains(result.last) || [")", "]", "."].contains(string(token).first))
      result += (isTight ? "" : " ") + string(token)
    }
    return result
  }

  /// Some tokens on one line; `nil` if a comment or a text of several lines is among them.
  func plain(_ start: Int, _ end: Int) -> String? {
    guard start < end, end <= tokens.count, !hasComment(start, end) else { return nil }
    for token in tokens[start..<end] where token.kind == .string && text[token.start..<token.end].contains(10) {
      return nil
    }
    return string(start, end)
  }

  func hasComment(_ start: Int, _ end: Int) -> Bool {
    tokens[(start + 1)..<end].contains { token in
      !token.isAdjacent && text[token.triviaStart..<token.start].contains(UInt8(ascii: "/"))
    }
  }

  func position(of place: Int) -> SourcePosition {
    position(at: place < tokens.count ? tokens[place].start : text.count)
  }

  // MARK: Tests

  func isMark(_ mark: StaticString, at place: Int) -> Bool {
    guard let token = token(.mark, at: place) else { return false }
    return token.byte == mark.utf8Start[0]
  }

  func isSymbol(_ symbol: StaticString, at place: Int) -> Bool { isSpelled(symbol, .symbol, at: place) }

  func isSymbol(beginningWith byte: StaticString, at place: Int) -> Bool {
    guard let token = token(.symbol, at: place) else { return false }
    return token.byte == byte.utf8Start[0]
  }

  func isWord(_ word: StaticString, at place: Int) -> Bool { isSpelled(word, .word, at: place) }

  private func isSpelled(_ word: StaticString, _ kind: QuickLexer.Token.Kind, at place: Int) -> Bool {
    guard let token = token(kind, at: place), let base = text.baseAddress else { return false }
    return word.isSpelled(by: base + token.start, count: token.end - token.start)
  }

  func isOpening(_ place: Int) -> Bool {
    guard let token = token(.mark, at: place) else { return false }
    switch token.byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return true
    default: return false
    }
  }

  private func isClosing(_ place: Int) -> Bool {
    guard let token = token(.mark, at: place) else { return false }
    switch token.byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return true
    default: return false
    }
  }

  /// The token at a place, if it is of a kind.
  private func token(_ kind: QuickLexer.Token.Kind, at place: Int) -> QuickLexer.Token? {
    guard place >= 0, place < tokens.count, tokens[place].kind == kind else { return nil }
    return tokens[place]
  }

  // MARK: Ways

  /// The place after the bracket that closes the one at a place.
  mutating func afterBrackets(_ place: Int) -> Int {
    let end = endOfBrackets(place)
    if end > tokens.count { doubt(at: text.count) }
    return min(end, tokens.count)
  }

  /// The place after the closing bracket; one beyond the tokens if there is none.
  func endOfBrackets(_ start: Int) -> Int {
    var depth = 0
    var place = start
    while place < tokens.count {
      if isOpening(place) { depth += 1 }
      if isClosing(place) { depth -= 1 }
      place += 1
      if depth == 0 { return place }
    }
    return tokens.count + 1
  }

  /// The place after the angle bracket that closes the one at a place.
  func afterAngles(_ start: Int) -> Int {
    var depth = 0
    var place = start
    while place < tokens.count {
      if isOpening(place) {
        place = min(endOfBrackets(place), tokens.count)
        continue
      }
      if isClosing(place) { return place }
      depth += angles(place)
      place += 1
      if depth <= 0 { return place }
    }
    return place
  }

  /// The angle brackets that a token opens, less those that it closes.
  private func angles(_ place: Int) -> Int {
    let token = tokens[place]
    guard token.kind == .symbol, !isSymbol("->", at: place) else { return 0 }
    return text[token.start..<token.end].reduce(0) { sum, byte in
      byte == UInt8(ascii: "<") ? sum + 1 : byte == UInt8(ascii: ">") ? sum - 1 : sum
    }
  }

  /// The place after a type.
  ///
  /// - Parameter endsAtLine: True where the type may be the last thing on its line.
  func afterType(_ start: Int, endsAtLine: Bool = true) -> Int {
    var place = start
    while place < tokens.count {
      let token = tokens[place]
      if place > start, endsAtLine, token.isFirstOnLine, !continuesType(place) { return place }
      // `Core::Cart`, a type behind the name of its module.
      if place > start, isMark(":", at: place), isMark(":", at: place + 1), tokens[place + 1].isAdjacent {
        place += 2
        continue
      }
      if isMark("{", at: place) || isClosing(place) || isMark(",", at: place) || isMark(";", at: place)
        || isMark(":", at: place) || isSymbol("=", at: place) || isWord("where", at: place)
      {
        return place
      }
      if isOpening(place) {
        place = min(endOfBrackets(place), tokens.count)
      } else if isSymbol(beginningWith: "<", at: place) {
        place = afterAngles(place)
      } else {
        place += 1
      }
    }
    return place
  }

  private func continuesType(_ place: Int) -> Bool {
    isSymbol("->", at: place) || isSymbol("&", at: place) || isMark(".", at: place)
      || isSymbol("->", at: place - 1) || isSymbol("&", at: place - 1)
      || (["async", "throws", "any", "some"] as [StaticString]).contains { isWord($0, at: place - 1) }
  }

  /// The place after the requirements of a where clause.
  func afterRequirements(_ start: Int) -> Int {
    var place = start
    while place < tokens.count, !isMark("{", at: place), !isMark(";", at: place), !isClosing(place) {
      if place > start, tokens[place].isFirstOnLine, !isMark(",", at: place - 1), tokens[place - 1].kind != .symbol,
        !isMark(":", at: place - 1), tokens[place].kind != .symbol
      {
        return place
      }
      place += 1
    }
    return place
  }

  /// The place after an expression.
  ///
  /// - Parameter endsAtLine: True where it is a statement, or the value of a property.
  func endOfExpression(_ start: Int, endsAtLine: Bool = true) -> Int {
    var place = start
    while place < tokens.count {
      if place > start, endsAtLine, tokens[place].isFirstOnLine, !continuesExpression(place) { return place }
      if isClosing(place) || isMark(",", at: place) || isMark(";", at: place) { return place }
      if isMark("{", at: place), place > start, startsAccessors(place + 1) { return place }
      if place > start, let end = endOfGenericArguments(place) {
        place = end
      } else {
        place = isOpening(place) ? min(endOfBrackets(place), tokens.count) : place + 1
      }
    }
    return place
  }

  /// The place after generic arguments in an expression; `nil` if `<` compares. The compiler, too, decides by the token after
  /// `>`.
  private func endOfGenericArguments(_ place: Int) -> Int? {
    guard isSymbol(beginningWith: "<", at: place), tokens[place].isAdjacent, tokens[place - 1].kind == .word else {
      return nil
    }
    let end = afterAngles(place)
    let last = tokens[end - 1]
    guard end < tokens.count, last.kind == .symbol, text[last.end - 1] == UInt8(ascii: ">") else { return nil }
    let isEnd = tokens[end].isFirstOnLine || isClosing(end) || isMark("(", at: end) || isMark("{", at: end)
    return isEnd || [".", ",", ";", ":"].contains { isMark($0, at: end) } ? end : nil
  }

  private func startsAccessors(_ place: Int) -> Bool {
    (["willSet", "didSet", "get", "set"] as [StaticString]).contains { isWord($0, at: place) }
      && (isMark("{", at: place + 1) || isMark("(", at: place + 1))
  }

  private func continuesExpression(_ place: Int) -> Bool {
    let token = tokens[place]
    if isMark(".", at: place) || isMark(":", at: place) || isWord("as", at: place) || isWord("is", at: place) {
      return true
    }
    let isFollowedBySpace = place + 1 < tokens.count && !tokens[place + 1].isAdjacent
    if token.kind == .symbol { return isFollowedBySpace }
    let last = tokens[place - 1]
    // An operator between two values, not one behind a value.
    return last.kind == .symbol && !last.isAdjacent || isSymbol("=", at: place - 1)
  }
}
