/// The riblets of a map in the order of their tree: roots first, children below their first parent.
struct MapTree {
  /// A line of the tree.
  struct Line {
    let riblet: MapRiblet
    /// The edge to it; `nil` for one that stands at the top.
    let edge: MapEdge?
    /// For each level, from the top on, whether a further child of that level follows.
    let continues: [Bool]
    /// True if it stands further up already, with its children.
    let isRepeated: Bool
  }

  private(set) var lines: [Line] = []
  private let riblets: [String: MapRiblet]
  private let edges: [String: [MapEdge]]
  private var seen: Set<String> = []

  init(of map: AppMap) {
    riblets = Dictionary(uniqueKeysWithValues: map.riblets.map { ($0.name, $0) })
    edges = Dictionary(grouping: map.edges, by: \.parent)
    let children = Set(map.edges.map(\.child))
    let tops = map.riblets.filter(\.isRoot) + map.riblets.filter { !$0.isRoot && !children.contains($0.name) }
    for riblet in tops { add(riblet, nil, []) }
    // What is left are circles that nothing attaches.
    for riblet in map.riblets where !seen.contains(riblet.name) { add(riblet, nil, []) }
  }

  private mutating func add(_ riblet: MapRiblet, _ edge: MapEdge?, _ continues: [Bool]) {
    let isRepeated = !seen.insert(riblet.name).inserted
    lines.append(Line(riblet: riblet, edge: edge, continues: continues, isRepeated: isRepeated))
    if isRepeated { return }
    let below = edges[riblet.name] ?? []
    for (place, edge) in below.enumerated() {
      guard let child = riblets[edge.child] else { continue }
      add(child, edge, continues + [place + 1 < below.count])
    }
  }
}
