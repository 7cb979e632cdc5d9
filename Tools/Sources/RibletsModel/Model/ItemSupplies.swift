package import RibletsSource

/// The dependencies that components have for riblets below them: the ways of all needs, seen from their ends.
package struct ItemSupplies: Sendable {
  /// A dependency of a component.
  package struct Supply: Sendable {
    /// The name of the dependency in the component.
    package let item: String
    /// True if the component makes it.
    package var isMade: Bool
    /// The riblets that need it.
    package var users: Set<RibletID>
    /// The place of the property.
    package let position: SourcePosition
  }

  /// The dependencies of each riblet's component, by name.
  package private(set) var byRiblet: [RibletID: [Supply]] = [:]

  package init(of model: AppModel) {
    var found: [RibletID: [String: Supply]] = [:]
    for riblet in model.riblets.values.sorted(by: { $0.id < $1.id }) {
      for path in riblet.needs.flatMap({ riblet.paths[$0.name] ?? [] }) where path.end != .missing {
        for (place, step) in path.steps.enumerated() {
          guard let owner = model.riblet(ofComponent: step.type, at: step.position) else { continue }
          let isMade = place == path.steps.count - 1 && path.end == .provided
          found[owner, default: [:]][
            step.item, default: Supply(item: step.item, isMade: isMade, users: [], position: step.position)
          ].users.insert(riblet.id)
          if isMade { found[owner]?[step.item]?.isMade = true }
        }
      }
    }
    byRiblet = found.mapValues { $0.values.sorted { $0.item < $1.item } }
  }
}
