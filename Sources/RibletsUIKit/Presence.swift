#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  extension ViewPresenceReporting where Self: UIViewController {
    /// The state of the view: a covered view counts as shown, and one that a running transition removes as leaving.
    ///
    /// The leak detector reads it after a detach, on the main actor.
    public var presence: ViewPresence { placement }
  }

  extension UIViewController {
    var placement: ViewPresence {
      var isLeaving = false
      var controller = self
      while let next = controller.place {
        isLeaving = isLeaving || controller.isLeaving
        controller = next
      }
      if controller.isRootOfWindow { return isLeaving ? .leaving : .shown }
      guard viewIfLoaded?.window != nil else { return .hidden }
      return self.isLeaving || transitionCoordinator != nil ? .leaving : .shown
    }

    /// The view controller that contains or presents this one.
    ///
    /// A navigation controller is the parent of a popped view controller until the transition has ended, but no longer
    /// lists it.
    private var place: UIViewController? {
      guard let parent else { return presentingViewController }
      if let navigation = parent as? UINavigationController, !navigation.viewControllers.contains(self) { return nil }
      return parent
    }

    /// A full-screen presentation removes the root's view from the window, so its own view is checked as well.
    private var isRootOfWindow: Bool {
      var front = self
      while let presented = front.presentedViewController { front = presented }
      return [self, front].contains { $0.viewIfLoaded?.window?.rootViewController === self }
    }
  }
#endif
