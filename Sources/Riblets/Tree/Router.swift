/// Builds, attaches and detaches the children of a riblet.
///
/// Subclass it per riblet, over the protocol of its interactor: `final class ShopRouter: Router<any ShopInteractable>`.
/// All decisions are the interactor's; the router carries them out. Main actor only.
open class Router<InteractorType>: RibletNode, Routing {
  /// The business logic of the riblet, as its own protocol.
  public final let interactor: InteractorType

  /// Makes the router of an interactor that is known by a protocol, such as `any ShopInteractable`.
  ///
  /// An existential type satisfies no generic constraint, so its conformance to ``Interactable`` is checked here, once.
  ///
  /// - Precondition: The interactor is `Interactable`.
  @inlinable
  public init(interactor: InteractorType) {
    self.interactor = interactor
    if let core = interactor as? Interactor {
      super.init(core, core: core)
    } else if let interactable = interactor as? any Interactable {
      super.init(interactable, core: nil)
    } else {
      stopBecauseNoInteractor(InteractorType.self)
    }
  }

  /// Makes the router of an interactor of a concrete type, which the compiler checks to be ``Interactable``.
  ///
  /// It has a label, since a subclass could not override two initialisers that differ only in a constraint.
  public init(concrete interactor: InteractorType) where InteractorType: Interactable {
    self.interactor = interactor
    super.init(interactor, core: interactor as? Interactor)
  }

  public final var interactable: any Interactable { anyInteractable }

  final override var routing: any Routing { self }

  public final var children: [any Routing] { nodes.map(\.routing) }

  /// Called only once, after the first activation: the place to attach permanent children.
  open func didLoad() {}

  /// Called before the branch is deactivated, parents before children: the place to remove a view from the screen.
  open func willDeactivate() {}

  final override func performLoad() { didLoad() }

  final override func performWillDeactivate() {
    treeNavigation?.willDeactivate()
    // An interactor that was stopped before it was notified of its activity is not notified of the end either.
    guard interactorCore?.wasTold ?? true else { return }
    willDeactivate()
    interactorCore?.willDeactivate()
  }

  /// Calls ``didLoad()`` once; called by the tree, and by tests of a router without a tree.
  public final func load() {
    if lifecycle.load() { didLoad() }
  }

  /// Adds a child as the last one, and activates it with all that is below it if this riblet is active.
  ///
  /// Below an inactive riblet the child is only assembled; it becomes active together with its parent. A child that
  /// cannot be attached is diagnosed and the tree stays as it was: one that has a parent, a launched root, an ancestor.
  ///
  /// - Parameter child: A riblet without a parent.
  public final func attachChild(_ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line) {
    attach(child, at: CallSite(fileID: fileID, line: line))
  }

  /// Deactivates a child with all that is below it, leaves first, and removes it.
  ///
  /// The branch stays assembled: attached again, all of it becomes active again. A riblet that is not a child is diagnosed
  /// and the tree stays as it was.
  public final func detachChild(_ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line) {
    detach(child, at: CallSite(fileID: fileID, line: line))
  }

  @_disfavoredOverload
  public final func attachChild(_ child: any Routing) {
    attach(child, at: nil)
  }

  @_disfavoredOverload
  public final func detachChild(_ child: any Routing) {
    detach(child, at: nil)
  }

  // After `is`, `unsafeDowncast` avoids the reference count that `as?` costs.

  private final func attach(_ child: any Routing, at site: CallSite?) {
    if child is RibletNode {
      attach(unsafeDowncast(child, to: RibletNode.self), at: site)
    } else {
      attach(AdoptedNode.place(of: child) ?? AdoptedNode(child), at: site)
    }
  }

  private final func detach(_ child: any Routing, at site: CallSite?) {
    if child is RibletNode {
      detach(unsafeDowncast(child, to: RibletNode.self), at: site)
    } else if let node = AdoptedNode.place(of: child) {
      detach(node, at: site)
    } else {
      reportStranger(RibletPath(ofUnattached: child), below: nil, at: site)
    }
  }
}

@usableFromInline
func stopBecauseNoInteractor(_ type: any Any.Type) -> Never {
  preconditionFailure("\(type) cannot be the interactor of a router: make it inherit from Interactable.")
}
