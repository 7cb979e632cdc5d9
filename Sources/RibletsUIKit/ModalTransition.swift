#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The latest presentation or dismissal of a view controller that was asked for by the verbs.
  ///
  /// UIKit's own flags and its coordinator may follow only when the turn is over.
  @MainActor
  final class ModalTransition {
    let isDismissal: Bool
    let transition = ViewTransition()

    init(isDismissal: Bool) {
      self.isDismissal = isDismissal
    }
  }

  extension UIViewController {
    /// True from the call that dismisses this view controller to the end of its transition.
    var isLeaving: Bool {
      if let asked = attachment(ModalTransition.self), asked.isDismissal, asked.transition.isRunning { return true }
      return isBeingDismissed
    }

    /// The transition that brings or takes this view controller or one in front of it; UIKit dismisses nothing meanwhile.
    var modalTransition: ViewTransition? {
      if let asked = attachment(ModalTransition.self)?.transition, asked.isRunning { return asked }
      let shown = ViewTransition.following(isBeingPresented || isBeingDismissed ? transitionCoordinator : nil)
      return shown.isRunning ? shown : presentedViewController?.modalTransition
    }

    /// Notes a transition that UIKit is asked for next.
    func beginModalTransition(isDismissal: Bool) -> ViewTransition {
      let asked = ModalTransition(isDismissal: isDismissal)
      attach(asked)
      return asked.transition
    }
  }
#endif
