import RibletsReading
package import RibletsSource

/// All that was read, by name.
struct DeclaredNames: Sendable {
  fileprivate var protocols = NameTable<SourceProtocol>()
  fileprivate var aliases = NameTable<SourceAlias>()
  /// The aliases in types, by the last part of their names.
  fileprivate var nestedAliases: [String: [SourceAlias]] = [:]
  fileprivate var modules = ModuleVisibility()
  fileprivate var types: [String: SourceNominalType] = [:]
  fileprivate var globalActors: Set<String> = ["MainActor"]

  /// - Parameter globalActors: Attributes that isolate, besides those of the files.
  init(_ files: [SourceFile], globalActors: some Sequence<String> = []) {
    self.globalActors.formUnion(globalActors)
    protocols.reserveCapacity(files.count)
    types.reserveCapacity(files.count * 4)
    for file in files + [StandardProtocols.file] {
      modules.add(file)
      for found in file.protocols where !found.isLocal { protocols.add(found, modules) }
      for alias in file.aliases {
        aliases.add(alias, modules)
        if !alias.scopes.isEmpty { nestedAliases[alias.plainName, default: []].append(alias) }
      }
      for type in file.types {
        if types[type.name] == nil { types[type.name] = type }
        if type.attributes.contains(where: { $0.name == "globalActor" }) { self.globalActors.insert(type.name) }
      }
    }
  }
}

/// Answers what a name means.
///
/// An object, since all that write a mock hold it: each thread has one of its own, so that none waits to count another's
/// references.
package final class ProtocolIndex: Sendable {
  private let names: DeclaredNames
  /// The mocks of this run, by the hash of the qualified name of the protocol.
  private let mocks: [UInt64: MockTarget]
  private let lookups: IndexLookups?

  package convenience init(_ files: [SourceFile]) { self.init(DeclaredNames(files)) }

  /// - Parameter lookups: What notes the names that are asked for.
  init(_ names: DeclaredNames, mocks: [UInt64: MockTarget] = [:], lookups: IndexLookups? = nil) {
    self.names = names
    self.mocks = mocks
    self.lookups = lookups
  }

  /// The same for another thread, with what notes its lookups.
  func noting(in lookups: IndexLookups) -> ProtocolIndex { ProtocolIndex(names, mocks: mocks, lookups: lookups) }

  /// The mock of a protocol.
  func mock(of found: SourceProtocol) -> MockTarget? {
    mocks.isEmpty ? nil : mocks[ContentHash.of(found.scopes.isEmpty ? found.plainName : found.qualifiedName)]
  }

  /// The mock of a name of its own.
  func mock(named name: String) -> MockTarget? { mocks.values.first { $0.name == name } }

  /// Returns true if an attribute of this name isolates to a global actor.
  func isGlobalActor(_ name: String) -> Bool { name.hasSuffix("Actor") || names.globalActors.contains(name) }

  /// The class, structure, enumeration or actor of a name.
  func type(named name: String) -> SourceNominalType? {
    lookups?.note(name)
    return names.types[name]
  }

  /// The protocol of a name as it is written inside these scopes.
  ///
  /// - Parameter asker: Who mentions it. Of several of one name it is the one that the asker's file can see.
  func found(_ name: String, in scopes: [SourceScope], for asker: SourceProtocol? = nil) -> SourceProtocol? {
    declaration(name, in: scopes, for: asker, of: names.protocols)
  }

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
    lookups?.note(isQualified ? name.split(separator: ".").last ?? "" : name[...])
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

  /// A type of the test kit as a mock names it: with its module, where the sources have a type of this name.
  func kitName(_ name: String) -> String {
    let isShadowed = type(named: name) != nil || found(name, in: []) != nil || alias(name, in: []) != nil
    return isShadowed ? "RibletsTesting.\(name)" : name
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

/// The mock of a protocol, as others that need one see it.
struct MockTarget: Hashable, Sendable {
  var name: String
  /// The global actor on which it is made; `nil` for anywhere.
  var globalActor: String?
  /// True if it can be made without arguments, anywhere where it can be named.
  var isSimple: Bool
}

/// A declaration with a name, in a file and perhaps in types.
package protocol NamedDeclaration: Sendable {
  var marks: SourceMarks { get }
  var name: String { get }
  var scopes: [SourceScope] { get }
}

extension SourceProtocol: NamedDeclaration {}
extension SourceAlias: NamedDeclaration {}

extension NamedDeclaration {
  /// The name without backticks.
  package var plainName: String { name.plainIdentifier }

  /// The name with those of the types around it.
  package var qualifiedName: String { (scopes.map(\.name) + [plainName]).joined(separator: ".") }
}

/// The declarations of one kind, by their qualified names: `Outer.Inner`.
private struct NameTable<Declaration: NamedDeclaration> {
  private var first: [String: Declaration] = [:]
  /// Those of the same name in other modules.
  private var rivals: [String: [Declaration]] = [:]

  mutating func reserveCapacity(_ count: Int) { first.reserveCapacity(count) }

  /// The first wins: what was read wins over what is known.
  mutating func add(_ found: Declaration, _ modules: ModuleVisibility) {
    let name = found.scopes.isEmpty ? found.plainName : found.qualifiedName
    if let known = first[name] {
      if modules.differ(known, found) { rivals[name, default: []].append(found) }
    } else {
      first[name] = found
    }
  }

  /// The declaration of a qualified name that the asker's file can see, of a module if one is given.
  func visible(
    _ name: String, to asker: SourceProtocol?, _ modules: ModuleVisibility, in module: String? = nil
  ) -> Declaration? {
    guard let first = first[name] else { return nil }
    guard let asker, !modules.isEmpty else { return module == nil ? first : nil }
    return ([first] + rivals[name, default: []]).first { found in
      modules.isVisible(found, to: asker) && (module == nil || modules.name(of: found) == module)
    }
  }
}

extension NameTable: Sendable {}

extension SourceMember.Kind {
  /// The type of a property that refers to who owns the part of a riblet: a mock holds it weakly if only classes conform.
  var owner: SourceType? {
    guard case .property(let property) = self, property.accessors.isSettable,
      ["router", "listener"].contains(property.name.plainIdentifier),
      case .optional(.existential(let bound)) = property.type
    else { return nil }
    return bound
  }
}

extension String {
  /// The name without backticks.
  var plainIdentifier: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
