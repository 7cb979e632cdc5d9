import RibletsSource

/// The way in which members are reached that extensions add to types of other packages.
///
/// Swift uses many members without a name: for interpolations, literals and builders, and as requirements of protocols. So a member
/// counts as used by all code, unless it is proven that only its name leads to it: the extended type is known, no type of the
/// app has one of the names in its path, no requirement has the member's name, and the compiler does not call it.
struct ForeignExtensions: Sendable {
  private let own: OwnTypes
  /// True if a type of the app conforms to something of which the requirements are not known: any name may be one of them.
  private let hasUnknownProtocols: Bool

  init(_ own: OwnTypes) {
    self.own = own
    let bases = own.conformed.filter { own.has($0.key) }.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    hasUnknownProtocols = bases.contains { base in
      !own.has(base) && own.aliases[base] == nil && !KnownInterfaces.types.contains(base)
        && !KnownInterfaces.protocols.contains(base) && !Self.words.contains(base)
    }
  }

  /// Returns true if code has to write a name to use a member.
  func isReachedByName(_ member: OutlinedMember, ofExtensionOf path: [String]) -> Bool {
    guard let extended = extended(by: path), !path.contains(where: own.has),
      member.modifiers.isDisjoint(with: ["override", "@objc", "dynamic", "@IBAction", "@IBInspectable", "@NSManaged"])
    else { return false }
    let isOfType = KnownInterfaces.types.contains(extended)
    guard isOfType || KnownInterfaces.protocols.contains(extended) else { return false }
    switch member.kind {
    case .other: return false
    case .subscript:
      guard let label = member.parameters.first?.label, label != "_", label != "dynamicMember" else { return false }
    case .initializer:
      guard isOfType, extended != "Optional" else { return false }
      if let label = member.parameters.first?.label, KnownInterfaces.labelsOfCompiler.contains(label) { return false }
    case .function, .property:
      if !isWord(member.name) || member.name.hasPrefix("_") { return false }
      if KnownInterfaces.calledByCompiler.contains(member.name) { return false }
    }
    if isOfType { return !isWitnessOfType(extended) }
    return !hasUnknownProtocols && !KnownInterfaces.requirements.contains(member.name)
  }

  /// The names that lead to a member: `total` of `func total()`, `safe` of `subscript(safe index: Int)`.
  static func names(of member: OutlinedMember, in path: [String]) -> [String] {
    switch member.kind {
    case .subscript: [member.parameters.first?.label ?? ""]
    case .initializer: path + [SourceNames.explicitInit, SourceNames.callOfBrackets]
    case .function, .property, .other: [member.name]
    }
  }

  /// The type at the end of a path; an alias of the app stands for another one.
  private func extended(by path: [String]) -> String? {
    guard let last = path.last else { return nil }
    guard path.count == 1, let targets = own.aliases[last] else { return last }
    return targets.count == 1 ? targets.first : nil
  }

  /// Returns true if the app has a type of another package conform to a protocol of another one: any member may be a witness then.
  private func isWitnessOfType(_ name: String) -> Bool {
    own.conformed[name]?.contains { !own.has($0) && !Self.words.contains($0) } ?? false
  }

  private func isWord(_ name: String) -> Bool {
    name.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
  }

  /// Words in a list of types that are no types.
  static let words: Set<String> = [
    "any", "some", "nonisolated", "retroactive", "unchecked", "preconcurrency", "MainActor", "unsafe", "Sendable",
    "Copyable",
    "Escapable",
  ]
}
