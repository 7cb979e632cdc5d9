/// A node in a tree of riblets: the part of a ``Router`` that does not depend on its interactor's type.
///
/// Not generic, so that code that walks a tree is not generic either. A router that is not a ``Router``, such as a
/// mock, gets a separate node while it is attached.
///
/// Use it as a type only in code that handles riblets of any kind. Subclass ``Router`` instead. Main actor only.
///
/// ```swift
/// func log(_ node: RibletNode) { print(node.ribletTree) }
/// ```
///
/// See `Documentation/Lifecycle.md`.
@MainActor
open class RibletNode: Sendable {
  final let anyInteractable: any Interactable
  /// The same interactor, if it is an ``Interactor``, which has more members than the protocol.
  final let interactorCore: Interactor?
  // The unsafe properties are unsafe only for `deinit`, which has exclusive access.
  @exclusivity(unchecked) nonisolated(unsafe) final var nodes: ContiguousArray<RibletNode> = []
  @exclusivity(unchecked) nonisolated(unsafe) final var lifecycle = Lifecycle()
  final weak var parent: RibletNode?
  nonisolated(unsafe) final var runtime: RibletRuntime?
  /// The path in events, made with the first event. Valid only while the riblet is active or closing.
  nonisolated(unsafe) final var segment: RibletPath.Segment?
  /// Given by the runtime with the first event; 0 before.
  nonisolated(unsafe) final var number: UInt32 = 0
  /// The children that came by routes; made with the first one here or below.
  nonisolated(unsafe) final var treeNavigation: TreeNavigation?
  /// True for a child that came by a route.
  final var isRouted = false
  /// True for a child that has left the list of routes, and will be detached.
  final var hasLeftPlace = false
  final var isRoot = false
  /// True if another router was made for the same interactor, and no tree has been told.
  final var isSharingInteractor = false
  /// True for the top of a branch that is being deactivated and will be unlinked.
  final var isLeaving = false
  /// True if the leak detector expects the parts of this riblet to be freed with a dropped tree.
  nonisolated(unsafe) final var isExpectedToBeFreed = false
  /// True for a riblet that is kept on purpose after it was detached, to be attached again.
  ///
  /// The leak detector expects every other detached riblet to be freed.
  ///
  /// Set it before you detach a child that you want to attach again later.
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
      SharedInteractor.note(core, of: other, and: self)
    } else {
      core.place(at: self)
    }
  }

  /// Frees a long chain without recursion, and the work of an active interactor.
  ///
  /// Runs no lifecycle code of the freed riblets. A riblet below that outlives a dropped tree is deactivated.
  deinit {
    // One that was closed has done it.
    if let navigation = treeNavigation, lifecycle.phase != .inactive {
      runOnMainActor { navigation.willDeactivate() }
    }
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

  /// The label that distinguishes riblets of one type in paths, as in `Chat(42)`; `nil` for none.
  ///
  /// ```swift
  /// override var ribletLabel: String? { "\(chatID)" }
  /// ```
  ///
  /// Return the same text for the life of the riblet, because paths and events keep it.
  open var ribletLabel: String? { nil }

  /// True while the riblet is attached all the way up to a launched root, and not closing.
  ///
  /// A router that was called late, after its branch was detached, reads `false` here and should not present anything.
  ///
  /// ```swift
  /// guard isActive else { return }
  /// ```
  public final var isActive: Bool { lifecycle.phase == .active }

  // Overridden by the kinds of nodes.

  /// The router that this node stands for.
  var routing: any Routing { preconditionFailure("RibletNode has no router; use Router.") }
  var view: (any ViewControllable)? { nil }
  /// Quicker than the view itself, which counts a reference.
  var hasView: Bool { view != nil }
  func performLoad() {}
  func performWillDeactivate() {}
}
