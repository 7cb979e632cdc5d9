/// The ways in which the view of a child is shown.
///
/// A route declares one, and a move can override it. See `Documentation/Routes.md`.
///
/// ```swift
/// struct ShopCart: ChildRoute {
///   static let shown = Shown.sheet
///   …
/// }
/// ```
public enum Shown: String, Codable, CaseIterable, Hashable, Sendable {
  /// A part of the parent's view: the default. A ``ContainerViewControllable`` gets it by `show`.
  case embedded
  /// One of a list in the parent's view, identified by its key. Use ``Navigating/show(items:)`` for the whole list.
  case item
  /// On top of the nearest stack: of a tab, of a sheet, or of the window. The user can go back from it.
  case pushed
  /// In front of everything. The user can dismiss it, unless it is held; then ``LeaveListening`` is notified.
  case sheet
  /// In front of everything, until the app removes it, for example a log-in.
  case fullScreen
  /// One of several in the parent's view, of which one is selected. Add tabs with ``Navigating/begin(with:)``.
  case tab
  /// Over the parent's view, which stays in use, for example a banner or a player.
  case overlay
  /// Not on the screen, with everything below it: a riblet with logic only, or with a window of its own. Questions
  /// fail there.
  case hidden

  var isModal: Bool { self == .sheet || self == .fullScreen }

  /// True for a place in the parent's view that needs nothing else of the screen.
  var isPartOfView: Bool { self == .embedded || self == .item || self == .overlay }

  /// True for a place that holds one riblet on top of another.
  var isStacked: Bool { self == .pushed || isModal }

  /// Returns true for ways that share one stack: pushed with pushed, modal with modal, tabs with tabs.
  func isPeer(of other: Shown) -> Bool { self == other || (isModal && other.isModal) }
}

/// The treatment of a riblet that is covered on a stack, or in a tab that is not selected.
///
/// Declare it in the route:
///
/// ```swift
/// static let whenCovered = WhenCovered.released
/// ```
///
/// See `Documentation/Routes.md`.
public enum WhenCovered: Hashable, Sendable {
  /// It stays attached and active: its work goes on. The default.
  case kept
  /// It is detached, and is rebuilt when it is uncovered, with all riblets that were below it. Implement
  /// ``StateSaving`` to keep its state.
  case released
}
