/// The routes of a riblet as the tree knows them, overridden by ``Navigator``.
///
/// The tree calls it as a class that has another one below it: what it calls by name stands in every program, and this way
/// a linker can leave all code of routes out of one that has none.
@MainActor
class TreeNavigation {
  // Set to nil by the riblet's `deinit`, which no longer shares it with anybody. A weak reference is slower to read.
  nonisolated(unsafe) final unowned(unsafe) var owner: RibletNode?

  init(of owner: RibletNode) {
    self.owner = owner
  }

  /// Called when a branch with routes was attached by hand, or a child of a riblet with routes has left.
  func branchDidChange(below node: RibletNode, childThatLeft: RibletNode?) {}

  /// Called when the riblet begins to close.
  func willDeactivate() {}
}
