extension DeclarationReader {
  /// The types that some tokens name, and the functions that they call.
  ///
  /// - Parameter body: The statements among them.
  mutating func uses(from start: Int, to end: Int, body: Range<Int>?) -> [OutlinedUse] {
    guard readsBodies else { return [] }
    var found: [OutlinedUse] = []
    var depth = 0
    var locals: Set<String> = []
    for place in start..<max(start, end) {
      let token = tokens[place]
      if let body, body.contains(place), token.kind == .mark {
        if isOpening(place) { depth += 1 }
        if isMark(")", at: place) || isMark("]", at: place) || isMark("}", at: place) { depth -= 1 }
      }
      if token.kind == .string { found += uses(inText: token) }
      guard token.kind == .word || token.kind == .backticked, !isMark("@", at: place - 1) else { continue }
      if isCapital(place) {
        if isMember(place), !isCapital(place - 2) { continue }
        if let word = declaringWord(before: place) {
          if word != "case" { locals.insert(name(token)) }
          continue
        }
        if isLabel(place) { continue }
        if place > start, let keyword = typeKeyword(at: place - 1) { readLocalType(keyword, at: place) }
        found.append(
          OutlinedUse(
            kind: isConstructed(place) ? .construction : .type, name: name(token), position: position(of: place)))
      } else if token.byte == UInt8(ascii: "o"), isWord("onStep", at: place), isOpening(place + 1),
        !isWord("func", at: place - 1)
      {
        found.append(OutlinedUse(kind: .step, name: itemMember(afterStep: place), position: position(of: place)))
      } else if token.byte == UInt8(ascii: "l"), let pattern = linkPattern(at: place) {
        found.append(OutlinedUse(kind: .link, name: pattern, position: position(of: place)))
      } else if token.byte == UInt8(ascii: "b"), isMember(place), isWord("begin", at: place), isOpening(place + 1) {
        found += firstRoutes(of: place + 1)
      } else if token.byte == UInt8(ascii: "d"), let item = dependencyItem(at: place) {
        found.append(OutlinedUse(kind: .item, name: item, position: position(of: place)))
      } else if isMark("(", at: place + 1), tokens[place + 1].isAdjacent, !isWord("func", at: place - 1),
        let kind = callKind(place, body, depth)
      {
        found.append(OutlinedUse(kind: kind, name: name(token), position: position(of: place)))
      } else if token.byte == UInt8(ascii: "d") || token.byte == UInt8(ascii: "a"), isAttachment(place) {
        // `if let detach = cart { … }`.
        if isWord("let", at: place - 1), !isWord("detachChild", at: place) { locals.insert(name(token)) }
        found.append(OutlinedUse(kind: .call, name: name(token), position: position(of: place)))
      } else if token.byte == UInt8(ascii: "l"), isWord("listener", at: place),
        isMark(".", at: place + 1) || isSymbol(beginningWith: "?", at: place + 1)
          || isSymbol(beginningWith: "!", at: place + 1)
      {
        found.append(OutlinedUse(kind: .call, name: name(token), position: position(of: place)))
      }
    }
    if !locals.isEmpty {
      found.removeAll { [.type, .construction, .call].contains($0.kind) && locals.contains($0.name) }
    }
    return found
  }

  /// The keyword before a name with a capital that is declared there: `let` of `let Cart = 1`, `case` of `case Cart`.
  private func declaringWord(before place: Int) -> String? {
    guard place > 0, tokens[place - 1].kind == .word, tokens[place - 1].end - tokens[place - 1].start <= 14 else {
      return nil
    }
    switch string(tokens[place - 1]) {
    case "let": return "let"
    case "var": return "var"
    case "func": return "func"
    case "associatedtype": return "associatedtype"
    // In a `switch`, `case Cart.empty` uses it.
    case "case": return isMark(".", at: place + 1) ? nil : "case"
    default: return nil
    }
  }

  /// Returns true for the label of an argument or a parameter: `Cart` of `(Cart: 1)` and of `(Cart cart: Int)`.
  private func isLabel(_ place: Int) -> Bool {
    guard isMark("(", at: place - 1) || isMark(",", at: place - 1) else { return false }
    if isMark(":", at: place + 1) { return true }
    return isMark(":", at: place + 2) && place + 1 < tokens.count && tokens[place + 1].kind == .word
  }

  /// Returns true for a function that attaches or detaches, on whatever object, also if others call it:
  /// `self?.detachChild(cart)`, `cart.map(detachChild)`.
  private func isAttachment(_ place: Int) -> Bool {
    let name = string(tokens[place])
    return (name == "attachChild" || name.hasPrefix("detach")) && !isWord("func", at: place - 1)
  }

  /// The routes in the brackets of `begin(with: .menu, .cart(size: 3))`.
  private func firstRoutes(of start: Int) -> [OutlinedUse] {
    var found: [OutlinedUse] = []
    var place = start
    let end = min(endOfBrackets(start), tokens.count) - 1
    while place < end {
      if place > start, isOpening(place) { place = endOfBrackets(place) - 1 }
      if isMark(".", at: place), [":", ",", "("].contains(where: { isMark($0, at: place - 1) }), place + 1 < end {
        found.append(OutlinedUse(kind: .route, name: name(tokens[place + 1]), position: position(of: place + 1)))
      }
      place += 1
    }
    return found
  }

  /// The item of `dependency.day`; empty for a dependency that is used as a whole, `Helper(` for the argument of
  /// `Helper(dependency: dependency)`, `nil` for a label and a declaration.
  private func dependencyItem(at place: Int) -> String? {
    guard isWord("dependency", at: place) else { return nil }
    if isMark(".", at: place + 1), place + 2 < tokens.count { return name(tokens[place + 2]) }
    let isName = isMark(":", at: place + 1) && !isSymbol(beginningWith: "?", at: place - 1)
    let isArgument = isMark(":", at: place - 1) && isWord("dependency", at: place - 2)
    return isName ? nil : isArgument ? called(around: place - 2) + "(" : ""
  }

  /// The name of what takes an argument: `Helper` of `Helper(…)`, `Helper.init(…)` and `App.Helper(…)`, `make` of `make(…)` and
  /// `self.make(…)`, `super` of `super.init(…)`; empty for a function of another object.
  private func called(around place: Int) -> String {
    var (start, depth) = (place - 1, 0)
    while start > 0 {
      if isMark(")", at: start) || isMark("]", at: start) || isMark("}", at: start) { depth += 1 }
      if isOpening(start) {
        if depth == 0 { break }
        depth -= 1
      }
      start -= 1
    }
    guard start > 0, isMark("(", at: start), tokens[start - 1].kind == .word else { return "" }
    if isWord("init", at: start - 1) {
      return isMember(start - 1) && start > 2 && tokens[start - 3].kind == .word ? string(tokens[start - 3]) : ""
    }
    let isOfOther = isMember(start - 1) && !isCapital(start - 1) && !isWord("self", at: start - 3)
    return isOfOther ? "" : string(tokens[start - 1])
  }

  private func isMember(_ place: Int) -> Bool { place > 0 && isMark(".", at: place - 1) }

  private func isCapital(_ place: Int) -> Bool {
    guard place >= 0, tokens[place].kind == .word || tokens[place].kind == .backticked else { return false }
    let first = tokens[place].kind == .backticked ? text[tokens[place].start + 1] : tokens[place].byte
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
  }

  private func typeKeyword(at place: Int) -> OutlinedType.Keyword? {
    guard tokens[place].kind == .word, !tokens[place + 1].isAdjacent, tokens[place].end - tokens[place].start >= 4
    else { return nil }
    return OutlinedType.Keyword(rawValue: string(tokens[place]))
  }

  /// Returns true for `Cart(…)`, `Cart<Item>(…)` and `Cart.init(…)`.
  private func isConstructed(_ place: Int) -> Bool {
    var next = place + 1
    if isSymbol(beginningWith: "<", at: next), tokens[next].isAdjacent { next = afterAngles(next) }
    if isMark(".", at: next), isWord("init", at: next + 1) { next += 2 }
    return isMark("(", at: next) && tokens[next].isAdjacent
  }

  /// The kind of a call; `nil` for a word that is followed by a bracket, and for a member of something else.
  private func callKind(_ place: Int, _ body: Range<Int>?, _ depth: Int) -> OutlinedUse.Kind? {
    var first = place
    if isMember(place) {
      guard isWord("self", at: place - 2) || isWord("super", at: place - 2) else { return nil }
      first = place - 2
    } else if Self.words.contains(string(tokens[place])) {
      return nil
    }
    guard let body, body.contains(first), depth == 0 else { return .call }
    let isFirst = first == body.lowerBound || tokens[first].isFirstOnLine || isMark(";", at: first - 1)
    return isFirst ? .statement : .call
  }

  private static let words: Set<String> = [
    "if", "while", "for", "guard", "switch", "return", "throw", "in", "is", "as", "try", "await", "catch", "case",
    "where", "init", "subscript", "let", "var", "throws", "repeat", "else", "do", "self", "super",
  ]

  /// The first member of the item that the closure of a step uses: `login` of `onStep { root in root.login() }`.
  private func itemMember(afterStep place: Int) -> String {
    let start = isMark("(", at: place + 1) ? min(endOfBrackets(place + 1), tokens.count) : place + 1
    guard isMark("{", at: start) else { return "" }
    let end = min(endOfBrackets(start), tokens.count)
    var item = start + 1
    if isMark("[", at: item) { item = min(endOfBrackets(item), tokens.count) }
    if isMark("(", at: item) { item += 1 }
    for next in item..<max(item, end - 2) where isMark(".", at: next + 1) {
      let text = string(tokens[next])
      if text == "$0" || next > item && text == string(tokens[item]) { return name(tokens[next + 2]) }
    }
    return ""
  }

  /// The pattern of `.link("…") {`, `.link("…", path:` and `.link("…", workflow:`.
  private func linkPattern(at place: Int) -> String? {
    guard isWord("link", at: place), isMember(place), isMark("(", at: place + 1), tokens.indices.contains(place + 4),
      tokens[place + 2].kind == .string,
      isMark(")", at: place + 3) && isMark("{", at: place + 4)
        || isMark(",", at: place + 3) && (isWord("path", at: place + 4) || isWord("workflow", at: place + 4))
    else { return nil }
    return literal(tokens[place + 2])
  }

  // MARK: Marks

  /// The lines with an at sign in the comments before a token.
  func marks(before place: Int) -> [OutlinedMark] {
    let start = place < tokens.count ? tokens[place].triviaStart : text.count
    let end = place < tokens.count ? tokens[place].start : text.count
    guard end - start > 3, text[start..<end].contains(UInt8(ascii: "@")) else { return [] }
    var found: [OutlinedMark] = []
    for line in text[start..<end].split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let markers: Set<UInt8> = [32, 9, UInt8(ascii: "/"), UInt8(ascii: "*")]
      let rest = line.drop { markers.contains($0) }
      guard rest.first == UInt8(ascii: "@") else { continue }
      let words = String(decoding: rest.dropFirst(), as: UTF8.self).split(separator: " ", maxSplits: 1)
      guard let name = words.first else { continue }
      found.append(
        OutlinedMark(
          name: String(name), text: words.count > 1 ? String(words[1]) : "", position: position(at: rest.startIndex)))
    }
    return found
  }
}
