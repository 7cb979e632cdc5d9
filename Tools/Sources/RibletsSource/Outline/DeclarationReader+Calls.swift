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

  /// The names that are bound in another way than once by a constant, and operators that are declared.
  ///
  ///     var a = 1; for b in c { … }; func d(e f: Int) { … }; map { g in … }   // a, b, f, g
  var inconstant: Set<String> {
    var (found, known) = (Set<String>(), Set<String>())
    for place in tokens.indices {
      if isMark("{", at: place) {
        let words = (place + 1..<min(place + 50, tokens.count)).prefix { !isMark("{", at: $0) && !isMark("}", at: $0) }
        guard let end = words.first(where: { isWord("in", at: $0) || isWord("for", at: $0) }), isWord("in", at: end)
        else { continue }
        found.formUnion(names(in: place + 1..<end))
      }
      switch tokens[place].kind == .word ? string(tokens[place]) : "" {
      case "var": found.formUnion(boundNames(from: place + 1))
      case "let": for name in boundNames(from: place + 1) where !known.insert(name).inserted { found.insert(name) }
      case "for":
        let end = (place..<tokens.count).first { isWord("in", at: $0) || isMark("{", at: $0) } ?? tokens.count
        found.formUnion(names(in: place + 1..<max(end, place + 1)))
      case "func", "init", "subscript":
        if isWord("func", at: place), place + 1 < tokens.count, tokens[place + 1].kind == .symbol {
          found.insert(string(tokens[place + 1]))
        }
        guard let open = (place + 1..<min(place + 20, tokens.count)).first(where: { isMark("(", at: $0) }) else {
          break
        }
        let inside = brackets(open).inside
        found.formUnion(
          names(in: inside).filter { name in
            inside.contains { isMark(":", at: $0 + 1) && self.name(tokens[$0]) == name }
          })
      default: break
      }
    }
    return found
  }

  private func names(in range: Range<Int>) -> [String] {
    range.filter { [.word, .backticked].contains(tokens[$0].kind) }.map { name(tokens[$0]) }
  }

  /// The names that a pattern behind `let` or `var` binds.
  private func boundNames(from start: Int) -> [String] {
    var (found, place) = ([String](), start)
    while place < tokens.count {
      let end = (place..<tokens.count).first {
        isSymbol("=", at: $0) || isMark(":", at: $0) || isMark("{", at: $0) || isWord("in", at: $0)
          || $0 > start && tokens[$0].isFirstOnLine
      }
      found += names(in: place..<(end ?? tokens.count))
      guard var next = end else { break }
      if isMark(":", at: next) { next = afterType(next + 1) }
      if isSymbol("=", at: next) { next = endOfExpression(next + 1) }
      guard isMark(",", at: next) else { break }
      place = next + 1
    }
    return found
  }

  /// The members that code may change: each that is neither a label nor called, and of which a copy of a path may be taken.
  ///
  /// The name of a target is read by most code that changes others, so it counts only where something is assigned.
  func changes(of properties: Set<String>) -> [SourceExpression] {
    if properties.isEmpty { return [] }
    let isOpen = tokens.indices.contains { place in
      let assigned = isSymbol("=", at: place + 1) && isMark(")", at: place)
      return assigned || isSymbol("&", at: place) && tokens[place + 1].isAdjacent || isSymbol("\\", at: place)
        || isMark("\\", at: place)
    }
    var extensions: [Range<Int>] = []
    for place in tokens.indices where isWord("extension", at: place) {
      if let open = (place..<tokens.count).first(where: { isMark("{", at: $0) }) {
        extensions.append(brackets(open).inside)
      }
    }
    return tokens.indices.filter { place in
      guard tokens[place].kind == .word || tokens[place].kind == .backticked, !isMark(":", at: place + 1),
        !isMark("(", at: place + 1), properties.contains(name(tokens[place]))
      else { return false }
      let isMember = isMark(".", at: place - 1)
      if isWord("dependencies", at: place), isMember, isWord("package", at: place - 2) { return false }
      let isBound = isWord("let", at: place - 1) || isWord("var", at: place - 1)
      guard isMember || !isBound && extensions.contains(where: { $0.contains(place) }) else { return false }
      return !isWord("name", at: place) || isOpen || isSymbol("=", at: place + 1)
    }
    .map { SourceExpression(value: .member(name(tokens[$0])), position: position(of: $0)) }
  }

  /// The places where functions are used other than by calls with a dot.
  func otherUses(of names: Set<String>) -> [SourceExpression] {
    tokens.indices.filter { place in
      guard [.word, .backticked].contains(tokens[place].kind), names.contains(name(tokens[place])) else { return false }
      let isCalled = isMark("(", at: place + 1)
      if isMark(".", at: place - 1) { return !isCalled || tokens[place].kind == .backticked }
      return isCalled && !isWord("func", at: place - 1)
    }
    .map { SourceExpression(value: .member(name(tokens[$0])), position: position(of: $0)) }
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
    // `Context.environment["SHOP"]`
    if isWord("environment", at: place - 1), isMark("[", at: place), brackets(place).end == end {
      return .call("environment", arguments(in: brackets(place).inside))
    }
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
