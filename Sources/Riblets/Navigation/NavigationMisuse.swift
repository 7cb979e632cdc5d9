/// A move or a view of a child that cannot be carried out or shown.
public enum NavigationMisuse: Diagnosis.Misuse, Equatable {
  /// The view of a riblet has no place for its children.
  case noRoom(view: String, children: Int)
  /// The riblet was deactivated, so that the child is not attached.
  case movedLate(route: String, riblet: String)
  /// A tab was selected that does not exist.
  case noSuchTab(String, riblet: String)
  /// The interactor of a riblet is not a listener of a child, and no other listener was given.
  case noListener(wanted: String, interactor: String)

  public var problem: String {
    switch self {
    case .noRoom(let view, let children):
      "'\(view)' has no room for \(children == 1 ? "a child" : "\(children) children"): they are not shown."
    case .movedLate(let route, let riblet):
      "'\(riblet)' cannot route to '\(route)': it was deactivated."
    case .noSuchTab(let tab, let riblet):
      "'\(riblet)' cannot select '\(tab)': it has no such tab."
    case .noListener(let wanted, let interactor):
      "'\(interactor)' is no '\(wanted)'."
    }
  }

  public var fix: String {
    switch self {
    case .noRoom: "Make it a 'RouteContainer' or a 'ContainerViewControllable', or show the children otherwise."
    case .movedLate: "Route while 'isActive' is true, as in work that is bound to the interactor."
    case .noSuchTab: "Route to it first, as in 'begin(with:)'."
    case .noListener:
      "In a test of a router with a mock of the interactor, give a mock of it: 'router.give(listener:)'."
    }
  }
}
