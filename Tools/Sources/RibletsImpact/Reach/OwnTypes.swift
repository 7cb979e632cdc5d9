import RibletsSource

/// The types that files declare outside of others, by their names.
struct OwnTypes: Hashable, Sendable {
  /// Those that are no aliases.
  private(set) var names: Set<String> = []
  /// The words of the types that each alias stands for.
  private(set) var aliases: [String: Set<String>] = [:]

  /// Takes what files declare.
  mutating func add(_ nodes: some Sequence<ReachNode>) {
    for type in nodes.lazy.flatMap(\.outline.types) where type.scopes.isEmpty {
      switch type.keyword {
      case .extension: break
      case .typealias: aliases[type.name, default: []].formUnion(type.inherited.flatMap(Self.words))
      case .actor, .class, .enum, .protocol, .struct: names.insert(type.name)
      }
    }
  }

  /// Returns true for one of them, as a type is written: `Box<Int>`.
  func has(_ name: String) -> Bool { names.contains(String(name.prefix { $0 != "<" && $0 != "." })) }

  /// The names in a type as it is written.
  static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
