#if canImport(UIKit) && !os(watchOS)
  import Riblets
  import UIKit

  /// A call that UIKit would not survive or not carry out, with what happened instead and the way out.
  enum ViewMistake {
    case alreadyPresenting(presenter: String, shown: String, refused: String)
    case alreadyPlaced(String, refused: String)
    case notPresented(presenter: String, refused: String)
    case navigationPushed(String, onto: String)

    var text: String {
      switch self {
      case .alreadyPresenting(let presenter, let shown, let refused):
        """
        '\(presenter)' cannot present '\(refused)': it presents '\(shown)'.
        Dismiss that first, present from '\(shown)', or use 'replaceModal'.
        """
      case .alreadyPlaced(let controller, let refused):
        """
        '\(controller)' cannot \(refused): it is shown already.
        Take it away there first, or make a second one.
        """
      case .notPresented(let presenter, let refused):
        """
        '\(presenter)' has not presented '\(refused)': UIKit presents only from what is in a window and is not leaving.
        Launch before you present, and present from what is shown.
        """
      case .navigationPushed(let controller, let stack):
        """
        '\(controller)' cannot be pushed onto '\(stack)': UIKit stacks no navigation controllers.
        Present it, or push what it shows.
        """
      }
    }
  }

  extension UIViewController {
    /// The name used in diagnoses.
    var name: String { String(describing: type(of: self)) }

    /// True if something else shows this view controller.
    var isPlaced: Bool {
      parent != nil || presentingViewController != nil || viewIfLoaded?.window?.rootViewController === self
    }

    /// Tells a mistake to the tree that is shown in this window; outside of any, to a standard runtime.
    func report(_ mistake: ViewMistake) {
      let runtime = viewIfLoaded?.window?.attachment(RibletRuntime.self) ?? RibletRuntime.current ?? RibletRuntime()
      runtime.reportViews(mistake.text)
    }
  }
#endif
