/// An interactor as a router and the tree see it: something that can be active.
///
/// The tree calls ``activate()`` and ``deactivate()``, each once for each time the riblet becomes active. A test
/// without a tree activates its interactor itself.
@MainActor
public protocol Interactable: AnyObject, Sendable {
  /// True while the riblet is attached all the way up to a launched root.
  var isActive: Bool { get }
  /// Replays whether the riblet is active, without consecutive duplicates; finishes when the interactor is freed.
  var isActiveStream: StateStream<Bool> { get }
  /// Starts the riblet's logic.
  func activate()
  /// Ends the riblet's logic and all bound work.
  func deactivate()
}
