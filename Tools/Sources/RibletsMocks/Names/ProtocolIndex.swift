package import RibletsSource

/// Answers what a name means.
///
/// An object, since all that write a mock hold it: each thread has one of its own, so that none waits to count another's
/// references.
package final class ProtocolIndex: Sendable {
  private let names: DeclaredNames
  /// The mocks of this run, by the qualified name of the protocol.
  private let mocks: [String: MockTarget]
  /// The same by their own names.
  private let namedMocks: [String: MockTarget]

  package convenience init(_ files: [SourceFile]) { self.init(DeclaredNames(files)) }

  init(_ names: DeclaredNames, mocks: [String: MockTarget] = [:]) {
    self.names = names
    self.mocks = mocks
    namedMocks = Dictionary(mocks.values.lazy.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The same for another thread.
  func copy() -> ProtocolIndex { ProtocolIndex(names, mocks: mocks) }

  /// The same for a mock in which names that mocks use mean something else: `associatedtype Error`.
  ///
  /// - Parameters:
  ///   - types: The names of the types in it.
  ///   - scope: The type around it, if there is one.
  func shadowed(by types: Set<String>, in scope: String?) -> ProtocolIndex {
    if types.isEmpty, scope == nil { return self }
    var own = types.filter(StandardNames.isKnown)
    if let scope {
      own.formUnion(StandardNames.all.filter { type(named: $0) != nil && names.nestedTypes.contains("\(scope).\($0)") })
    }
    guard !own.isSubset(of: names.shadows) else { return self }
    var shadowed = names
    shadowed.shadows.formUnion(own)
    return ProtocolIndex(shadowed, mocks: mocks)
  }

  /// The mock of a protocol.
  func mock(of found: SourceProtocol) -> MockTarget? {
    mocks.isEmpty ? nil : mocks[found.scopes.isEmpty ? found.plainName : found.qualifiedName]
  }

  /// The mock of a name of its own.
  func mock(named name: String) -> MockTarget? { namedMocks[name] }

  /// Returns true if an attribute of this name isolates to a global actor.
  func isGlobalActor(_ name: String) -> Bool { name.hasSuffix("Actor") || names.globalActors.contains(name) }

  /// The class, structure, enumeration or actor of a name.
  func type(named name: String) -> SourceNominalType? { names.types[name] }

  /// Returns true if a type that others are around declares a type, a protocol or a type alias.
  func hasNestedType(_ name: String, in scope: String) -> Bool {
    let qualified = "\(scope).\(name)"
    if type(named: name) != nil, names.nestedTypes.contains(qualified) { return true }
    return found(qualified, in: []) != nil || alias(qualified, in: []) != nil
  }

  /// A class and those that it inherits from, as far as they were read.
  func superclasses(from first: SourceNominalType) -> [SourceNominalType] {
    var found = [first]
    while found.count < 100, let last = found.last,
      let next = last.inherited.first.flatMap({ Self.names(in: $0).first }).flatMap({ type(named: $0) }),
      next.keyword == "class", !found.contains(next)
    {
      found.append(next)
    }
    return found
  }

  /// The name of a class's superclass, or of what may be one, if it was not read.
  func unreadSuperclass(of type: SourceNominalType) -> String? {
    guard let name = type.inherited.first.flatMap({ Self.names(in: $0).first }) else { return nil }
    let isKnown =
      StandardProtocols.markers.contains(name) || StandardProtocols.classes[name] != nil
      || self.type(named: name) != nil || found(name, in: []) != nil || alias(name, in: []) != nil
    return isKnown || name.hasSuffix("able") || name.hasSuffix("ing") || name.hasSuffix("Delegate") ? nil : name
  }

  /// The protocol of a name as it is written inside these scopes.
  ///
  /// - Parameter asker: Who mentions it. Of several of one name it is the one that the asker's file can see.
  func found(_ name: String, in scopes: [SourceScope], for asker: SourceProtocol? = nil) -> SourceProtocol? {
    let isQualified = name.utf8.contains(UInt8(ascii: "."))
    if isQualified, name.hasPrefix("Riblets.") || name.hasPrefix("Swift."), let known = StandardProtocols.found(name) {
      return known
    }
    // The parents of Riblets' `ViewableRouting` are Riblets', whatever a package calls `Routing`.
    if asker?.isStandard ?? false, let known = StandardProtocols.found(name) { return known }
    if let found = declaration(name, in: scopes, for: asker, of: names.protocols) { return found }
    guard let known = StandardProtocols.found(name) else { return nil }
    guard known.isOfRiblets, let asker else { return known }
    // 'RIBs.Routing' is none of Riblets.
    return !isQualified && mayUseRiblets(asker.marks.position.file) ? known : nil
  }

  /// Returns true if names of Riblets in a file may be Riblets' own.
  func mayUseRiblets(_ file: String) -> Bool { names.modules.mayUseRiblets(file) }

  /// The type alias of a name as it is written inside these scopes.
  ///
  /// - Parameter asker: Who mentions it. Of several of one name it is the one that the asker's file can see.
  func alias(_ name: String, in scopes: [SourceScope], for asker: SourceProtocol? = nil) -> SourceAlias? {
    declaration(name, in: scopes, for: asker, of: names.aliases)
  }

  private func declaration<Declaration: NamedDeclaration>(
    _ name: String, in scopes: [SourceScope], for asker: SourceProtocol?, of table: NameTable<Declaration>
  ) -> Declaration? {
    let isQualified = name.utf8.contains(UInt8(ascii: "."))
    if scopes.isEmpty, let found = table.visible(name, to: asker, names.modules) { return found }
    // Without scopes, it was just looked for.
    for count in stride(from: scopes.count, through: scopes.isEmpty ? 1 : 0, by: -1) {
      let qualified = (scopes.prefix(count).map(\.name) + [name]).joined(separator: ".")
      if let found = table.visible(qualified, to: asker, names.modules) { return found }
    }
    guard isQualified, let dot = name.firstIndex(of: ".") else { return nil }
    // What is before the first dot is a module, or another name of a type.
    let rest = String(name[name.index(after: dot)...])
    let prefix = String(name[..<dot])
    if let found = table.visible(rest, to: asker, names.modules, in: prefix) { return found }
    if let other = alias(prefix, in: scopes, for: asker), !other.isGeneric, case .named(let type, _) = other.type,
      type != prefix, let found = table.visible("\(type).\(rest)", to: asker, names.modules)
    {
      return found
    }
    return table.visible(rest, to: asker, names.modules)
  }

  /// Returns the type that a type alias stands for, with its generic parameters as they are, if the name is one.
  ///
  /// Where the scopes around the name are not known, an alias in a type counts if it is the only one of its name.
  func anyTarget(of name: String) -> SourceType? {
    if let found = alias(name, in: []) { return found.type }
    let nested = names.nestedAliases[name, default: []]
    return nested.count == 1 ? nested[0].type : nil
  }

  /// A type that mocks use, as they name it: with its module, where the sources have something of this name.
  func standardName(_ name: String) -> String {
    !names.shadows.isEmpty && names.shadows.contains(name) ? StandardNames.qualified(name) : name
  }

  /// The last names of the parts of a composition.
  static func names(in type: SourceType) -> [String] {
    switch type {
    case .named(let name, _), .member(_, let name, _): [name]
    case .composition(let parts): parts.flatMap { names(in: $0) }
    case .attributed(_, let base), .existential(let base): names(in: base)
    default: []
    }
  }
}
