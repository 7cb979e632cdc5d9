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
  /// The names of the app's protocols that types of other packages conform to.
  private let lentProtocols: Set<String>
  /// The protocols of other packages that the app's heirs of a class of another package conform to: `NSObject` → `XMLParserDelegate`.
  private let heirs: [String: Set<String>]
  /// The protocols of other packages that a type conforms to by another name of it: `extension TimeInterval: LocalizedError {}`.
  private let renamed: Set<String>
  /// The names in the app that may be other names of any type: `TimeInterval`, `Data.Element`, `off_t`.
  private let otherNames: [String]

  /// - Parameters:
  ///   - lent: The protocols that extensions of types of other packages conform to.
  ///   - names: All names that code of the app writes.
  init(_ own: OwnTypes, lent: Set<String>, names: [String]) {
    self.own = own
    otherNames = names.filter { name in
      Self.isTypeName(name) && own.modules[name] == nil && !KnownInterfaces.types.contains(name)
        && !KnownInterfaces.protocols.contains(name)
    }
    var bases: Set<String> = []
    var heirs: [String: Set<String>] = [:]
    for (type, protocols) in own.conformed {
      if own.hasAnywhere(type) { bases.formUnion(protocols) }
      guard own.hasAnywhere(type), protocols.count > 1 || !protocols.allSatisfy({ !own.has($0) }) else { continue }
      let others = own.ancestors(of: protocols).filter { !own.has($0) && !Self.words.contains($0) }
      for base in others where KnownInterfaces.types.contains(base) {
        heirs[base, default: []].formUnion(others.subtracting(KnownInterfaces.types))
      }
    }
    self.heirs = heirs
    // Unless the app declares the type or the tool knows it, a name may be an alias of any type.
    let names = own.conformed.keys.filter {
      own.aliases[$0] != nil || own.nestedAliases.contains($0)
        || !own.has($0) && !own.nested.contains($0) && !KnownInterfaces.types.contains($0)
          && !RibletsInterfaces.types.contains($0)
    }
    let paths = own.conformedPaths.filter { !($0.key.first.map(own.has) ?? false) }
    renamed = own.ancestors(of: Set(names.flatMap { own.conformed[$0] ?? [] }).union(paths.values.joined()))
      .filter { !own.has($0) && !Self.words.contains($0) && !KnownInterfaces.types.contains($0) }
    lentProtocols = own.ancestors(of: lent).filter(own.has)
    hasUnknownProtocols = own.ancestors(of: bases).contains { base in
      !own.has(base) && own.aliases[base] == nil && !KnownInterfaces.types.contains(base)
        && !KnownInterfaces.protocols.contains(base) && !Self.words.contains(base)
    }
  }

  /// Returns true for a protocol of the app that a value has whose type no code of the app has to name: `extension Int: Scalable {}`.
  func isLent(_ path: [String]) -> Bool { path.last.map(lentProtocols.contains) ?? false }

  /// Returns true if code has to write a name to use a member of such a protocol.
  func isReachedByName(_ member: OutlinedMember, ofLent path: [String]) -> Bool {
    let others = own.ancestors(of: Set(path.suffix(1))).filter { !own.has($0) && own.aliases[$0] == nil }
    return needsName(member, ofType: nil) && !KnownInterfaces.requirements.contains(member.name)
      && others.isSubset(of: KnownInterfaces.protocols.union(Self.words))
  }

  /// Returns true if code has to write a name to use a member.
  ///
  /// - Parameter knowsRiblets: True in a file that imports Riblets.
  func isReachedByName(_ member: OutlinedMember, ofExtensionOf path: [String], knowsRiblets: Bool) -> Bool {
    guard let extended = path.last, !path.contains(where: own.has) else { return false }
    let isOfType =
      KnownInterfaces.types.contains(extended) || knowsRiblets && RibletsInterfaces.types.contains(extended)
    guard isOfType || KnownInterfaces.protocols.contains(extended),
      needsName(member, ofType: isOfType ? extended : nil)
    else { return false }
    if isOfType { return !isWitnessOfType(extended) && !isWitness(member, inExtensionOf: extended) }
    return !hasUnknownProtocols && !KnownInterfaces.requirements.contains(member.name)
  }

  /// Returns true for a member that neither the compiler nor the system calls.
  ///
  /// - Parameter type: The type that has it; `nil` for a protocol.
  private func needsName(_ member: OutlinedMember, ofType type: String?) -> Bool {
    guard member.modifiers.isDisjoint(with: ["override", "dynamic"]), member.hasHarmlessAttributes else { return false }
    switch member.kind {
    case .other: return false
    case .subscript:
      // A name alone is no label of a subscript, and a label is left out with a default, without values
      // of several, or for a block behind the brackets.
      guard let first = member.parameters.first, first.label != first.name, !first.label.hasPrefix("_"),
        first.label != "dynamicMember", !first.hasDefault, isPlain(first.type)
      else { return false }
    case .initializer:
      guard let type, type != "Optional" else { return false }
      if let label = member.parameters.first?.label, KnownInterfaces.labelsOfCompiler.contains(label) { return false }
    case .function, .property:
      if !Self.isWord(member.name) || member.name.hasPrefix("_") { return false }
      if KnownInterfaces.calledByCompiler.contains(member.name) { return false }
    }
    return true
  }

  /// The names that lead to a member: `total` of `func total()`, `safe` of `subscript(safe index: Int)`, `Double` and `hours` of
  /// `init(hours: Int)`, which `TimeInterval(hours: 2)` also calls.
  func names(of member: OutlinedMember, in path: [String]) -> [String] {
    let first = member.parameters.first
    switch member.kind {
    case .subscript: return [first?.label ?? ""]
    case .initializer:
      let shared = path + [OutlinedNames.explicitInit, OutlinedNames.callOfBrackets]
      // A block behind the call has no label.
      if let first, first.label != "_", !first.hasDefault, isPlain(first.type) { return shared + [first.label] }
      return shared + otherNames + [first?.label ?? ""]
    case .function, .property, .other: return [member.name]
    }
  }

  /// Returns true if the app has a type of another package conform to a protocol of another one: any member may be a witness then.
  private func isWitnessOfType(_ name: String) -> Bool {
    own.ancestors(of: own.conformed[name] ?? []).contains { !own.has($0) && !Self.words.contains($0) }
  }

  /// Returns true if a member of an extension may satisfy a requirement for a subclass, or for the type under another name.
  ///
  ///     final class Reader: NSObject, XMLParserDelegate {}
  ///     extension NSObject { func parser(_ parser: XMLParser, didStartElement name: String) {} }
  private func isWitness(_ member: OutlinedMember, inExtensionOf name: String) -> Bool {
    let protocols = renamed.union(heirs[name] ?? [])
    return !protocols.isSubset(of: KnownInterfaces.protocols)
      || !protocols.isEmpty && KnownInterfaces.requirements.contains(member.name)
  }

  /// True for a type that is no function, nor an alias of one, and of which callers write one value.
  private func isPlain(_ type: String) -> Bool {
    !type.contains("->") && !type.hasSuffix("...")
      && OwnTypes.words(of: type).allSatisfy { own.modules[$0] != nil || KnownInterfaces.types.contains($0) }
  }

  /// True for a name of letters: `total`, and not `<`.
  static func isWord(_ name: String) -> Bool {
    name.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
  }

  /// True for a name that a type of Swift or C may have: `Element`, `off_t`.
  private static func isTypeName(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false || name.hasSuffix("_t") || name == "unichar"
  }

  /// Words in a list of types that are no types.
  static let words: Set<String> = [
    "any", "some", "nonisolated", "retroactive", "unchecked", "preconcurrency", "MainActor", "unsafe", "Sendable",
    "Copyable",
    "Escapable",
  ]
}
