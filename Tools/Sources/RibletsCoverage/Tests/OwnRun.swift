/// A run of the tests of one role of one riblet.
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

  /// Its name in messages: `TicTacToe.OffGame.Router`.
  package var name: String {
    "\(riblet.target).\(riblet.name).\(role.rawValue)\(isWithoutSnapshots ? "WithoutSnapshots" : "")"
  }
}
