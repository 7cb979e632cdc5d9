/// The interface of a view for a router; the base of each `XViewControllable` protocol.
///
/// A riblet extends this protocol with the calls of its router (present, replace, embed). The class that implements it
/// belongs to a user interface toolkit, on which the riblet does not depend.
@MainActor
public protocol ViewControllable: AnyObject, Sendable {}

/// A view that reports if it is still visible, so that the leak detector can expect it to disappear.
///
/// Adapters for a toolkit implement it once for all their views. A view without it is expected to be freed, but not to
/// disappear.
@MainActor
public protocol ViewPresenceReporting: ViewControllable {
  /// The view's state at this moment, between shown and gone.
  var presence: ViewPresence { get }
}

/// The states of a view between shown and gone.
public enum ViewPresence: Hashable, Sendable {
  /// In no window.
  case hidden
  /// Leaving through a transition that has not ended; the leak detector waits for its end.
  case leaving
  /// In a window.
  case shown
}
