public import RibletsSource

/// An app as its sources describe it: riblets with their parts, who attaches whom, and who provides what.
public struct AppModel: Hashable, Sendable {
  /// The files that it was read from.
  public internal(set) var files: [ModelFile] = []
  /// The packages of the app, as far as their manifests say; none if it was read without manifests.
  public internal(set) var packages: [SourcePackage] = []
  /// The riblets, by module and name.
  public internal(set) var riblets: [RibletID: ModelRiblet] = [:]
  /// The edges from parents to children, by parent and child; one for each pair.
  public internal(set) var edges: [ModelEdge] = []
  /// The types that are tests, by riblet and role.
  public internal(set) var tests: [ModelTests] = []
  /// The workflows, by file.
  public internal(set) var workflows: [ModelWorkflow] = []
  /// The links of its catalogues, by file.
  public internal(set) var links: [ModelLink] = []
  /// The protocols and their mocks, by file.
  public internal(set) var protocols: [ModelProtocol] = []
  /// Notes on sources that were not understood, by place.
  public internal(set) var notes: [ModelNote] = []

  /// The modules of the riblets of each name.
  private(set) var homes: [String: Set<String>] = [:]

  mutating func add(_ riblet: ModelRiblet) {
    riblets[riblet.id] = riblet
    homes[riblet.id.name, default: []].insert(riblet.id.module)
  }

  /// Takes over that a riblet needs one more item, which its own `Dependency` declares after the others.
  package mutating func add(_ item: String, _ type: String, toNeedsOf id: RibletID, at place: SourcePosition) {
    riblets[id]?.needs.append(ModelItem(name: item, type: type, position: place))
  }

  /// The shortest name that only this riblet has: with its module, if another module has one of the same name.
  public func name(of id: RibletID) -> String {
    (homes[id.name]?.count ?? 0) > 1 ? "\(id.module).\(id.name)" : id.name
  }

  /// The riblets that go by a name, with or without their module.
  public func riblets(named name: String) -> [RibletID] {
    if let dot = name.lastIndex(of: ".") {
      let id = RibletID(module: String(name[..<dot]), name: String(name[name.index(after: dot)...]))
      return riblets[id] == nil ? [] : [id]
    }
    return (homes[name] ?? []).sorted().map { RibletID(module: $0, name: name) }
  }

  /// The riblets that are launched, without those that a riblet attaches which is not below them.
  public var roots: Set<RibletID> {
    Set(Self.tops(riblets.values.filter(\.isRoot).map(\.id), below: edges.map { ($0.parent, $0.child) }))
  }

  /// Some riblets without those that one attaches which is not below them: a riblet with a `LaunchRouter` may be a child.
  package static func tops<Name: Hashable>(_ names: [Name], below edges: [(parent: Name, child: Name)]) -> [Name] {
    let children = Dictionary(grouping: edges, by: \.parent).mapValues { $0.map(\.child) }
    return names.filter { name in
      let parents = edges.filter { $0.child == name }.map(\.parent)
      if parents.isEmpty { return true }
      var below: Set<Name> = []
      var open = [name]
      while let next = open.popLast() {
        if below.insert(next).inserted { open += children[next] ?? [] }
      }
      return below.isSuperset(of: parents)
    }
  }

  /// The edges from a riblet to its children, by their names.
  public func edges(from parent: RibletID) -> [ModelEdge] { edges.filter { $0.parent == parent } }

  /// The edges to a riblet from its parents, by their names.
  public func edges(to child: RibletID) -> [ModelEdge] { edges.filter { $0.child == child } }
}
