import RibletsModel
import RibletsSource

extension Rule {
  static let wideProtocol = Rule(
    "wide-protocol", "A change of a protocol rebuilds no more modules than the limit.", .warning, limit: 20
  ) { context in
    let limit = context.limit
    let declared = Dictionary(grouping: context.model.protocols, by: \.name)
    var users: [String: Set<String>] = [:]
    for file in context.model.files {
      let names = file.outline.types.flatMap { RuleContext.uses(of: $0).map(\.name) + $0.inheritedNames }
      for name in names + file.outline.members.flatMap(\.uses).map(\.name) where declared[name]?.count == 1 {
        users[name, default: []].insert(file.module)
      }
    }
    return context.model.protocols.compactMap { found -> Finding? in
      let modules = (users[found.name] ?? []).subtracting([found.module])
      guard modules.count > limit else { return nil }
      return context.finding(
        found.position, key: "\(found.module) \(found.name)",
        "\(modules.count) modules name '\(found.name)', and a change of it rebuilds them all; \(limit) are allowed. Split it, so that each one sees what it needs."
      )
    }
  }
}
