/// An interactor as a router and the tree see it: something that can be active.
///
/// The tree calls ``activate()`` and ``deactivate()``, each once for each time the riblet becomes active. A test
/// without a tree activates its interactor itself.
///
/// Inherit your `ShopInteractable` from it: the router and mocks know the interactor by that protocol. See
/// `Documentation/Lifecycle.md`.
///
/// ```swift
/// protocol ShopInteractable: Interactable, CheckoutListener {
///   var router: (any ShopRouting)? { get set }
/// }
/// ```
@MainActor
public protocol Interactable: AnyObject, Sendable {
  /// True while the riblet is attached all the way up to a launched root.
  ///
  /// It changes before `didBecomeActive()` is called, and after `willResignActive()` has returned.
  var isActive: Bool { get }
  /// Replays whether the riblet is active, without consecutive duplicates; finishes when the interactor is freed.
  ///
  /// Use it to wait until a riblet is on the way up:
  /// `try await interactor.isActiveStream.firstValue { $0 ? true : nil }`.
  var isActiveStream: StateStream<Bool> { get }
  /// Starts the riblet's logic: `isActive` is true when it returns. Does nothing if it is active already.
  ///
  /// The tree calls it. You call it in a test without a tree, or use `InteractorTester`.
  func activate()
  /// Ends the riblet's logic and all bound work. Does nothing if it is inactive.
  ///
  /// The tree calls it when the branch is detached, leaves first.
  func deactivate()
}
