import RibletsModel
import RibletsSource

extension Rule {
  static let concreteChild = Rule(
    "concrete-child", "A riblet knows children and siblings by their protocols, and not by their classes.", .warning
  ) { context in
    let classes = partClasses(of: context)
    var parents: [RibletID: Set<RibletID>] = [:]
    for edge in context.model.edges { parents[edge.child, default: []].insert(edge.parent) }
    return context.types.entries.flatMap { entry -> [Finding] in
      guard let owner = context.owner(of: entry) else { return [] }
      var (seen, findings): (Set<String>, [Finding]) = ([], [])
      RuleContext.visitUses(of: entry.type) { use in
        guard use.kind == .type || use.kind == .construction, let other = classes[use.name], other != owner,
          parents[other]?.contains(owner) == true
            || parents[other]?.isDisjoint(with: parents[owner] ?? []) == false,
          context.types.type(named: use.name, seenFrom: entry.module, imports: entry.imports)?.module == other.module,
          seen.insert(use.name).inserted
        else { return }
        let relation = parents[other]?.contains(owner) == true ? "child" : "sibling"
        findings.append(
          context.finding(
            use.position, key: "\(owner) \(use.name)",
            "'\(context.name(owner))' uses '\(use.name)', a class of its \(relation) '\(context.name(other))'. Use the protocol that it is built for: 'Routing', 'Buildable' or 'ViewControllable'."
          ))
      }
      return findings
    }
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
