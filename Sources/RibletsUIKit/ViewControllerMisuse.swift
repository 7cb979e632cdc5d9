#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  @_spi(Hosts) public import Riblets
  import UIKit

  /// A call that UIKit would not carry out, or for which it would throw an exception.
  ///
  /// You get it in a `Diagnosis`. `Documentation/Troubleshooting.md` lists each case with its fix.
  ///
  /// ```swift
  /// if case .misused(let misuse as ViewControllerMisuse) = diagnosis.kind { log(misuse.problem) }
  /// ```
  public enum ViewControllerMisuse: Diagnosis.Misuse, Hashable {
    /// UIKit has not presented the view controller: the presenter is in no window, or leaving. Present from a view
    /// that is shown.
    case notPresented(presenter: String, refused: String)
    /// A navigation controller cannot be pushed. Present it, or push its content.
    case navigationPushed(String, onto: String)
    /// UIKit shows five tabs on a phone. The others are in its "More", which has no stacks of routes. Show fewer tabs.
    case tooManyTabs(String, count: Int)
    /// A `UIView` is a part of another view. Route to it as `.embedded`, `.item` or `.overlay`, or give it a view
    /// controller.
    case bareView(String)
    /// A route names a transition that the window does not have. Add it to `routeTransitions` of the window.
    case unknownTransition(String, of: String)

    /// The violated rule, in one line. It names the view controllers by their types, for example `DetailsStack`.
    public var problem: String {
      switch self {
      case .notPresented(let presenter, let refused):
        "'\(presenter)' has not presented '\(refused)': UIKit presents only from what is in a window and is not leaving."
      case .navigationPushed(let controller, let stack):
        "'\(controller)' cannot be pushed onto '\(stack)': UIKit stacks no navigation controllers."
      case .tooManyTabs(let controller, let count):
        "'\(controller)' has \(count) tabs: a phone shows five, and UIKit's \"More\" cannot show the others with their stacks."
      case .bareView(let view):
        "'\(view)' has no view controller: it can be a part of another view, and no page, sheet or tab."
      case .unknownTransition(let name, let controller):
        "'\(controller)' is to be shown with '\(name)', and its window has no such transition."
      }
    }

    /// The advice for this case, in one line: `Present it, or push its content.`
    public var fix: String {
      switch self {
      case .notPresented: "Launch before you present, and present from what is shown."
      case .navigationPushed: "Present it, or push what it shows."
      case .tooManyTabs: "Show five tabs at most, and route to the others from one of them."
      case .bareView: "Route to it as '.embedded', '.item' or '.overlay', or make it a 'UIViewController'."
      case .unknownTransition(let name, _):
        "Set 'window.routeTransitions[\"\(name)\"]', or change the 'transition' of the route."
      }
    }
  }

  extension UIViewController {
    /// The name used in diagnoses.
    var name: String { String(describing: type(of: self)) }

    /// True if another object shows this view controller.
    var isPlaced: Bool {
      parent != nil || presentingViewController != nil || viewIfLoaded?.window?.rootViewController === self
    }

    /// Reports to the tree that is shown in this window.
    func report(_ misuse: any Diagnosis.Misuse) {
      misuse.report(to: viewIfLoaded?.window?.attachment(RibletRuntime.self))
    }
  }
#endif
