import RibletsModel
import RibletsSource

extension Rule {
  static let unusedItem = Rule(
    "unused-dependency", "A riblet declares no dependency in its 'Dependency' that it does not use.", .warning
  ) { context in
    let uses = ItemUses(in: context)
    return context.riblets.flatMap { riblet -> [Finding] in
      let name = riblet.id.name + "Dependency"
      guard let dependency = context.types.type(named: name, seenFrom: riblet.id.module),
        dependency.type.keyword == .protocol, !dependency.type.members.isEmpty, context.types.named(name).count == 1,
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

/// The dependencies that code uses.
private struct ItemUses {
  private let context: RuleContext
  private var types: TypeTable { context.types }
  /// The types of each riblet.
  private var own: [RibletID: Set<String>] = [:]

  init(in context: RuleContext) {
    self.context = context
    for entry in context.types.entries {
      if let owner = context.owner(of: entry) { own[owner, default: []].insert(OutlinedType.base(of: entry.type.name)) }
    }
  }

  /// The names of the dependencies that are used; `nil` if code may use some in a way that reading does not follow.
  func names(of riblet: RibletID, dependency: String) -> Set<String>? {
    let isInherited = (types.conformers[dependency] ?? []).contains { $0.type.keyword == .protocol }
    guard types.extensions[dependency] == nil, !isInherited else { return nil }
    var bases = own[riblet] ?? []
    var others: [OutlinedMember] = []
    for place in context.places.users(of: dependency) {
      if let entry = place.entry {
        // It may hold one.
        bases.insert(OutlinedType.base(of: types.entries[entry].type.name))
      } else if !context.model.files[place.file].isTest {
        others += context.model.files[place.file].outline.members.filter { $0.uses.contains { $0.name == dependency } }
      }
    }
    let whole = bases.flatMap(types.all)
    guard whole.allSatisfy(isPlain) else { return nil }
    var names: Set<String> = []
    func note(_ members: [OutlinedMember]) {
      for member in members { for use in member.uses where use.kind == .item { names.insert(use.name) } }
    }
    for entry in whole { note(entry.type.members) }
    note(others)
    return names.contains("") ? nil : names
  }

  /// Returns true for a type that inherits from no class of the app.
  private func isPlain(_ entry: TypeTable.Entry) -> Bool {
    guard entry.type.keyword == .class, let base = entry.type.inherited.first else { return true }
    return types.type(named: OutlinedType.base(of: base), seenFrom: entry.module)?.type.keyword != .class
  }
}
