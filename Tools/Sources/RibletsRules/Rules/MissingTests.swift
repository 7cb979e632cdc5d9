import RibletsModel
import RibletsSource

extension Rule {
  static let missingTests = Rule(
    "missing-tests", "Each class of a riblet with functions of its own has tests of its own.", .warning
  ) { context in
    // Mocks alone are no tests.
    guard context.model.files.contains(where: { $0.isTest && $0.outline.types.contains(where: \.mayHaveTests) }) else {
      return []
    }
    let roles = TestedRoles(of: context.model, owners: context.owners)
    let tested = Dictionary(grouping: context.model.tests, by: \.riblet).mapValues { Set($0.map(\.role)) }
    return context.riblets.flatMap { riblet in
      // Builders only make objects: Uber's template has no tests for them either.
      roles.roles(of: riblet).filter { $0 != "Builder" && tested[riblet.id]?.contains($0) != true }.map { role in
        let type = riblet.id.name + role
        return context.finding(
          riblet.parts[role] ?? riblet.position, key: "\(riblet.id) \(role)",
          "'\(type)' has no tests of its own. Add a suite '\(type)Tests'.")
      }
    }
  }
}
