/// An interactor as a router and the tree see it: something that can be active.
///
/// The tree calls ``activate()`` and ``deactivate()``, each once for each time the riblet becomes active. An interactor
/// under test without a tree is activated by hand.
@MainActor
public protocol Interactable: AnyObject, Sendable {
  /// True while the riblet is attached all the way up to a launched root.
  var isActive: Bool { get }
  /// Replays whether the riblet is active, without equal neighbours; finishes when the interactor is gone.
  var isActiveStream: StateStream<Bool> { get }
  /// Starts the riblet's logic.
  func activate()
  /// Ends the riblet's logic and everything that was bound to it.
  func deactivate()
}
