import RibletsModel
import RibletsSource

extension Rule {
  static let missingOwner = Rule(
    "missing-owner", "Once a riblet has an owner, each one has.", .warning
  ) { context in
    let free = context.riblets.filter { context.ribletOwners.owners(of: $0).isEmpty }
    guard free.count < context.riblets.count else { return [] }
    return free.map { riblet in
      context.finding(
        riblet.parts["Builder"] ?? riblet.position, key: "\(riblet.id) owner",
        "Nobody owns '\(context.name(riblet.id))'. Write above its builder: /// @owner @team, or add 'owners' to the file of its module."
      )
    }
  }
}
