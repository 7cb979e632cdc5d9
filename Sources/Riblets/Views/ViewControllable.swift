/// The interface of a view for a router; the base of each `XViewControllable` protocol.
///
/// A riblet extends this protocol with the calls of its router (present, replace, embed). The class that implements it
/// belongs to a user interface toolkit, on which the riblet does not depend.
///
/// ```swift
/// protocol CartViewControllable: ViewControllable {
///   func show(total: Int)
/// }
/// final class CartViewController: UIViewController, CartViewControllable { … }
/// ```
///
/// See `Documentation/UIKitAndSwiftUI.md`.
@MainActor
public protocol ViewControllable: AnyObject, Sendable {}

/// A view that reports if it is still visible, so that the leak detector can expect it to disappear.
///
/// Adapters for a toolkit implement it once for all their views. A view without it is expected to be freed, but not to
/// disappear.
///
/// See `Documentation/UIKitAndSwiftUI.md`.
///
/// ```swift
/// extension CanvasView: ViewPresenceReporting {
///   var presence: ViewPresence { window == nil ? .hidden : .shown }
/// }
/// ```
@MainActor
public protocol ViewPresenceReporting: ViewControllable {
  /// The view's state at this moment, between shown and gone. The leak detector reads it on the main actor after a
  /// detach.
  var presence: ViewPresence { get }
}

/// The states of a view between shown and gone.
///
/// The leak detector reports a view that is still `shown` after its riblet was detached. See
/// `Documentation/UIKitAndSwiftUI.md`.
///
/// ```swift
/// var presence: ViewPresence { window == nil ? .hidden : isBeingDismissed ? .leaving : .shown }
/// ```
public enum ViewPresence: Hashable, Sendable {
  /// In no window. The leak detector is satisfied.
  case hidden
  /// Leaving through a transition that has not ended. The leak detector waits for its end, and does not count the
  /// time.
  case leaving
  /// In a window. After a detach it is reported as a leak when the policy's time has passed.
  case shown
}
