package import RibletsSource

/// All that was read, by name.
package struct ProtocolIndex: Sendable {
  /// By qualified name, `Outer.Inner`, and by the last part of it.
  private(set) var protocols: [String: SourceProtocol] = [:]
  /// Those of the same name in other modules.
  private var rivals: [String: [SourceProtocol]] = [:]
  private var modules = ModuleVisibility()
  private(set) var aliases: [String: SourceAlias] = [:]
  private(set) var genericAliases: [String: SourceAlias] = [:]
  private(set) var types: [String: SourceNominalType] = [:]
  private(set) var globalActors: Set<String> = ["MainActor"]
  /// The names of the mocks of this run, by the qualified name of the protocol.
  var mocks: [String: MockTarget] = [:]

  package init(_ files: [SourceFile]) {
    let standard = SourceFile(parsing: Array(StandardProtocols.source.utf8), path: "")
    for file in files + [standard] {
      modules.add(file)
      for found in file.protocols where !found.isLocal {
        // The first wins: what was read wins over what is known.
        for name in Set([found.qualifiedName, found.plainName]) {
          if let first = protocols[name] {
            if modules.differ(first, found) { rivals[name, default: []].append(found) }
          } else {
            protocols[name] = found
          }
        }
      }
      for alias in file.aliases where !alias.isGeneric && aliases[alias.name] == nil { aliases[alias.name] = alias }
      for alias in file.aliases where alias.isGeneric { genericAliases[alias.name] = alias }
      for type in file.types {
        if types[type.name] == nil { types[type.name] = type }
        if type.attributes.contains(where: { $0.name == "globalActor" }) { globalActors.insert(type.name) }
      }
    }
  }

  /// The protocol of a name as it is written inside these scopes.
  ///
  /// - Parameter asker: Who mentions it. Of several of one name it is the one that the asker's file can see.
  func found(_ name: String, in scopes: [SourceScope], for asker: SourceProtocol? = nil) -> SourceProtocol? {
    for count in stride(from: scopes.count, through: 0, by: -1) {
      let qualified = (scopes.prefix(count).map(\.name) + [name]).joined(separator: ".")
      if let found = visible(qualified, to: asker) { return found }
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, parts.count > 1 else { return nil }
    return visible(last, to: asker, in: parts[0]) ?? visible(last, to: asker)
  }

  private func visible(_ name: String, to asker: SourceProtocol?, in module: String? = nil) -> SourceProtocol? {
    guard let first = protocols[name] else { return nil }
    guard let asker, !modules.isEmpty else { return module == nil ? first : nil }
    return ([first] + rivals[name, default: []]).first { found in
      modules.isVisible(found, to: asker) && (module == nil || modules.name(of: found) == module)
    }
  }

  /// What a type alias stands for, with its generic parameters as they are, if the name is one.
  func anyTarget(of name: String) -> SourceType? { target(of: name) ?? genericAliases[name]?.type }

  /// What a type alias stands for, if the name is one.
  func target(of name: String) -> SourceType? { aliases[name]?.type }

  /// Names that protocols inherit from, or that a mock has to know more of, and that nobody has read so far.
  package func missingNames(in files: [SourceFile]) -> Set<String> {
    var missing: Set<String> = []
    for inherited in files.flatMap(\.protocols).flatMap({
      $0.inherited + $0.requirements.filter { !$0.isSameType }.map(\.right) + $0.members.compactMap(\.kind.owner)
    })
      + files.flatMap(\.aliases).map(\.type)
    {
      for name in ProtocolIndex.names(in: inherited)
      where protocols[name] == nil && aliases[name] == nil && types[name] == nil
        && !StandardProtocols.markers.contains(name) && StandardProtocols.classes[name] == nil
      {
        missing.insert(name)
      }
    }
    return missing
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
  /// Whether it can be made without arguments, anywhere where it can be named.
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
