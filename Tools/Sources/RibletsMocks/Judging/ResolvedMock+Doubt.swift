import RibletsSource

// The parser takes more than the language allows: 'func =', 'var Self', '@protocol Int'. What of that got into a mock
// is read again, and only that, since it takes as long as reading a file.
extension ResolvedMock {
  /// True if something in the protocols may be no Swift, though the parser accepted it.
  var isDoubtful: Bool {
    !conditions.isEmpty || !attributes.isEmpty
      || isConformanceDoubtful
      || generics.contains { String($0.prefix { $0 != ":" }).isOddName }
      || aliases.contains { !$0.conditions.isEmpty || $0.type.isEmpty || $0.name.isOddName }
      || members.contains(where: \.isDoubtful)
  }

  private var isConformanceDoubtful: Bool {
    guard conformance.utf8.contains(UInt8(ascii: ".")) else { return conformance.isDoubtful }
    return conformance.split(separator: ".", omittingEmptySubsequences: false).contains { String($0).isDoubtful }
  }
}

extension ResolvedMember {
  fileprivate var isDoubtful: Bool {
    if !marks.conditions.isEmpty || marks.attributes.contains(where: { $0.name == "available" }) { return true }
    return switch kind {
    case .function(let node): node.name.isOddName || node.isOperator || Self.isDoubtful(node)
    case .property(let node): node.name.isOddName || node.type.isDoubtful || node.accessors.effects.isDoubtfulOfGetter
    case .subscript(let node): Self.isDoubtful(node) || node.effects.isDoubtfulOfGetter
    case .initializer(let node): Self.isDoubtful(node)
    default: false
    }
  }

  private static func isDoubtful(_ node: SourceFunction) -> Bool {
    node.result?.isDoubtful ?? false || node.effects.isDoubtful
      || node.parameters.contains { $0.type.isDoubtful || $0.name?.isKeyword ?? false }
      || node.generics.contains { generic in
        if case .attributed = generic.bound { return true }
        return generic.name.isKeyword || generic.bound?.isDoubtful ?? false
      }
  }
}

extension String {
  /// True if it cannot be the name of a type as it stands.
  fileprivate var isDoubtful: Bool { isKeyword || !isPlainIdentifier && !hasPrefix("`") && self != asWord }

  /// True if it cannot be the name of a member.
  fileprivate var isOddName: Bool {
    isKeyword || self == "Self" || self == "Any" || !isPlainIdentifier && self != asWord
  }
}

extension SourceEffects {
  // The parser takes 'rethrows' for a getter as well.
  fileprivate var isDoubtfulOfGetter: Bool { isDoubtful || throwing == .whatArgumentsThrow }

  fileprivate var isDoubtful: Bool {
    guard case .only(let type) = throwing else { return false }
    if case .attributed = type { return true }
    return type.isDoubtful
  }
}

extension SourceType {
  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "@escaping", "@autoclosure",
    "@Sendable", "@MainActor", "nonisolated(nonsending)", "@concurrent", "@isolated(any)",
  ]

  /// True if a part of the type is a keyword, or something that was not understood.
  fileprivate var isDoubtful: Bool {
    contains { part in
      switch part {
      case .named(let name, _): name.isKeyword || name == "async"
      case .tuple(let elements): elements.contains { $0.label?.isDoubtful ?? false }
      case .function(_, let effects, _): if case .only(.attributed) = effects.throwing { true } else { false }
      case .attributed(let words, _): !words.allSatisfy(Self.specifiers.contains)
      case .verbatim: true
      default: false
      }
    }
  }
}
