/// The effects of a route on the children of its kind (pushed, modal, tab, embedded) that are there.
public enum RouteAction: String, CaseIterable, Hashable, Sendable {
  /// Comes on top; the same child on top stays if it is built with the same, and is replaced otherwise.
  case push
  /// Goes back to the same child further down if there is one, and comes on top otherwise.
  case popTo
  /// Takes the place of the one on top, of tabs that of the selected one.
  case replace
  /// Takes the place of all; the same child built with the same stays.
  case root
}

/// A decision of an interactor about its children: a value to compare in tests, and all that its router carries out.
public enum Move<Origin>: Hashable, Sendable {
  /// Leads to a child.
  case to(Route<Origin>, by: RouteAction = .push, as: Shown? = nil)
  /// Leads to these children if there is none yet; of tabs the first is selected.
  case begin([Route<Origin>])
  /// Makes these the items of the list, in this order; those with the same key and arguments stay.
  case items([Route<Origin>])
  /// Selects a tab.
  case select(RouteID<Origin>)
  /// Takes a child away: of several the last one.
  case leave(RouteID<Origin>)
  /// Takes away everything that is pushed.
  case popToRoot
  /// Keeps a person from leaving a child, or lets them leave again.
  case hold(RouteID<Origin>, Bool)
}
