import RibletsSource

/// The names in what a file declares: they tell which files matter to each other, without the declarations.
struct ModelNames: Sendable {
  /// By which others find what the file declares.
  private(set) var declared: [String] = []
  /// The names that its protocols inherit from, or may. An app may have a `Presentable` of its own.
  private(set) var needed: [String] = []

  init(of file: SourceFile) {
    for type in file.types { declared.append(type.name) }
    for place in file.aliases.indices {
      if !file.aliases[place].isGeneric, file.aliases[place].scopes.isEmpty {
        declared.append(file.aliases[place].name)
      }
      need(file.aliases[place].type)
    }
    for place in file.protocols.indices { add(file.protocols[place]) }
  }

  private mutating func add(_ found: borrowing SourceProtocol) {
    if !found.isLocal, found.scopes.isEmpty { declared.append(found.plainName) }
    for type in found.inherited { need(type) }
    for requirement in found.requirements where !requirement.isSameType { need(requirement.right) }
    for place in found.members.indices { if let owner = found.members[place].kind.owner { need(owner) } }
  }

  private mutating func need(_ type: SourceType) {
    switch type {
    case .named(let name, _), .member(_, let name, _):
      guard name != "AnyObject", name != "class", name != "Any" else { return }
      needed.append(name)
    case .composition(let parts): for part in parts { need(part) }
    case .attributed(_, let base), .existential(let base): need(base)
    default: break
    }
  }
}
