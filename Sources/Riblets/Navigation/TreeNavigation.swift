/// The routes of a riblet as the tree knows them, overridden by ``Navigator``.
///
/// The tree calls it through this base class, so that a linker can remove all code of routes from a program without
/// routes.
@MainActor
class TreeNavigation {
  final weak var owner: RibletNode?

  init(of owner: RibletNode) {
    self.owner = owner
  }

  /// Called when a branch with routes was attached by `attachChild`, or a child of a riblet with routes has left.
  func branchDidChange(_ child: RibletNode, below node: RibletNode) {}

  /// Called before a child that came by a route is detached by `detachChild`.
  func willDetach(_ child: RibletNode) {}

  /// Called when the riblet begins to close, and when it was freed without that.
  func willDeactivate() {}
}
