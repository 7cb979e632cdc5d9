/// A run of the tests of one role of one riblet, and the name of its export.
package struct OwnRun: Hashable, Sendable {
  package let riblet: Riblet.Identity
  package let role: Role
  /// A second run for the role of views, which leaves out the suites of snapshots.
  package let isWithoutSnapshots: Bool

  package init(riblet: Riblet.Identity, role: Role, isWithoutSnapshots: Bool = false) {
    self.riblet = riblet
    self.role = role
    self.isWithoutSnapshots = isWithoutSnapshots
  }

  /// The name of its export in a folder of exports: `TicTacToe.OffGame.Router`, then `.json`.
  package var exportName: String {
    "\(riblet.target).\(riblet.name).\(role.rawValue)\(isWithoutSnapshots ? "WithoutSnapshots" : "")"
  }

  /// All runs that riblets could have.
  static func all(of riblets: [Riblet]) -> [OwnRun] {
    riblets.flatMap { riblet in
      riblet.files.keys.sorted().flatMap { role in
        let run = OwnRun(riblet: riblet.identity, role: role)
        return role == .view ? [run, OwnRun(riblet: riblet.identity, role: role, isWithoutSnapshots: true)] : [run]
      }
    }
  }
}
