import RibletsReading
import RibletsSource

/// The names in what a file declares, as hashes: they tell which files matter to each other, without the declarations.
struct ModelNames: Hashable, Sendable {
  /// By which others find what the file declares.
  var declared: [UInt64] = []
  /// The same for what is in types; others have to say which.
  var nested: [UInt64] = []
  /// Of type aliases with generic parameters, which nobody inherits from.
  var genericAliases: [UInt64] = []
  /// The names that its protocols inherit from, or may, as far as they are not known to every run.
  var needed: [UInt64] = []
  /// Of its attributes that isolate.
  var globalActors: [String] = []
  /// Of what it declares at its top that is named as something that mocks use.
  var shadows: [String] = []

  init() {}

  init(of file: SourceFile) {
    for type in file.types {
      declared.append(ContentHash.of(type.name))
      if type.attributes.contains(where: { $0.name == "globalActor" }) { globalActors.append(type.name) }
    }
    for place in file.aliases.indices {
      let hash = ContentHash.of(file.aliases[place].name)
      if file.aliases[place].isGeneric {
        genericAliases.append(hash)
      } else if file.aliases[place].scopes.isEmpty {
        declared.append(hash)
      } else {
        nested.append(hash)
      }
      need(file.aliases[place].type)
    }
    for place in file.protocols.indices { add(file.protocols[place]) }
    shadows = file.topNames.filter(StandardNames.isKnown)
  }

  private mutating func add(_ found: borrowing SourceProtocol) {
    if !found.isLocal {
      let hash = ContentHash.of(found.plainName)
      if found.scopes.isEmpty { declared.append(hash) } else { nested.append(hash) }
    }
    for type in found.inherited { need(type) }
    for requirement in found.requirements where !requirement.isSameType { need(requirement.right) }
    for place in found.members.indices { if let owner = found.members[place].kind.owner { need(owner) } }
  }

  private mutating func need(_ type: SourceType) {
    switch type {
    case .named(let name, _), .member(_, let name, _):
      guard !StandardProtocols.markers.contains(name), StandardProtocols.classes[name] == nil else { return }
      needed.append(ContentHash.of(name))
    case .composition(let parts): for part in parts { need(part) }
    case .attributed(_, let base), .existential(let base): need(base)
    default: break
    }
  }

  /// Returns true if it declares something of one of these names.
  func declaresAny(of names: NameSet) -> Bool {
    names.holdsAny(of: declared) || names.holdsAny(of: nested) || names.holdsAny(of: genericAliases)
  }
}

extension SourceFile {
  /// The names of what is in no type.
  fileprivate var topNames: [String] {
    types.filter(\.scope.isEmpty).map(\.name) + protocols.filter(\.scopes.isEmpty).map(\.plainName)
      + aliases.filter(\.scopes.isEmpty).map(\.plainName)
  }
}

extension ModelNames: BinaryCoded {
  func write(to writer: inout BinaryWriter) {
    writer.write(whole: declared)
    writer.write(whole: nested)
    writer.write(whole: genericAliases)
    writer.write(whole: needed)
    writer.write(globalActors)
    writer.write(shadows)
  }

  init(from reader: inout BinaryReader) throws(BinaryDamage) {
    declared = try reader.readWhole()
    nested = try reader.readWhole()
    genericAliases = try reader.readWhole()
    needed = try reader.readWhole()
    globalActors = try reader.read()
    shadows = try reader.read()
  }
}
