import RibletsSource

// The parser takes more than the language allows: 'func =', 'var Self', '@protocol Int'. What of that got into a mock
// is read again, and only that, since it takes as long as reading a file.
extension ResolvedMock {
  /// True if something in the protocols may be no Swift, though the parser accepted it.
  var isDoubtful: Bool {
    !conditions.isEmpty || !attributes.isEmpty
      || name.isOddName
      || conformance.split(separator: ".", omittingEmptySubsequences: false).contains { String($0).isOddType }
      || generics.contains(where: \.isOddType)
      || aliases.contains { !$0.conditions.isEmpty || $0.type.isOddAlias || $0.name.isOddName }
      || members.contains(where: \.isDoubtful)
  }
}

extension ResolvedMember {
  fileprivate var isDoubtful: Bool {
    if !marks.conditions.isEmpty { return true }
    if marks.attributes.contains(where: { $0.name == "available" || !$0.name.isPlainIdentifier }) { return true }
    return switch kind {
    case .function(let node): node.name.isOddName || node.isOperator || Self.isDoubtful(node)
    case .property(let node):
      node.name.isOddName || node.type.isDoubtfulValue || node.accessors.effects.isDoubtfulOfGetter
    case .subscript(let node): Self.isDoubtful(node) || node.effects.isDoubtfulOfGetter
    case .initializer(let node): Self.isDoubtful(node)
    default: false
    }
  }

  private static func isDoubtful(_ node: SourceFunction) -> Bool {
    node.result?.isDoubtfulValue ?? false || node.effects.isDoubtful
      || node.parameters.contains(where: \.isDoubtful)
      || node.generics.contains { $0.name.isOddType || $0.bound?.text.isOddType ?? false }
  }
}

extension SourceParameter {
  fileprivate var isDoubtful: Bool {
    if label.isOddLabel || name.map({ $0.isKeyword || $0.isOddLabel }) ?? false { return true }
    guard case .attributed(let words, let base) = type else { return type.isDoubtful }
    switch base {
    case .attributed, .packExpansion: return true
    default: break
    }
    return !words.allSatisfy(SourceType.specifiers.contains) || base.isDoubtful
  }
}

extension SourceTupleElement {
  /// True if it cannot be an element of a tuple: `Int name: String`.
  fileprivate var isDoubtful: Bool { name != nil || label.map { $0.isKeyword || $0.isOddLabel } ?? false }
}

extension String {
  /// True if it cannot be a label as it stands: `$`.
  fileprivate var isOddLabel: Bool { !isPlainIdentifier && !hasPrefix("`") && self != asWord }

  /// True if a part may be no name of a type: each of `Item: Sendable & Shop.Priced` is one, `each` of `each Item` is none.
  fileprivate var isOddType: Bool {
    isEmpty
      || split { ": &.<>,".contains($0) }.contains { part in
        !part.first!.isUppercase || String(part).isOddName
      }
  }

  /// True if a type that an alias stands for may be one only elsewhere: `@MainActor (Int, Int)`, `sending Int`.
  fileprivate var isOddAlias: Bool { isEmpty || utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "@") } }

  /// True if it cannot be the name of a member.
  fileprivate var isOddName: Bool {
    isKeyword || self == "Self" || self == "Any" || self == "_" || !isPlainIdentifier && self != asWord
  }
}

extension SourceEffects {
  // The parser takes 'rethrows' for a getter as well.
  fileprivate var isDoubtfulOfGetter: Bool { isDoubtful || throwing == .whatArgumentsThrow }

  fileprivate var isDoubtful: Bool {
    guard case .only(let type) = throwing else { return false }
    return switch type {
    case .named, .member: type.isDoubtful
    default: true
    }
  }
}

extension SourceType {
  fileprivate static let attributes: Set<String> = [
    "@escaping", "@autoclosure", "@Sendable", "@MainActor", "nonisolated(nonsending)", "@concurrent", "@isolated(any)",
  ]

  /// The words that the type of a parameter may begin with.
  fileprivate static let specifiers = attributes.union([
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ])

  /// True if a value of the type may be none: `some` belongs only into parameters, and into results that cannot be mocked.
  fileprivate var isDoubtfulValue: Bool {
    isDoubtful || contains { if case .opaque = $0 { true } else { false } }
  }

  /// True if a part of the type is a keyword, something that only parameters have, or something that was not understood.
  fileprivate var isDoubtful: Bool {
    contains { part in
      switch part {
      case .named(let name, let arguments): name.isKeyword || name == "async" || name == "Any" && !arguments.isEmpty
      case .tuple(let elements): elements.contains(where: \.isDoubtful)
      case .function(_, let effects, _): effects.isDoubtful
      case .attributed(let words, _): !words.allSatisfy(Self.attributes.contains)
      case .verbatim: true
      default: false
      }
    }
  }
}
