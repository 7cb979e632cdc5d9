import RibletsSource

/// All that was read, by name.
struct DeclaredNames: Sendable {
  private(set) var protocols = NameTable<SourceProtocol>()
  private(set) var aliases = NameTable<SourceAlias>()
  /// The aliases in types, by the last part of their names.
  private(set) var nestedAliases: [String: [SourceAlias]] = [:]
  private(set) var modules = ModuleVisibility()
  private(set) var types: [String: SourceNominalType] = [:]
  /// The qualified names of those in others.
  private(set) var nestedTypes: Set<String> = []
  private(set) var globalActors: Set<String> = ["MainActor"]

  /// The names that mocks use and that mean something of the sources.
  var shadows: Set<String> = []

  init(_ files: [SourceFile]) {
    protocols.reserveCapacity(files.count)
    types.reserveCapacity(files.count * 4)
    for file in files {
      modules.add(file)
      for found in file.protocols where !found.isLocal {
        protocols.add(found, modules)
        if found.scopes.isEmpty, StandardNames.isKnown(found.plainName) { shadows.insert(found.plainName) }
      }
      for alias in file.aliases {
        aliases.add(alias, modules)
        if alias.scopes.isEmpty, StandardNames.isKnown(alias.plainName) { shadows.insert(alias.plainName) }
        if !alias.scopes.isEmpty { nestedAliases[alias.plainName, default: []].append(alias) }
      }
      for type in file.types {
        // Of one name, that which needs no other before it.
        if types[type.name].map({ !$0.scope.isEmpty && type.scope.isEmpty }) ?? true { types[type.name] = type }
        if type.scope.isEmpty, StandardNames.isKnown(type.name) { shadows.insert(type.name) }
        if !type.scope.isEmpty { nestedTypes.insert("\(type.scope).\(type.name)") }
        if type.attributes.contains(where: { $0.name == "globalActor" }) { globalActors.insert(type.name) }
      }
    }
  }
}
