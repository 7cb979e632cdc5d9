extension DeclarationReader {
  /// The outermost calls of some members, in order.
  mutating func calls(of names: Set<String>) -> [SourceExpression] {
    if !isBalanced { doubt(at: text.count) }
    var found: [SourceExpression] = []
    var place = 0
    while place < tokens.count {
      guard tokens[place].kind == .word, isMark(".", at: place - 1), isMark("(", at: place + 1),
        names.contains(string(tokens[place]))
      else {
        place += 1
        continue
      }
      let brackets = brackets(place + 1)
      // `Target` of `Target.target(…)`, or the dot without one.
      let start = place > 1 && tokens[place - 1].isAdjacent && tokens[place - 2].kind == .word ? place - 2 : place - 1
      let value = SourceExpression.Value.call(string(tokens[place]), arguments(in: brackets.inside))
      found.append(SourceExpression(value: value, position: position(of: start)))
      place = brackets.end
    }
    return found
  }

  /// The values of constants and variables, in functions, too.
  var constants: [String: SourceExpression] {
    var found: [String: SourceExpression] = [:]
    for place in tokens.indices where isWord("let", at: place) || isWord("var", at: place) {
      if isWord("if", at: place - 1) || isWord("guard", at: place - 1) { continue }
      var next = place + 1
      while next < tokens.count, tokens[next].kind == .word || tokens[next].kind == .backticked {
        let name = name(tokens[next])
        next = isMark(":", at: next + 1) ? afterType(next + 2) : next + 1
        guard isSymbol("=", at: next) else { break }
        let end = endOfExpression(next + 1)
        found[name] = expression(next + 1, end)
        guard isMark(",", at: end) else { break }
        next = end + 1
      }
    }
    return found
  }

  /// True if each bracket has its partner, of whatever kind.
  var isBalanced: Bool {
    var depth = 0
    for token in tokens where token.kind == .mark {
      switch token.byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  // MARK: Expressions

  private func expression(_ start: Int, _ end: Int) -> SourceExpression {
    var operands: [SourceExpression] = []
    var operators: [String] = []
    var first = start
    var place = start
    func add(_ end: Int) {
      operands.append(SourceExpression(value: value(first, end), position: position(of: first)))
    }
    while place < end, !isWord("as", at: place) {
      if tokens[place].kind == .symbol, place > first, place + 1 < end {
        add(place)
        operators.append(string(tokens[place]))
        first = place + 1
      }
      place = isOpening(place) ? brackets(place).end : place + 1
    }
    add(min(place, end))
    if operands.count == 1 { return operands[0] }
    return SourceExpression(
      value: .operation(operands, operators: operators), position: operands[0].position)
  }

  private func value(_ start: Int, _ end: Int) -> SourceExpression.Value {
    guard start < end else { return .other }
    if end - start == 1 {
      switch tokens[start].kind {
      case .string: return literal(tokens[start]).map { .text($0) } ?? .other
      case .word, .backticked: return .name(name(tokens[start]))
      case .number, .symbol, .directive, .mark, .end: return .other
      }
    }
    if isOpening(start) {
      let brackets = brackets(start)
      let items = arguments(in: brackets.inside)
      guard brackets.end == end, items.allSatisfy(\.label.isEmpty) else { return .other }
      if isMark("[", at: start) { return .array(items.map(\.expression)) }
      return isMark("(", at: start) && items.count == 1 ? items[0].expression.value : .other
    }
    var place = start
    while place < end,
      isMark(".", at: place) || tokens[place].kind == .word && (place == start || isMark(".", at: place - 1))
    {
      place += 1
    }
    guard place > start, tokens[place - 1].kind == .word else { return .other }
    if place == end { return .member(string(tokens[place - 1])) }
    guard isMark("(", at: place) else { return .other }
    let brackets = brackets(place)
    return brackets.end == end ? .call(string(tokens[place - 1]), arguments(in: brackets.inside)) : .other
  }

  /// The values between commas, each with the label before its colon.
  private func arguments(in range: Range<Int>) -> [SourceArgument] {
    var found: [SourceArgument] = []
    var place = range.lowerBound
    while place < range.upperBound {
      var label = ""
      if isMark(":", at: place + 1) {
        label = name(tokens[place])
        place += 2
      }
      var end = place
      while end < range.upperBound, !isMark(",", at: end) { end = isOpening(end) ? brackets(end).end : end + 1 }
      end = min(end, range.upperBound)
      found.append(SourceArgument(label: label, expression: expression(place, end)))
      place = end + 1
    }
    return found
  }

  /// The tokens between brackets, and the place after them; all that follows, if they are not closed.
  private func brackets(_ place: Int) -> (inside: Range<Int>, end: Int) {
    let end = endOfBrackets(place)
    let last = end > tokens.count ? tokens.count : end - 1
    return (min(place + 1, last)..<last, min(end, tokens.count))
  }

  // MARK: Strings

  /// The content of a string; `nil` if it has an interpolation or takes several lines.
  func literal(_ token: QuickLexer.Token) -> String? {
    let whole = string(token)
    let (bytes, quote) = (whole.utf8, UInt8(ascii: "\""))
    // Most are a few words in quotes.
    if bytes.count > 2, bytes.first == quote, bytes.last == quote, !bytes.starts(with: [quote, quote]),
      !bytes.contains(UInt8(ascii: "\\"))
    {
      return String(whole.dropFirst().dropLast())
    }
    let pounds = whole.prefix { $0 == "#" }
    var rest = whole.dropFirst(pounds.count).dropLast(pounds.count)
    guard rest.count > 1, rest.first == "\"", rest.last == "\"", !rest.hasPrefix("\"\"\"") else { return nil }
    rest = rest.dropFirst().dropLast()
    var text = ""
    while let escape = rest.firstRange(of: "\\" + pounds) {
      text += rest[..<escape.lowerBound]
      rest = rest[escape.upperBound...]
      guard let character = rest.popFirst() else { return nil }
      if character == "u" {
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        text.unicodeScalars.append(scalar)
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        guard let meaning = Self.escapes[character] else { return nil }
        text.append(meaning)
      }
    }
    return text + rest
  }

  private static let escapes: [Character: Character] = [
    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
  ]
}
