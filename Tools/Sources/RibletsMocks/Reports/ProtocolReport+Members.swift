import RibletsSource

extension ProtocolReport {
  /// Reports what no mock can have, and what may be otherwise than it looks, as far as one file of source tells.
  mutating func reviewMembers(of mock: ResolvedMock) {
    for member in mock.members {
      reviewKind(of: member)
      reviewAttributes(of: member)
      reviewCopies(of: member)
      reviewClosures(of: member, mock)
      reviewTypes(of: member)
    }
    reviewUnreadCopies(of: mock)
  }

  private mutating func reviewKind(of member: ResolvedMember) {
    guard case .other(let text) = member.kind else { return }
    refuse(
      at: member.marks.position,
      """
      Cannot mock '\(text.prefix(60))': what it declares is not in the source. Write its members in its place, or \
      write this mock by hand.
      """)
  }

  /// An attribute of a requirement that is none of Swift's is a global actor, a result builder, or a macro.
  private mutating func reviewAttributes(of member: ResolvedMember) {
    for attribute in member.marks.attributes where isMacro(attribute.name) {
      warn(
        at: member.marks.position,
        """
        '@\(attribute.name)' may be a macro, and what it adds to '\(origin.name)' is not in the mock. If it adds members, \
        write them out.
        """)
    }
  }

  private func isMacro(_ name: String) -> Bool {
    // Swift's own begin with a small letter, and the others are known.
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
    if Self.attributes.contains(name) || name.hasSuffix("Builder") || index.isGlobalActor(name) { return false }
    let type = name.split(separator: ".").last.flatMap { index.type(named: String($0)) }
    return type?.attributes.contains { $0.name == "resultBuilder" } != true
  }

  private static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSCopying", "NSManaged",
    "Sendable",
  ]

  private mutating func reviewCopies(of member: ResolvedMember) {
    if case .property(let property) = member.kind, property.accessors.effects == SourceEffects(),
      index.isNoncopyable(property.type)
    {
      refuse(
        at: member.marks.position,
        """
        '\(member.plainName)' is of a type that cannot be copied, so the mock could give it away only once. Write this \
        mock by hand.
        """)
    }
    if let name = member.kind.uncopiedResult {
      refuse(
        at: member.marks.position,
        """
        '\(member.plainName)' returns '\(name)', a generic type that need not be copyable, and no handler can make one. \
        Write this mock by hand.
        """)
    }
  }

  /// A type that was not read may be one that cannot be copied, if a member borrows or consumes it.
  ///
  ///     func take(_ token: consuming Token)
  ///     func make() -> Token → 'make' is pointed out
  private mutating func reviewUnreadCopies(of mock: ResolvedMock) {
    let owned = Set(mock.members.flatMap(\.kind.ownedNames)).filter { !isKnown($0, mock) }
    if owned.isEmpty { return }
    for member in mock.members {
      guard let name = member.kind.copiedNames.first(where: owned.contains) else { continue }
      warn(
        at: member.marks.position,
        """
        '\(member.plainName)' has a '\(name)', which is not among the sources, and which the protocol borrows or consumes. \
        If it cannot be copied, the mock may not compile: add the folder of its declaration with --parents.
        """)
    }
  }

  /// Closures that do not escape cannot be kept. One behind a type alias that was not read has only its name.
  private mutating func reviewClosures(of member: ResolvedMember, _ mock: ResolvedMock) {
    guard !options.isPlain || options.keepsHistory || annotation.histories.contains(member.plainName) else { return }
    if case .subscript = member.kind { return }
    guard let node = member.kind.signature else { return }
    for parameter in node.parameters where !parameter.isVariadic {
      guard let name = parameter.type.nameOfClosure, !isKnown(name, mock),
        !node.generics.contains(where: { $0.name == name })
      else { continue }
      warn(
        at: member.marks.position,
        """
        '\(member.plainName)' takes a '\(name)', which is not among the sources. If it is a closure, the mock does not \
        compile, since it would keep what does not escape: add the folder of its declaration with --parents.
        """)
    }
  }

  /// Returns true if the sources that were read say what a type is.
  private func isKnown(_ name: String, _ mock: ResolvedMock) -> Bool {
    mock.givenAliases[name] != nil || mock.associatedNames.contains(name) || index.anyTarget(of: name) != nil
      || index.type(named: name) != nil || index.found(name, in: origin.scopes, for: origin) != nil
  }

  private mutating func reviewTypes(of member: ResolvedMember) {
    if let unknown = member.types.lazy.compactMap(\.unknownPart).first {
      warn(
        at: member.marks.position,
        """
        '\(member.plainName)' has a type that this version does not know: '\(unknown.prefix(60))'. It is written as it \
        stands, and the mock may not compile.
        """)
    }
    if let result = member.kind.result, case .opaque = result {
      refuse(
        at: member.marks.position,
        "'\(member.plainName)' returns '\(result.text)', which no requirement may. Add an associated type and return that."
      )
    }
  }
}

extension SourceType {
  /// The text of a part that was not understood.
  fileprivate var unknownPart: String? {
    var text: String?
    _ = contains { part in
      if case .verbatim(let found) = part { text = found }
      return text != nil
    }
    // A number, and '[3 of Int]'.
    return text.flatMap { Int($0) == nil && !($0.hasPrefix("[") && $0.contains(" of ")) ? $0 : nil }
  }
}

extension SourceType {
  /// The name of a type without attributes that people give to closures.
  fileprivate var nameOfClosure: String? {
    let name: String
    switch self {
    case .named(let text, _), .member(_, let text, _): name = text
    default: return nil
    }
    // Most names are something else.
    switch name.utf8.last {
    case UInt8(ascii: "r"): return name.hasSuffix("Handler") ? name : nil
    case UInt8(ascii: "n"): return name.hasSuffix("Completion") ? name : nil
    case UInt8(ascii: "k"): return name.hasSuffix("Callback") || name.hasSuffix("Block") ? name : nil
    case UInt8(ascii: "e"): return name.hasSuffix("Closure") ? name : nil
    default: return nil
    }
  }
}

extension SourceMember.Kind {
  /// The type that calling or reading it gives; `nil` for nothing.
  fileprivate var result: SourceType? {
    if case .property(let node) = self { node.type } else { signature?.result }
  }

  /// The generic parameter in the result that need not be copyable.
  fileprivate var uncopiedResult: String? {
    guard let result, let signature else { return nil }
    return signature.generics.uncopiedNames(signature.requirements).sorted().first { result.mentions([$0]) }
  }

  /// The names of types that a parameter borrows or consumes, without generic parameters.
  fileprivate var ownedNames: [String] {
    names { !$0.words.filter(["borrowing", "consuming"].contains).isEmpty }
  }

  /// The names of types of which a mock keeps a value: results, properties, and what a parameter changes.
  fileprivate var copiedNames: [String] {
    let own = signature?.generics.map(\.name) ?? []
    return names { $0.words.contains("inout") } + (result?.copiedName.map { own.contains($0) ? [] : [$0] } ?? [])
  }

  private func names(ofParameters matches: (SourceType) -> Bool) -> [String] {
    guard let signature else { return [] }
    return signature.parameters.map(\.type).filter(matches).compactMap(\.copiedName).filter { name in
      !signature.generics.contains { $0.name == name }
    }
  }
}

extension SourceType {
  /// The name of a type, or of an optional one's, that is not known to be one of the standard library.
  fileprivate var copiedName: String? {
    switch self {
    case .named(let name, _), .member(_, let name, _): StandardValues.value(of: self) == nil ? name : nil
    case .optional(let base), .attributed(_, let base): base.copiedName
    default: nil
    }
  }
}
