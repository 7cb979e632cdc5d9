import RibletsModel
import RibletsSource

extension Rule {
  static let wideProtocol = Rule(
    "wide-protocol", "A change of a protocol rebuilds no more modules than the limit.", .warning, limit: 20
  ) { context in
    let limit = context.limit
    // Which one is meant by a name that several have is not known.
    var users = Dictionary(grouping: context.model.protocols, by: \.name).filter { $0.value.count == 1 }
      .mapValues { _ in Set<String>() }
    for file in context.model.files {
      func note(_ name: String) {
        guard let place = users.index(forKey: name) else { return }
        users.values[place].insert(file.module)
      }
      RuleContext.visitUses(of: file) { note($0.name) }
      for type in file.outline.types { type.inheritedNames.forEach(note) }
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
