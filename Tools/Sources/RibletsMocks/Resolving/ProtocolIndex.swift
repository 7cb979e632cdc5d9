import RibletsReading
package import RibletsSource

/// All that was read, by name.
struct DeclaredNames: Sendable {
  /// By qualified name, `Outer.Inner`, and by the last part of it.
  fileprivate var protocols: [String: SourceProtocol] = [:]
  /// Those of the same name in other modules.
  fileprivate var rivals: [String: [SourceProtocol]] = [:]
  fileprivate var modules = ModuleVisibility()
  fileprivate var aliases: [String: SourceAlias] = [:]
  fileprivate var genericAliases: [String: SourceAlias] = [:]
  fileprivate var types: [String: SourceNominalType] = [:]
  fileprivate var globalActors: Set<String> = ["MainActor"]

  /// - Parameter globalActors: Attributes that isolate, besides those of the files.
  init(_ files: [SourceFile], globalActors: some Sequence<String> = []) {
    self.globalActors.formUnion(globalActors)
    protocols.reserveCapacity(files.count * 2)
    types.reserveCapacity(files.count * 4)
    for file in files + [StandardProtocols.file] {
      modules.add(file)
      for found in file.protocols where !found.isLocal {
        add(found, as: found.plainName)
        if !found.scopes.isEmpty { add(found, as: found.qualifiedName) }
      }
      for alias in file.aliases where !alias.isGeneric && aliases[alias.name] == nil { aliases[alias.name] = alias }
      for alias in file.aliases where alias.isGeneric { genericAliases[alias.name] = alias }
      for type in file.types {
        if types[type.name] == nil { types[type.name] = type }
        if type.attributes.contains(where: { $0.name == "globalActor" }) { self.globalActors.insert(type.name) }
      }
    }
  }

  /// The first wins: what was read wins over what is known.
  private mutating func add(_ found: SourceProtocol, as name: String) {
    if let first = protocols[name] {
      if modules.differ(first, found) { rivals[name, default: []].append(found) }
    } else {
      protocols[name] = found
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

  func isGenericAlias(_ name: String) -> Bool { names.genericAliases[name] != nil }

  /// The protocol of a name as it is written inside these scopes.
  ///
  /// - Parameter asker: Who mentions it. Of several of one name it is the one that the asker's file can see.
  func found(_ name: String, in scopes: [SourceScope], for asker: SourceProtocol? = nil) -> SourceProtocol? {
    lookups?.note(name.utf8.contains(UInt8(ascii: ".")) ? name.split(separator: ".").last ?? "" : name[...])
    if scopes.isEmpty, let found = visible(name, to: asker) { return found }
    // Without scopes, it was just looked for.
    for count in stride(from: scopes.count, through: scopes.isEmpty ? 1 : 0, by: -1) {
      let qualified = (scopes.prefix(count).map(\.name) + [name]).joined(separator: ".")
      if let found = visible(qualified, to: asker) { return found }
    }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, parts.count > 1 else { return nil }
    return visible(last, to: asker, in: parts[0]) ?? visible(last, to: asker)
  }

  private func visible(_ name: String, to asker: SourceProtocol?, in module: String? = nil) -> SourceProtocol? {
    guard let first = names.protocols[name] else { return nil }
    guard let asker, !names.modules.isEmpty else { return module == nil ? first : nil }
    return ([first] + names.rivals[name, default: []]).first { found in
      names.modules.isVisible(found, to: asker) && (module == nil || names.modules.name(of: found) == module)
    }
  }

  /// Returns the type that a type alias stands for, with its generic parameters as they are, if the name is one.
  func anyTarget(of name: String) -> SourceType? { target(of: name) ?? names.genericAliases[name]?.type }

  /// Returns the type that a type alias stands for, if the name is one.
  func target(of name: String) -> SourceType? {
    lookups?.note(name)
    return names.aliases[name]?.type
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

extension SourceProtocol {
  /// The name without backticks.
  package var plainName: String { name.plainIdentifier }

  /// The name with those of the types around it.
  package var qualifiedName: String { (scopes.map(\.name) + [plainName]).joined(separator: ".") }
}

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
