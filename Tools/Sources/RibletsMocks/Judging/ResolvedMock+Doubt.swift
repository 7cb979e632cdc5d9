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
    case .function(let node):
      node.name.isOddName || node.isOperator || Self.isDoubtful(node.parameters, node.generics)
        || (node.result?.isDoubtful ?? false) || node.effects.isDoubtful
    case .property(let node): node.name.isOddName || node.type.isDoubtful || node.accessors.isDoubtful
    case .subscript(let node):
      Self.isDoubtful(node.parameters, node.generics) || node.result.isDoubtful || node.accessors.isDoubtful
    case .initializer(let node): Self.isDoubtful(node.parameters, node.generics) || node.effects.isDoubtful
    default: false
    }
  }

  private static func isDoubtful(_ parameters: [SourceParameter], _ generics: [SourceGenericParameter]) -> Bool {
    parameters.contains { $0.type.isDoubtful || $0.name?.isKeyword ?? false }
      || generics.contains { generic in
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

extension SourceAccessors {
  // The parser takes 'rethrows' for a getter as well.
  fileprivate var isDoubtful: Bool { effects.isDoubtful || effects.throwing == .whatArgumentsThrow }
}

extension SourceEffects {
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
    switch self {
    case .named(let name, let arguments): name.isKeyword || name == "async" || arguments.contains(where: \.isDoubtful)
    case .member(let base, _, let arguments): base.isDoubtful || arguments.contains(where: \.isDoubtful)
    case .optional(let base), .unwrapped(let base), .array(let base), .opaque(let base), .existential(let base),
      .metatype(let base, _), .packExpansion(let base), .packElement(let base), .suppressed(let base):
      base.isDoubtful
    case .dictionary(let key, let value): key.isDoubtful || value.isDoubtful
    case .tuple(let elements): elements.contains { $0.type.isDoubtful || $0.label?.isDoubtful ?? false }
    case .function(let parameters, let effects, let result):
      effects.isDoubtful || result.isDoubtful || parameters.contains { $0.type.isDoubtful }
    case .composition(let parts): parts.contains(where: \.isDoubtful)
    case .attributed(let words, let base): !words.allSatisfy(Self.specifiers.contains) || base.isDoubtful
    case .verbatim: true
    }
  }
}
