import RibletsModel
import RibletsSource

extension Rule {
  static let concreteChild = Rule(
    "concrete-child", "A riblet knows children and siblings by their protocols, and not by their classes.", .warning
  ) { context in
    let classes = partClasses(of: context)
    var parents: [RibletID: Set<RibletID>] = [:]
    for edge in context.model.edges { parents[edge.child, default: []].insert(edge.parent) }
    return classes.flatMap { name, other -> [Finding] in
      context.places.users(of: name).compactMap { place -> Finding? in
        guard let entry = place.entry.map({ context.types.entries[$0] }), let owner = context.owner(of: entry),
          other != owner, let relation = relation(of: other, to: owner, parents),
          context.types.type(named: name, seenFrom: entry.module, imports: entry.imports)?.module == other.module,
          let use = (entry.type.uses + entry.type.members.flatMap(\.uses)).first(where: {
            $0.name == name && ($0.kind == .type || $0.kind == .construction)
          })
        else { return nil }
        return context.finding(
          use.position, key: "\(owner) \(name)",
          "'\(context.name(owner))' uses '\(name)', a class of its \(relation) '\(context.name(other))'. Use the protocol that it is built for: 'Routing', 'Buildable' or 'ViewControllable'."
        )
      }
    }
  }

  private static func relation(
    of other: RibletID, to owner: RibletID, _ parents: [RibletID: Set<RibletID>]
  ) -> String? {
    guard let above = parents[other] else { return nil }
    if above.contains(owner) { return "child" }
    return above.isDisjoint(with: parents[owner] ?? []) ? nil : "sibling"
  }

  /// The riblets of classes that others have no business with.
  private static func partClasses(of context: RuleContext) -> [String: RibletID] {
    var classes: [String: RibletID] = [:]
    for entry in context.types.entries where entry.type.keyword == .class && entry.type.scopes.isEmpty {
      guard let owner = context.owner(of: entry),
        ["Router", "Interactor", "Presenter", "ViewController"].contains(where: { entry.type.name == owner.name + $0 }),
        context.types.named(entry.type.name).count == 1
      else { continue }
      classes[entry.type.name] = owner
    }
    return classes
  }
}
