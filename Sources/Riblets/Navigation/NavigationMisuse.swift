/// A move or a view of a child that cannot be carried out or shown.
///
/// You get it in a ``Diagnosis``. `Documentation/Troubleshooting.md` lists each case with its fix.
///
/// ```swift
/// if case .misused(let misuse as NavigationMisuse) = diagnosis.kind { log(misuse.fix) }
/// ```
public enum NavigationMisuse: Diagnosis.Misuse, Equatable {
  /// The view of a riblet has no place for its children. Conform it to ``RouteContainer`` or
  /// ``ContainerViewControllable``.
  case noRoom(view: String, children: Int)
  /// The riblet was deactivated, so that the child is not attached. Bind the work that routes to the interactor.
  case movedLate(route: String, riblet: String)
  /// A tab was selected, or given a badge, that does not exist. Add it with ``Navigating/begin(with:)`` first.
  case noSuchTab(String, riblet: String)
  /// The riblet has begun already. Use ``Navigating/route(to:by:as:)`` for later children.
  case begunTwice(riblet: String)
  /// There are too many riblets above the child: more than 200. Two riblets probably lead to each other without end.
  case tooDeep(route: String, riblet: String)
  /// A riblet that is shown in the window of its tree has a window of its own. Route to it as ``Shown/hidden``.
  case windowOfVisible(riblet: String)
  /// A route cannot be found by its name, so that a saved state cannot be restored. Declare it at the top level of
  /// its module.
  case cannotBeFound(route: String, name: String, parent: String)
  /// A part of a saved state was left out while its riblet was rebuilt. The route was renamed or switched off.
  case leftOut(NavigationState.Omission)
  /// The interactor of a riblet is not a listener of a child, and no other listener was given. Give one in a test
  /// with ``Navigating/give(listener:)``.
  case noListener(wanted: String, interactor: String)
  /// A state that an earlier run has saved cannot be read, so that the app starts without it. A broken file, or another
  /// version of Riblets, can be the cause.
  case unreadableState(error: String)
  /// The app cannot open a link that the system has handed to it. Check its address, or add it to the ``LinkCatalogue``.
  case linkFailed(error: String)
  /// The system has handed a link to an app whose root opens no links. Conform the root to ``LinkOpening``.
  case opensNoLinks(root: String)

  /// The violated rule, in one line: `'Shop' cannot select or badge 'Cart': it has no such tab.`
  public var problem: String {
    switch self {
    case .noRoom(let view, let children):
      "'\(view)' has no room for \(children == 1 ? "a child" : "\(children) children"): they are not shown."
    case .movedLate(let route, let riblet):
      "'\(riblet)' cannot route to '\(route)': it was deactivated."
    case .noSuchTab(let tab, let riblet):
      "'\(riblet)' cannot select or badge '\(tab)': it has no such tab."
    case .begunTwice(let riblet):
      "'\(riblet)' cannot begin a second time: the new routes are ignored."
    case .tooDeep(let route, let riblet):
      "'\(riblet)' cannot route to '\(route)': \(RouteList.levels) riblets are below each other already."
    case .windowOfVisible(let riblet):
      "'\(riblet)' is shown in the window of its tree: its own window stays empty."
    case .cannotBeFound(let route, let name, let parent):
      "'\(route)' below '\(parent)' cannot be restored from a saved state: there is no type '\(name)'."
    case .leftOut(let omission):
      omission.description
    case .noListener(let wanted, let interactor):
      "'\(interactor)' is not a '\(wanted)'."
    case .unreadableState(let error):
      "The saved state cannot be read, and the app starts without it: \(error)"
    case .linkFailed(let error):
      "The app cannot open a link. \(error)"
    case .opensNoLinks(let root):
      "'\(root)' opens no links: the link is ignored."
    }
  }

  /// The advice for this case, in one line: `Route to it first, as in 'begin(with:)'.`
  public var fix: String {
    switch self {
    case .noRoom: "Make it a 'RouteContainer' or a 'ContainerViewControllable', or show the children otherwise."
    case .movedLate: "Route while 'isActive' is true, as in work that is bound to the interactor."
    case .noSuchTab: "Route to it first, as in 'begin(with:)'."
    case .begunTwice: "Call 'begin(with:)' only in 'didBecomeActive()', and 'route(to:)' later."
    case .tooDeep: "Check whether two riblets route to each other without end."
    case .windowOfVisible: "Route to it 'as: .hidden', or show it in the window of the tree only."
    case .cannotBeFound:
      "Declare the route on the top level of its parent's module, not private, and named after the parent's router."
    case .leftOut: "Check whether the route was switched off or renamed."
    case .noListener:
      "In a test of a router with a mock of the interactor, give a mock of it: 'router.give(listener:)'."
    case .unreadableState:
      "Start without it. If each start says so, check that the bytes are saved and passed unchanged."
    case .linkFailed: "Check the address, or add a link for it to the 'LinkCatalogue'."
    case .opensNoLinks: "Conform the root's router to 'LinkOpening'."
    }
  }
}
