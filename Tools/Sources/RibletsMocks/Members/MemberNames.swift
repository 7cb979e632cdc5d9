import RibletsSource

/// Gives each member the name that its counts and handlers begin with, as mockolo does: overloads grow by one part at
/// a time, labels first, then generic parameters, their where clause, types, the result and `static`; then by numbers.
struct MemberNames {
  private var taken: [String: ResolvedMember] = [:]
  /// The names of members that could be those of stubs.
  private var stubLike: Set<String> = []
  /// The beginnings of the names of the stubs of setters: `valueSet`.
  private var setters: Set<String> = []

  /// Names all members: properties first, then the others in their order.
  static func assign(to members: [ResolvedMember]) {
    var names = MemberNames()
    names.taken.reserveCapacity(members.count)
    for member in members where stubSuffixes.contains(where: { member.plainName.hasSuffix($0) }) {
      names.stubLike.insert(member.plainName)
    }
    for member in members where member.isProperty {
      var name = Self.word(of: member.plainName)
      while names.hasStub(like: name) { name += "1" }
      member.identifier = name
      names.taken[name] = member
      if member.isSettable { names.setters.insert(name + "Set") }
    }
    for member in members where !member.isProperty { member.identifier = names.next(for: member) }
  }

  private mutating func next(for member: ResolvedMember) -> String {
    var name = Self.word(of: member.plainName)
    lazy var parts = Self.parts(of: member, name)[...]
    var number = 0
    while !isFree(name, member) {
      if let part = parts.popFirst() {
        name += part
      } else {
        number += 1
        name += String(number)
      }
    }
    taken[name] = member
    return name
  }

  private static let stubSuffixes = [
    "Handler", "CallCount", "ReturnValue", "Error", "ArgValues", "ReceivedArguments",
  ]

  /// Returns true if a member of the protocol has a name that a stub would have.
  private func hasStub(like name: String) -> Bool {
    guard !stubLike.isEmpty else { return false }
    return Self.stubSuffixes.contains { stubLike.contains(name + $0) || stubLike.contains(name + "Set" + $0) }
  }

  private func isFree(_ name: String, _ member: ResolvedMember) -> Bool {
    if hasStub(like: name) { return false }
    if setters.contains(name) { return false }
    guard let other = taken[name] else { return true }
    // The same member in branches of '#if' that exclude each other.
    return other.marks.conditions != member.marks.conditions && other.signature == member.signature
  }

  private static func parts(of member: ResolvedMember, _ name: String) -> [String] {
    var parts: [String] = []
    if let node = member.kind.signature {
      for parameter in node.parameters {
        let label = (parameter.label == "_" ? parameter.name ?? "" : parameter.label).plainIdentifier
        if label.count < 2 || !name.lowercased().hasSuffix(label.lowercased()) { parts.append(capitalized(label)) }
      }
      parts += node.generics.map { capitalized($0.name) + ($0.bound.map(display) ?? "") }
      parts.append(node.requirements.map { joined($0.left) + joined($0.right) }.joined())
      parts += node.parameters.map { display($0.type) }
      if let result = node.result { parts.append(String(display(result).prefix(32))) }
    }
    if member.isStatic { parts.append("static") }
    return parts.filter { !$0.isEmpty }
  }

  /// The words of a type, each with a capital letter; a question mark is one, too: `[String: Int?]` becomes `StringIntOptional`.
  private static func display(_ type: SourceType) -> String {
    type.text.replacing("?", with: "Optional").split { !($0.isLetter || $0.isNumber) }.map { capitalized(String($0)) }
      .joined()
  }

  /// A side of a where clause in one word: `A & B` becomes `AAndB`.
  private static func joined(_ type: SourceType) -> String {
    type.text.replacing("&", with: "And").filter { $0.isLetter || $0.isNumber }
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The name as part of an identifier, an operator in words, a raw identifier in one word: `==` becomes `equals`, `two words`
  /// becomes `twoWords`.
  private static func word(of name: String) -> String {
    if name.isPlainIdentifier { return name }
    // A raw identifier may begin with a digit.
    if name.first?.isNumber == true { return "_" + wordOfLetters(name) }
    if let known = operators[name] { return known }
    if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return name }
    if name.contains(where: \.isLetter) { return wordOfLetters(name) }
    let characters = name.map { symbols[$0] ?? "Symbol" }.joined()
    return "operator" + characters
  }

  private static func wordOfLetters(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    return words.enumerated().map { $0 == 0 ? String($1) : capitalized(String($1)) }.joined()
  }

  private static let operators = [
    "+": "plus", "-": "minus", "*": "times", "/": "dividedBy", "%": "remainder", "==": "equals", "!=": "notEquals",
    "<": "lessThan", ">": "greaterThan", "<=": "lessThanOrEquals", ">=": "greaterThanOrEquals", "+=": "plusEquals",
    "-=": "minusEquals", "!": "not", "~=": "matches", "&&": "and", "||": "or", "??": "orElse", "...": "through",
    "..<": "upTo", "<<": "shiftedLeft", ">>": "shiftedRight", "^": "exclusiveOr", "&": "bitAnd", "|": "bitOr",
    "~": "bitNot", "===": "isIdentical",
  ]

  private static let symbols: [Character: String] = [
    "+": "Plus", "-": "Minus", "*": "Star", "/": "Slash", "%": "Percent", "=": "Equals", "!": "Not", "<": "Less",
    ">": "Greater", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "?": "Question", ".": "Dot",
  ]
}

extension ResolvedMember {
  var isProperty: Bool {
    if case .property = kind { true } else { false }
  }

  fileprivate var isSettable: Bool {
    if case .property(let property) = kind { property.accessors.isSettable } else { false }
  }
}
