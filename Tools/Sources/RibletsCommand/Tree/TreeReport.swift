import RibletsPlans
import RibletsReading
import RibletsRepository
import RibletsScaffold
import RibletsSource

/// The tree of riblets, for programs.
struct TreeReport: Encodable {
  struct Item: Encodable {
    let name: String
    let type: String
    let value: String?
  }

  struct Riblet: Encodable {
    let name: String
    let file: String
    let line: Int
    let isRoot: Bool
    let options: RibletOptions
    let dependencies: [Item]
    let arguments: [Item]
    let imports: [String]

    private enum Key: CodingKey { case arguments, dependencies, file, imports, isRoot, line, name }

    /// The options stand beside the rest.
    func encode(to encoder: any Encoder) throws {
      try options.encode(to: encoder)
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(name, forKey: .name)
      try values.encode(file, forKey: .file)
      try values.encode(line, forKey: .line)
      try values.encode(isRoot, forKey: .isRoot)
      try values.encode(dependencies, forKey: .dependencies)
      try values.encode(arguments, forKey: .arguments)
      try values.encode(imports, forKey: .imports)
    }
  }

  struct Edge: Encodable {
    let parent: String
    let child: String
    let file: String
    let line: Int
    /// True if the parent attaches it as soon as it is active.
    let isAttachedAtStart: Bool
    /// The way in which its route shows the child; left out for another kind of edge.
    let shown: String?
    let isHandWritten: Bool
    /// Expressions by the names of arguments and dependencies.
    let values: [String: String]
  }

  struct Link: Encodable {
    let pattern: String
    /// The names of the routes and workflows that it leads to, in their order.
    let ends: [String]
    let file: String
    let line: Int
  }

  /// The list as it is printed without `--json`.
  let list: String
  let riblets: [Riblet]
  let edges: [Edge]
  let links: [Link]
  let unattached: [String]
  let notes: [String]

  init(_ tree: RibletTree, list: String) {
    self.list = list
    let roots = Set(tree.roots)
    riblets = tree.riblets.values.sorted { $0.name < $1.name }.map { riblet in
      Riblet(
        name: riblet.name, file: riblet.place.file, line: riblet.place.line, isRoot: roots.contains(riblet.name),
        options: riblet.options,
        dependencies: Self.items(riblet.dependencies), arguments: Self.items(riblet.arguments),
        imports: riblet.imports)
    }
    edges = tree.edges.map { edge in
      Edge(
        parent: edge.parent, child: edge.child, file: edge.place.file, line: edge.place.line,
        isAttachedAtStart: edge.isAttachedAtStart, shown: edge.shown?.rawValue, isHandWritten: edge.isHandWritten,
        values: edge.argumentValues.merging(edge.madeValues) { $1 })
    }
    links = tree.links.map { Link(pattern: $0.pattern, ends: $0.ends, file: $0.place.file, line: $0.place.line) }
    unattached = tree.unattached
    notes = tree.notes
  }

  private static func items(_ items: [ListedItem]) -> [Item] {
    items.map { Item(name: $0.name, type: $0.type, value: $0.value) }
  }

  var text: String { sortedJSON() }
}
