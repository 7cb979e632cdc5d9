import RibletsModel
import RibletsSource

extension Rule {
  static let passedThrough = Rule(
    "passed-through", "No dependency is handed on through more components than the limit.", .warning, limit: 6
  ) { context in
    let limit = context.limit
    return context.riblets.flatMap { riblet in
      riblet.needs.compactMap { need -> Finding? in
        let ways = (riblet.paths[need.name] ?? []).filter { $0.end != .missing && $0.steps.count - 1 > limit }
        guard let longest = ways.max(by: { $0.steps.count < $1.steps.count }) else { return nil }
        let through = longest.steps.dropLast().map(\.type).joined(separator: ", ")
        return context.finding(
          need.position, key: "\(riblet.id) \(need.name)",
          "'\(need.name)' comes to '\(context.name(riblet.id))' through \(longest.steps.count - 1) components, and \(limit) are allowed. From there upwards: \(through). Make it nearer, or give it to the riblets between as an argument."
        )
      }
    }
  }
}
