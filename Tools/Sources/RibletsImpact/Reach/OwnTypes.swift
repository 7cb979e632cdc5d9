import RibletsSource

/// The types that an app declares outside of others, by their names.
struct OwnTypes: Hashable, Sendable {
  /// The modules that declare each of them that is no alias.
  private(set) var modules: [String: Set<String>] = [:]
  /// The words of the types that each alias stands for.
  private(set) var aliases: [String: Set<String>] = [:]
  /// The names of types in others, and of aliases in types.
  private(set) var nested: Set<String> = []
  private(set) var nestedAliases: Set<String> = []
  /// The names of associated types.
  private(set) var associated: Set<String> = []
  /// The words after the colons of types, and those that each type of another package conforms to by an extension.
  private(set) var conformed: [String: Set<String>] = [:]

  /// Takes what parts declare.
  mutating func add(_ nodes: some Sequence<ReachNode>) {
    for node in nodes {
      for type in node.types {
        let bases = type.inherited.flatMap(Self.words)
        if type.keyword != .typealias, !bases.isEmpty {
          conformed[Self.words(of: String(type.name.prefix { $0 != "<" })).last ?? "", default: []].formUnion(bases)
        }
        if type.keyword == .protocol {
          associated.formUnion(type.members.filter { $0.kind == .other }.map(\.name))
        }
        guard type.scopes.isEmpty else {
          if type.keyword == .typealias { nestedAliases.insert(type.name) } else { nested.insert(type.name) }
          continue
        }
        switch type.keyword {
        case .extension: break
        case .typealias: aliases[type.name, default: []].formUnion(bases)
        case .actor, .class, .enum, .protocol, .struct: modules[type.name, default: []].insert(node.module)
        }
      }
    }
  }

  /// Returns true for one of them, as a type is written: `Box<Int>`.
  func has(_ name: String) -> Bool { modules[String(name.prefix { $0 != "<" && $0 != "." })] != nil }

  /// Some types and protocols, what they conform to and inherit from, and so on.
  func ancestors(of names: Set<String>) -> Set<String> {
    var (found, open) = (Set<String>(), Array(names))
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += conformed[next] ?? []
      open += aliases[next] ?? []
    }
    return found
  }

  /// Returns true if an extension of a path is one of a type of the app that its module sees.
  func isExtended(by path: [String], in module: String, _ graph: ModuleGraph) -> Bool {
    // `Cart.Item` in a file of a module that sees a module with `Cart`, and `Shop.Cart.Item`.
    let start = path.count > 1 && graph.modules[path[0]] != nil ? 1 : 0
    guard start < path.count else { return false }
    let seen = graph.seen[module] ?? [module]
    let targets = aliases[path[start]] ?? []
    return targets.union([path[start]]).contains { !(modules[$0] ?? []).isDisjoint(with: seen) }
  }

  /// The names in a type as it is written.
  static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
