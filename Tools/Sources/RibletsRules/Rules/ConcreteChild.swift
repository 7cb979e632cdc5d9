import RibletsModel
import RibletsSource

extension Rule {
  static let concreteChild = Rule(
    "concrete-child", "A riblet knows children and siblings by their protocols, and not by their classes.", .warning
  ) { context in
    let classes = partClasses(of: context)
    let modules = Set(context.model.files.map(\.module))
    var parents: [RibletID: Set<RibletID>] = [:]
    for edge in context.model.edges { parents[edge.child, default: []].insert(edge.parent) }
    return classes.flatMap { name, other -> [Finding] in
      context.places.users(of: name).compactMap { place -> Finding? in
        guard let entry = place.entry.map({ context.types.entries[$0] }), let owner = owner(of: entry, context),
          other != owner, let relation = relation(of: other, to: owner, parents),
          context.types.type(named: name, seenFrom: entry.module, imports: entry.imports)?.module == other.module,
          !context.model.files[place.file].outline.localTypes.contains(where: { $0.name == name }),
          let use = firstUse(of: name, in: entry, modules)
        else { return nil }
        return context.finding(
          use.position, key: "\(owner) \(name)",
          "'\(context.name(owner))' uses '\(name)', a class of its \(relation) '\(context.name(other))'. Use the protocol that it is built for: 'Routing', 'Buildable' or 'ViewControllable'."
        )
      }
    }
  }

  /// The riblet of a type, and of an alias the one of the type around it.
  private static func owner(of entry: TypeTable.Entry, _ context: RuleContext) -> RibletID? {
    guard entry.type.keyword == .typealias, let scope = entry.type.scopes.first else { return context.owner(of: entry) }
    return context.types.type(named: scope, seenFrom: entry.module).flatMap(context.owner(of:))
  }

  /// The first place that uses a class as such: not as the scope of another type, and not to make one where riblets are built.
  private static func firstUse(of name: String, in entry: TypeTable.Entry, _ modules: Set<String>) -> OutlinedUse? {
    if TypeTable.words(in: entry.type.generics).contains(name) { return nil }
    let builds = ["Builder", "Component"].contains { OutlinedType.base(of: entry.type.name).hasSuffix($0) }
    let members = entry.type.members
    for (number, uses) in ([entry.type.uses] + members.map(\.uses)).enumerated() {
      let types = number == 0 ? nil : members[number - 1].typeTexts
      // `var view: CartViewController { CartViewController() }` has what it makes.
      if builds, uses.contains(where: { $0.name == name && $0.kind == .construction }) { continue }
      for (place, use) in uses.enumerated() where use.name == name {
        // `Kind.CartRouter` is a case, and `Shop.CartRouter` a class.
        if place > 0, let types, case let scope = uses[place - 1], scope.position.line == use.position.line,
          scope.position.column + scope.name.utf8.count + 1 == use.position.column, scope.kind == .type,
          !modules.contains(scope.name),
          !types.contains(where: { $0.contains(scope.name + "<") })
        {
          continue
        }
        let next = uses.dropFirst(place + 1).first?.position
        // `MenuInteractor.State`.
        let isScope = next?.line == use.position.line && next?.column == use.position.column + name.utf8.count + 1
        if use.kind == .type && !isScope || use.kind == .construction { return use }
      }
    }
    return nil
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
      guard let owner = context.owner(of: entry), owner.module == entry.module,
        ["Router", "Interactor", "Presenter", "ViewController"].contains(where: { entry.type.name == owner.name + $0 }),
        context.types.all(named: entry.type.name).count(where: { $0.type.keyword != .extension }) == 1
      else { continue }
      classes[entry.type.name] = owner
    }
    return classes
  }
}

extension OutlinedMember {
  /// The types and values that it writes outside of a body.
  fileprivate var typeTexts: [String] { [type, value].compactMap(\.self) + parameters.map(\.type) }
}
