/// An interactor that is notified when the user leaves a child: by a swipe, the back button, a drag.
@MainActor
public protocol LeaveListening<Origin>: Interactable {
  /// The protocol by which the interactor knows its router.
  associatedtype Origin

  /// Called when the user has left a child, after tree and screen have changed.
  func userDidLeave(_ route: Route<Origin>)

  /// Called when the user has tried to leave a child that is held, or one with such a child below it.
  func userDidTryToLeave(_ route: Route<Origin>)
}

extension LeaveListening {
  public func userDidLeave(_ route: Route<Origin>) {}
  public func userDidTryToLeave(_ route: Route<Origin>) {}
}

/// An interactor that is asked before a step back removes its riblet.
@MainActor
public protocol BackHandling: Interactable {
  /// Returns true if the step back is handled completely.
  func goBack() -> Bool
}

/// An interactor with a state of its own that is saved with the tree, beside the arguments of its route.
@MainActor
public protocol StateSaving: Interactable {
  /// The type of the state.
  associatedtype SavedState: Codable

  /// The state to save; set after a restore, before the riblet becomes active.
  var savedState: SavedState { get set }
}

extension StateSaving {
  var plainState: PlainValue? { try? PlainValue(encoding: savedState) }

  func take(_ plain: PlainValue) throws { savedState = try plain.decoded(as: SavedState.self) }
}
