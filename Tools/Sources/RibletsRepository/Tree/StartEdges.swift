import RibletsPlans

/// The edges to children that are attached as soon as their parent is active: in a circle, they have no end.
package struct StartEdges {
  private var children: [String: [String]] = [:]

  package init(of tree: RibletTree) {
    for edge in tree.edges where edge.isAttachedAtStart { add(edge.child, below: edge.parent) }
  }

  package mutating func add(_ child: String, below parent: String) { children[parent, default: []].append(child) }

  /// Returns the message for a child that closes a circle, with the riblets on the way; `nil` if it closes none.
  package func problem(with child: String, below parent: String) -> String? {
    way(from: child, to: parent).map { way in
      "They would attach each other without end: \(([parent] + way).joined(separator: " → "))."
    }
  }

  private func way(from name: String, to target: String) -> [String]? {
    var ways = [[name]]
    var seen: Set<String> = [name]
    while let way = ways.popLast() {
      guard let last = way.last else { continue }
      if last == target { return way }
      for next in children[last] ?? [] where seen.insert(next).inserted { ways.append(way + [next]) }
    }
    return nil
  }
}
