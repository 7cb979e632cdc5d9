import RibletsModel
import RibletsSource

extension Rule {
  static let unattached = Rule(
    "unattached", "Every riblet is launched, or attached by another one.", .warning
  ) { context in
    // An attachment that is not understood may be that of any riblet.
    guard !context.model.notes.contains(where: { $0.text.contains("attach") || $0.text.contains("joins") }) else {
      return []
    }
    let attached = Set(context.model.edges.map(\.child))
    let roles = ["Builder", "Buildable", "Router"]
    // Only what leads to a riblet counts.
    let riblets = context.riblets.map(\.id.name)
    var users = Dictionary(
      riblets.flatMap { name in roles.map { (name + $0, Set<RibletID?>()) } }, uniquingKeysWith: { first, _ in first })
    func note(_ use: OutlinedUse, of owner: RibletID?) {
      if let place = users.index(forKey: use.name) { users.values[place].insert(owner) }
    }
    for entry in context.types.entries {
      let owner = context.owner(of: entry)
      RuleContext.visitUses(of: entry.type) { note($0, of: owner) }
    }
    for member in context.sources.flatMap(\.outline.members) { for use in member.uses { note(use, of: nil) } }
    let imported = Set(context.sources.flatMap(\.outline.imports).map(\.name))
    return context.riblets.compactMap { riblet -> Finding? in
      let name = riblet.id.name
      let isUsed = roles.contains { role in
        users[name + role]?.contains { $0 != riblet.id } == true
      }
      let builder = context.types.type(named: name + "Builder", seenFrom: riblet.id.module)
      let isForOthers =
        builder.map { !$0.type.modifiers.isDisjoint(with: ["public", "open"]) && !imported.contains($0.module) }
        ?? false
      guard !riblet.isRoot, !attached.contains(riblet.id), !isUsed, !isForOthers else { return nil }
      return context.finding(
        riblet.position, key: "\(riblet.id) router",
        "Nothing attaches '\(context.name(riblet.id))', and nothing uses its builder. Attach it from a parent, or remove it: riblets remove \(context.name(riblet.id))."
      )
    }
  }
}
