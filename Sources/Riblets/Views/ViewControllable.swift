/// A view as a router sees it; the base of each `XViewControllable` protocol.
///
/// A riblet extends this protocol with what its router asks of the view (present, replace, embed); the class that
/// implements it belongs to a user interface toolkit that the riblet does not know.
@MainActor
public protocol ViewControllable: AnyObject, Sendable {}

/// A view that tells whether a person can still see it, so that the leak detector can expect it to disappear.
///
/// Adapters for a toolkit implement it once for all their views. A view that does not is expected to be freed, but
/// nothing is expected of its time on screen.
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
