#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The latest presentation or dismissal of a view controller by the methods of the adapter.
  ///
  /// UIKit's own flags and its coordinator may be set only after the turn.
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

    /// The transition that presents or dismisses this view controller or one in front of it; UIKit dismisses nothing
    /// meanwhile.
    var modalTransition: ViewTransition? {
      if let asked = attachment(ModalTransition.self)?.transition, asked.isRunning { return asked }
      guard isBeingPresented || isBeingDismissed, let transitionCoordinator else {
        return presentedViewController?.modalTransition
      }
      let shown = ViewTransition.following(transitionCoordinator)
      if shown.isRunning { return shown }
      // It calls its last completions, and UIKit refuses others until it has ended.
      let ending = ViewTransition()
      Task { ending.end(.finished) }
      return ending
    }

    /// Records a transition that is requested from UIKit next, also for what is in front.
    func beginModalTransition(isDismissal: Bool) -> ViewTransition {
      let asked = ModalTransition(isDismissal: isDismissal)
      for controller in presented { controller.attach(asked) }
      return asked.transition
    }
  }
#endif
