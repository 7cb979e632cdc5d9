/// The interface of a router for its parent and the tree.
///
/// Implemented by ``Router``, and by mocks in tests of a parent. A mock is treated like a router: while it is attached
/// to an active riblet, its interactor is activated once and it is loaded once.
@MainActor
public protocol Routing: AnyObject, Sendable {
  /// The business logic of the riblet.
  var interactable: any Interactable { get }
  /// The attached riblets, in the order in which they were attached.
  var children: [any Routing] { get }
  /// Attaches permanent children; called by the tree only once, after the first activation.
  func load()
  /// Adds a child as the last one, and activates it if this riblet is active. See ``Router/attachChild(_:fileID:line:)``.
  func attachChild(_ child: any Routing)
  /// Deactivates a child with all that is below it, and removes it. See ``Router/detachChild(_:fileID:line:)``.
  func detachChild(_ child: any Routing)
}

/// The interface of a router that has a view.
@MainActor
public protocol ViewableRouting: Routing {
  /// The view, for the parent to present or embed.
  var viewControllable: any ViewControllable { get }
}

/// The interface of the router at the root of a tree.
@MainActor
public protocol LaunchRouting: ViewableRouting {
  /// Makes this riblet the root of a live tree, and activates it. See ``LaunchRouter/launch(in:)``.
  func launch(in runtime: RibletRuntime?)
  /// Deactivates the whole tree.
  func terminate()
}

extension LaunchRouting {
  /// Makes this riblet the root of a live tree with the runtime of the calling task, or one of its own.
  public func launch() { launch(in: nil) }
}
