/// The interface of a router for its parent and the tree.
///
/// Implemented by ``Router``, and by mocks in tests of a parent. A mock is treated like a router: while it is attached
/// to an active riblet, its interactor is activated once and it is loaded once.
///
/// Inherit your `CheckoutRouting` from it, or from ``ViewableRouting`` if the riblet has a view. See
/// `Documentation/Concepts.md`.
///
/// ```swift
/// protocol CheckoutRouting: Routing {
///   func attachReceipt()
/// }
/// ```
@MainActor
public protocol Routing: AnyObject, Sendable {
  /// The business logic of the riblet. The tree activates it; a parent's router seldom needs it.
  var interactable: any Interactable { get }
  /// The attached riblets, in the order in which they were attached.
  ///
  /// Empty for a mock that stubs nothing.
  var children: [any Routing] { get }
  /// Attaches permanent children; called by the tree only once, after the first activation.
  ///
  /// Do not call it yourself, except in a test without a tree.
  func load()
  /// Adds a child as the last one, and activates it if this riblet is active. See
  /// ``Router/attachChild(_:fileID:line:)``.
  ///
  /// Your own router calls it; nobody else should.
  func attachChild(_ child: any Routing)
  /// Deactivates a child with all that is below it, and removes it. See ``Router/detachChild(_:fileID:line:)``.
  ///
  /// Your own router calls it; nobody else should.
  func detachChild(_ child: any Routing)
}

/// A router whose riblet has a view.
///
/// Inherit your `ShopRouting` from it if the riblet has a screen, otherwise from ``Routing``. See
/// `Documentation/Concepts.md`.
///
/// ```swift
/// protocol ShopRouting: ViewableRouting {}
/// viewController.present(shop.viewControllable)
/// ```
@MainActor
public protocol ViewableRouting: Routing {
  /// The view, for the parent to present or embed. The same object for the life of the riblet.
  var viewControllable: any ViewControllable { get }
}

/// The interface of the router at the root of a tree.
///
/// Your app holds it, launches it once, and terminates it if it is no longer needed. See
/// `Documentation/GettingStarted.md`.
///
/// ```swift
/// let root: any LaunchRouting = RootBuilder(dependency: EmptyComponent()).build()
/// root.launch()
/// ```
@MainActor
public protocol LaunchRouting: ViewableRouting {
  /// Makes this riblet the root of a live tree, and activates it. See ``LaunchRouter/launch(in:)``.
  ///
  /// All riblets that are attached already are active when it returns. A second launch is diagnosed.
  func launch(in runtime: RibletRuntime?)
  /// Deactivates the whole tree, leaves first. A call without a launch is diagnosed. See
  /// ``LaunchRouter/terminate()``.
  func terminate()
}

extension LaunchRouting {
  /// Makes this riblet the root of a live tree with the runtime of the calling task, or one of its own.
  ///
  /// UIKit, SwiftUI and portable views have functions of their own that also show the window.
  public func launch() { launch(in: nil) }
}
