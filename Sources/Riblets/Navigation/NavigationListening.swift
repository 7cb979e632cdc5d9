/// An interactor that is notified when the user leaves a child: by a swipe, the back button, a drag.
///
/// Conform your interactor if it has to react. Children that your code removes with `leave` are not reported. See
/// `Documentation/Routes.md`.
///
/// ```swift
/// extension ShopInteractor: LeaveListening {
///   typealias Origin = any ShopRouting
///   func userDidLeave(_ route: ShopRoute) { analytics.left("\(route)") }
/// }
/// ```
@MainActor
public protocol LeaveListening<Origin>: Interactable {
  /// The protocol by which the interactor knows its router, for example `any ShopRouting`.
  associatedtype Origin

  /// Called when the user has left a child, after tree and screen have changed. The default does nothing.
  ///
  /// - Parameter route: The child that has left, with its arguments.
  func userDidLeave(_ route: Route<Origin>)

  /// Called when the user has tried to leave a child that is held, or one with such a child below it.
  ///
  /// The usual reaction is a question, and then `Navigating.leave(_:)`. The default does nothing.
  ///
  /// - Parameter route: The child of this riblet that the user wanted to leave.
  func userDidTryToLeave(_ route: Route<Origin>)
}

extension LeaveListening {
  /// Does nothing: the child has left already. Implement the method to react.
  public func userDidLeave(_ route: Route<Origin>) {}
  /// Does nothing: the child stays.
  public func userDidTryToLeave(_ route: Route<Origin>) {}
}

/// An interactor that is asked before a step back removes its riblet.
///
/// Conform if back has a meaning inside the riblet, for example one step of a form. See `Documentation/Routes.md`.
///
/// ```swift
/// extension FormInteractor: BackHandling {
///   func goBack() -> Bool { page > 0 ? showPreviousPage() : false }
/// }
/// ```
@MainActor
public protocol BackHandling: Interactable {
  /// Returns true if the step back is handled completely; then the riblet stays.
  ///
  /// Called on the main actor for a back button and ``RibletNode/goBack()``, the innermost riblet first.
  func goBack() -> Bool
}

/// An interactor with a state of its own that is saved with the tree, beside the arguments of its route.
///
/// See `Documentation/Routes.md`.
///
/// ```swift
/// extension EditorInteractor: StateSaving {
///   var savedState: String {
///     get { draft }
///     set { draft = newValue }
///   }
/// }
/// ```
@MainActor
public protocol StateSaving: Interactable {
  /// The part of this riblet that is saved when ``RibletNode/navigationState`` is read. Any `Codable` type; keep it readable
  /// across app versions.
  associatedtype SavedState: Codable

  /// The state to save; set after a restore, before the riblet becomes active.
  ///
  /// Read on the main actor when the tree is saved, and when the riblet is released while it is covered. A state that
  /// cannot be decoded is reported as an omission, and the setter is not called.
  var savedState: SavedState { get set }
}

extension StateSaving {
  var plainState: PlainValue? { try? PlainValue(encoding: savedState) }

  func take(_ plain: PlainValue) throws { savedState = try plain.decoded(as: SavedState.self) }
}
