/// A place in a tree of riblets: the part of a ``Router`` that does not depend on its interactor's type.
///
/// Not generic, so that walking a tree is plain code. A foreign router, such as a mock, gets a node of its own while it
/// is attached.
@MainActor
open class RibletNode: Sendable {
  final let anyInteractable: any Interactable
  /// The same interactor, if it is one of the framework's: it has more to say than the protocol.
  final let interactorCore: Interactor?
  // What is unsafe is so only for `deinit`, which no longer shares the node with anybody.
  @exclusivity(unchecked) nonisolated(unsafe) final var nodes: ContiguousArray<RibletNode> = []
  @exclusivity(unchecked) nonisolated(unsafe) final var lifecycle = Lifecycle()
  final weak var parent: RibletNode?
  nonisolated(unsafe) final var runtime: RibletRuntime?
  /// The path told in events, made when the first event needs it. Right only while the riblet is active or closing.
  nonisolated(unsafe) final var segment: RibletPath.Segment?
  /// Given by the runtime with the first event; 0 before.
  nonisolated(unsafe) final var number: UInt32 = 0
  /// The children that came by routes; made with the first one here or below.
  nonisolated(unsafe) final var treeNavigation: TreeNavigation?
  /// True for a child that came by a route.
  final var isRouted = false
  final var isRoot = false
  /// True for the top of a branch that is being deactivated and will be unlinked.
  final var isLeaving = false
  /// True if the leak detector knows the parts of this riblet as those of a tree that was dropped.
  nonisolated(unsafe) final var isExpectedToBeFreed = false
  /// True for a riblet that is kept on purpose after it was detached, to be attached again.
  ///
  /// The leak detector expects every other detached riblet to be freed.
  public final var isKeptWhenDetached = false
  /// The riblet's component, shown in snapshots of the tree and expected by the leak detector to be freed with the riblet.
  ///
  /// Componentized builders set it; a plain builder may.
  public final var ribletComponent: AnyObject?

  @usableFromInline
  init(_ interactable: any Interactable, core: Interactor?) {
    anyInteractable = interactable
    interactorCore = core
    guard let core else { return }
    if let other = core.node {
      other.report(
        Diagnosis(
          .interactorHasRouter(
            interactor: "\(type(of: core))", path: other.ribletPath, newPath: ribletPath), at: nil))
    } else {
      core.place(at: self)
    }
  }

  /// Frees a long chain without recursion, and what an active interactor held for its tree.
  ///
  /// Runs no lifecycle code of what is freed. A riblet below that outlives a tree that was dropped is deactivated.
  deinit {
    treeNavigation?.owner = nil
    let wasActive = lifecycle.phase == .active
    if wasActive, !isExpectedToBeFreed, let runtime, runtime.leaks.isOn {
      let top = segment ?? RibletPath.Segment(number: number, type: type(of: self), label: nil, parent: nil)
      let dropped = DroppedTree(
        root: ObjectIdentifier(self), path: RibletPath(top), interactable: anyInteractable,
        interactorCore: interactorCore, children: nodes)
      nodes = []
      runOnMainActor { runtime.leaks.didDrop(dropped) }
      return
    }
    if wasActive, let scope = interactorCore?.madeScope, scope.heldOwner != nil {
      runOnMainActor { scope.close() }
    }
    if !nodes.isEmpty { FreeingPile.letGo(of: &nodes, wasActive: wasActive) }
  }

  /// Tells riblets of one type apart in paths, as in `Chat(42)`; `nil` for no label.
  open var ribletLabel: String? { nil }

  /// True while the riblet is attached all the way up to a launched root, and not on its way out.
  ///
  /// A router that was called late, after its branch was detached, reads `false` here and should not present anything.
  public final var isActive: Bool { lifecycle.phase == .active }

  // What the kinds of nodes add.

  /// The router that this node stands for.
  var routing: any Routing { preconditionFailure("RibletNode has no router; use Router.") }
  var view: (any ViewControllable)? { nil }
  func performLoad() {}
  func performWillDeactivate() {}
}
