extension DeclarationReader {
  /// Reads the member whose keyword is next; several for `let a = 1, b = 2`.
  mutating func members(_ word: String, _ modifiers: Set<String>) -> [OutlinedMember] {
    let start = index
    var member = OutlinedMember(kind: .other, name: "", position: position(of: start), modifiers: modifiers)
    member.conditions = conditions
    index += 1
    switch word {
    case "func":
      member.kind = .function
      takeName(of: &member)
      readSignature(of: &member, from: start)
    case "init":
      member.kind = .initializer
      _ = takesStart("?") || takesStart("!")
      readSignature(of: &member, from: start)
    case "subscript":
      member.kind = .subscript
      readSignature(of: &member, from: start)
    case "var", "let": return properties(member)
    case "case": endOfCase(start, &member)
    case "associatedtype":
      let end = endOfExpression(index)
      takeName(of: &member)
      index = max(index, end)
      member.uses = uses(from: start, to: index, body: nil)
    case "deinit":
      let body = takeBody()
      if let body { bodies.append(body) }
      member.uses = uses(from: start, to: index, body: body)
    default:
      index = endOfExpression(index)
      member.uses = uses(from: start, to: index, body: nil)
    }
    return [member]
  }

  /// Takes a word, a name in backticks or an operator.
  private mutating func takeName(of member: inout OutlinedMember) {
    guard index < tokens.count, [.word, .backticked, .symbol].contains(tokens[index].kind) else {
      return doubt(at: tokens[index - 1].end)
    }
    member.name = name(tokens[index])
    index += 1
  }

  private mutating func endOfCase(_ start: Int, _ member: inout OutlinedMember) {
    if isMark("}", at: index) { doubt(at: tokens[index].start) }
    index = endOfExpression(index)
    while isMark(",", at: index) { index = endOfExpression(index + 1) }
    member.uses = uses(from: start, to: index, body: nil)
  }

  // MARK: Functions

  /// Reads generic parameters, parameters, the result and the body.
  private mutating func readSignature(of member: inout OutlinedMember, from start: Int) {
    let generics = takeGenerics()
    guard isMark("(", at: index) else { return doubt(at: tokens[index - 1].end) }
    let end = afterBrackets(index)
    member.parameters = parameters(from: index + 1, to: end - 1)
    index = end
    while index < tokens.count, tokens[index].kind == .word,
      ["async", "throws", "rethrows", "reasync"].contains(string(tokens[index]))
    {
      index += 1
      if isMark("(", at: index) { index = afterBrackets(index) }
    }
    if isSymbol("->", at: index) {
      let start = index + 1
      index = afterType(start)
      member.type = string(start, index)
    }
    if isWord("where", at: index) { index = afterRequirements(index + 1) }
    let body = takeBody()
    member.hasBody = body != nil
    if let body {
      if member.kind == .subscript { member.value = expression(in: body) }
      bodies += member.kind == .subscript ? hidden(in: body) : [body]
    }
    member.uses = uses(from: start, to: index, body: body)
    guard !generics.isEmpty else { return }
    // `T` of `T: Service` is no type of the app.
    let parameters = generics.split(separator: ",").compactMap { part in
      part.prefix { $0 != ":" }.split(separator: " ").last.map(String.init)
    }
    member.uses.removeAll { parameters.contains($0.name) }
  }

  /// Takes a block, if there is one, and returns the tokens between its braces.
  private mutating func takeBody() -> Range<Int>? {
    guard isMark("{", at: index) else { return nil }
    let start = index + 1
    index = afterBrackets(index)
    return start..<max(start, index - 1)
  }

  private mutating func parameters(from start: Int, to end: Int) -> [OutlinedParameter] {
    var found: [OutlinedParameter] = []
    var place = start
    while place < end {
      while isMark("@", at: place) { place += isMark("(", at: place + 2) ? afterBrackets(place + 2) - place : 2 }
      var names: [String] = []
      while place < end, !isMark(":", at: place), !isMark(",", at: place) {
        names.append(name(tokens[place]))
        place += 1
      }
      guard place < end, isMark(":", at: place), let label = names.first else {
        place += 1
        continue
      }
      let typeStart = place + 1
      place = min(end, afterType(typeStart, endsAtLine: false))
      var parameter = OutlinedParameter(label: label, name: names[names.count - 1], type: string(typeStart, place))
      if place < end, isSymbol("=", at: place) {
        let valueStart = place + 1
        place = min(end, endOfExpression(valueStart, endsAtLine: false))
        parameter.value = plain(valueStart, place)
        parameter.hasDefault = true
      }
      found.append(parameter)
      while place < end, !isMark(",", at: place) { place = isOpening(place) ? afterBrackets(place) : place + 1 }
      place += 1
    }
    return found
  }

  // MARK: Properties

  private mutating func properties(_ first: OutlinedMember) -> [OutlinedMember] {
    var found: [OutlinedMember] = []
    while true {
      let start = index
      guard index < tokens.count else { return found }
      var member = first
      member.kind = .property
      if isOpening(index) {
        index = afterBrackets(index)
      } else {
        if tokens[index].kind == .symbol { doubt(at: tokens[index].start) }
        takeName(of: &member)
      }
      if isMark(":", at: index) {
        let start = index + 1
        index = afterType(start)
        member.type = string(start, index)
      }
      if isSymbol("=", at: index) {
        let start = index + 1
        index = endOfExpression(start)
        member.value = plain(start, index)
      }
      let body = takeBody()
      member.hasBody = body != nil
      member.hasObservers =
        body.map { isWord("willSet", at: $0.lowerBound) || isWord("didSet", at: $0.lowerBound) } ?? false
      // With a value it has observers, and without a type its type follows from its value.
      if let body, member.value == nil {
        member.value = expression(in: body)
        if member.type != nil { bodies += hidden(in: body) }
      }
      member.uses = uses(from: start, to: index, body: body)
      found.append(member)
      guard isMark(",", at: index) else { return found }
      index += 1
    }
  }

  /// The tokens that other declarations do not see: of accessors, those between their braces.
  private func hidden(in body: Range<Int>) -> [Range<Int>] {
    guard let first = body.first, isMark("@", at: first) || Self.accessors.contains(where: { isWord($0, at: first) })
    else { return [body] }
    var found: [Range<Int>] = []
    var place = first
    while place < body.upperBound {
      let end = isOpening(place) ? min(endOfBrackets(place), body.upperBound) : place + 1
      if isMark("{", at: place) { found.append((place + 1)..<max(place + 1, end - 1)) }
      place = end
    }
    return found
  }

  private static let accessors: [StaticString] = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "yielding", "borrow", "mutate", "init",
    "unsafeAddress", "unsafeMutableAddress", "nonisolated", "mutating", "nonmutating",
  ]

  /// The only expression of a getter without a keyword.
  private func expression(in body: Range<Int>) -> String? {
    guard let first = body.first else { return nil }
    var start = first
    if isWord("get", at: start), isMark("{", at: start + 1), endOfBrackets(start + 1) == body.upperBound {
      return expression(in: (start + 2)..<max(start + 2, body.upperBound - 1))
    }
    if isWord("return", at: start) {
      start += 1
    } else if tokens[start].kind == .word, Self.statements.contains(string(tokens[start])) {
      return nil
    }
    guard start < body.upperBound, endOfExpression(start) == body.upperBound else { return nil }
    return plain(start, body.upperBound)
  }

  private static let statements: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "init", "if", "switch", "guard", "for", "while", "repeat",
    "do", "let", "var", "func", "defer", "throw", "nonisolated", "mutating", "nonmutating", "async",
  ]
}
