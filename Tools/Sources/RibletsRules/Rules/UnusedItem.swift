import RibletsModel
import RibletsSource

extension Rule {
  static let unusedItem = Rule(
    "unused-item", "A riblet declares no item in its 'Dependency' that it does not use.", .warning
  ) { context in
    let uses = ItemUses(in: context)
    return context.riblets.flatMap { riblet -> [Finding] in
      let name = riblet.id.name + "Dependency"
      guard let dependency = context.types.type(named: name, seenFrom: riblet.id.module),
        dependency.type.keyword == .protocol, context.types.named(name).count == 1,
        let used = uses.names(of: riblet.id, dependency: name)
      else { return [] }
      return dependency.type.members.filter {
        $0.kind == .property && $0.conditions.isEmpty && !used.contains($0.name)
      }.map { item in
        context.finding(
          item.position, key: "\(riblet.id) \(item.name)",
          "'\(context.name(riblet.id))' never uses '\(item.name)' of its dependency. Remove it here, and from the components that hand it on."
        )
      }
    }
  }
}

/// The items of dependencies that code uses.
private struct ItemUses {
  private let types: TypeTable
  /// The declarations and extensions of each type.
  private let entries: [String: [TypeTable.Entry]]
  /// The types that name a dependency, and may hold one.
  private var holders: [String: Set<String>] = [:]
  /// The types of each riblet.
  private var own: [RibletID: Set<String>] = [:]
  /// The uses of functions and variables outside of types, by the dependencies that these name.
  private var others: [String: [OutlinedUse]] = [:]

  init(in context: RuleContext) {
    types = context.types
    entries = Dictionary(grouping: types.entries) { OutlinedType.base(of: $0.type.name) }
    for entry in types.entries {
      let base = OutlinedType.base(of: entry.type.name)
      if let owner = context.owner(of: entry) { own[owner, default: []].insert(base) }
      RuleContext.visitUses(of: entry.type) { use in
        if use.name.hasSuffix("Dependency") { holders[use.name, default: []].insert(base) }
      }
    }
    for member in context.sources.flatMap(\.outline.members) {
      for use in member.uses where use.name.hasSuffix("Dependency") { others[use.name, default: []] += member.uses }
    }
  }

  /// The names of the items that are used; `nil` if code may use some in a way that reading does not follow.
  func names(of riblet: RibletID, dependency: String) -> Set<String>? {
    let isInherited = (types.conformers[dependency] ?? []).contains { $0.type.keyword == .protocol }
    guard types.extensions[dependency] == nil, !isInherited else { return nil }
    let bases = (holders[dependency] ?? []).union(own[riblet] ?? [])
    let whole = bases.flatMap { entries[$0] ?? [] }
    guard whole.allSatisfy(isPlain) else { return nil }
    let uses = (whole.flatMap(\.type.members).flatMap(\.uses) + (others[dependency] ?? [])).filter { $0.kind == .item }
    let names = Set(uses.map(\.name))
    return names.contains("") ? nil : names
  }

  /// Returns true for a type that inherits from no class of the app.
  private func isPlain(_ entry: TypeTable.Entry) -> Bool {
    guard entry.type.keyword == .class, let base = entry.type.inherited.first else { return true }
    return types.type(named: OutlinedType.base(of: base), seenFrom: entry.module)?.type.keyword != .class
  }
}
