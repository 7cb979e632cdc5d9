/// Builds, attaches and detaches the children of a riblet.
///
/// Subclass it per riblet, over the protocol of its interactor:
/// `final class ShopRouter: Router<any ShopInteractable>`. All decisions are the interactor's; the router carries
/// them out. Main actor only.
///
/// ```swift
/// final class ShopRouter: Router<any ShopInteractable>, ShopRouting {
///   func show(_ checkout: any CheckoutRouting) { attachChild(checkout) }
///   func remove(_ checkout: any CheckoutRouting) { detachChild(checkout) }
/// }
/// ```
///
/// With routes there is nothing to write: see ``Navigating``. `Documentation/Concepts.md` describes the parts of a
/// riblet.
open class Router<InteractorType>: RibletNode, Routing {
  /// The business logic of the riblet, as its own protocol.
  ///
  /// Use it as the listener of children: `builder.build(withListener: interactor)`. The router holds it strongly.
  public final let interactor: InteractorType

  /// Makes the router of an interactor that is known by a protocol, such as `any ShopInteractable`.
  ///
  /// An existential type satisfies no generic constraint, so its conformance to ``Interactable`` is checked here, once.
  ///
  /// If the type is a concrete class, use `init(concrete:)`: the compiler then checks it.
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
  /// It has a label, since a subclass could not override two initializers that differ only in a constraint.
  ///
  /// ```swift
  /// super.init(concrete: interactor)
  /// ```
  public init(concrete interactor: InteractorType) where InteractorType: Interactable {
    self.interactor = interactor
    super.init(interactor, core: interactor as? Interactor)
  }

  /// The same interactor, as the tree knows it. Use ``interactor`` in your router.
  public final var interactable: any Interactable { anyInteractable }

  final override var routing: any Routing { self }

  /// The attached riblets, in the order in which they were attached. A new array for each read.
  public final var children: [any Routing] { nodes.map(\.routing) }

  /// Called only once, after the first activation: the place to attach permanent children.
  ///
  /// The riblet and its interactor are active. It is not called again after a detach and a new attach. The default
  /// does nothing.
  ///
  /// ```swift
  /// override func didLoad() { attachChild(headerBuilder.build(withListener: interactor)) }
  /// ```
  open func didLoad() {}

  /// Called before the branch is deactivated, parents before children: the place to remove a view from the screen.
  ///
  /// Children are still attached. It is called only if the interactor was notified of its activity. The
  /// default does nothing.
  ///
  /// ```swift
  /// override func willDeactivate() { viewController.hideHint() }
  /// ```
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
  ///
  /// A second call does nothing.
  public final func load() {
    if lifecycle.load() { didLoad() }
  }

  /// Adds a child as the last one, and activates it with all that is below it if this riblet is active.
  ///
  /// Below an inactive riblet the child is only assembled; it becomes active together with its parent. A child that
  /// cannot be attached is diagnosed and the tree stays as it was: one that has a parent, a launched root, an ancestor.
  ///
  /// ```swift
  /// let checkout = checkoutBuilder.build(withListener: interactor)
  /// attachChild(checkout)
  /// viewController.present(checkout.viewControllable)
  /// ```
  ///
  /// - Parameter child: A riblet without a parent.
  public final func attachChild(_ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line) {
    attach(child, at: CallSite(fileID: fileID, line: line))
  }

  /// Deactivates a child with all that is below it, leaves first, and removes it.
  ///
  /// The branch stays assembled: attached again, all of it becomes active again. A riblet that is not a child is diagnosed
  /// and the tree stays as it was.
  ///
  /// ```swift
  /// func detachCheckout() {
  ///   guard let checkout else { return }
  ///   self.checkout = nil
  ///   detachChild(checkout)
  /// }
  /// ```
  ///
  /// Clear your own reference: the leak detector expects the child to be freed, unless
  /// ``RibletNode/isKeptWhenDetached`` is set.
  public final func detachChild(_ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line) {
    detach(child, at: CallSite(fileID: fileID, line: line))
  }

  /// Attaches a child for a caller that knows only ``Routing``, such as a mock. A diagnosis has no line then.
  @_disfavoredOverload
  public final func attachChild(_ child: any Routing) {
    attach(child, at: nil)
  }

  /// Detaches a child for a caller that knows only ``Routing``, such as a mock. A diagnosis has no line then.
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
