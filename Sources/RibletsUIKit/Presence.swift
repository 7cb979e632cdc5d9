#if canImport(UIKit) && !os(watchOS)
  public import Riblets
  public import UIKit

  extension ViewPresenceReporting where Self: UIViewController {
    /// The state of the view: covered counts as shown, and what a running transition takes away as leaving.
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
    /// A navigation controller is the parent of what it pops until the transition has ended, and lists it no longer.
    private var place: UIViewController? {
      guard let parent else { return presentingViewController }
      if let navigation = parent as? UINavigationController, !navigation.viewControllers.contains(self) { return nil }
      return parent
    }

    /// A presentation over the full screen takes the root's view out of the window, so its own view is asked as well.
    private var isRootOfWindow: Bool {
      var front = self
      while let presented = front.presentedViewController { front = presented }
      return [self, front].contains { $0.viewIfLoaded?.window?.rootViewController === self }
    }
  }
#endif
