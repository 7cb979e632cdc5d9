#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Riblets
  import UIKit

  /// The replacement of a presented view controller by another one, one transition after another.
  ///
  /// Only the last target counts; intermediate targets are never shown.
  @MainActor
  final class ModalReplacement {
    private weak var host: UIViewController?
    /// The view to be presented last, until it is presented.
    private(set) var target: (any ViewControllable)?
    private var isAnimated = true
    /// The handle of the latest call, until its target is reached.
    private var handle: ViewTransition?
    private var isBusy = false

    init(host: UIViewController) {
      self.host = host
    }

    func replace(with view: (any ViewControllable)?, isAnimated: Bool) -> ViewTransition {
      let superseded = handle
      let handle = ViewTransition()
      self.handle = handle
      target = view
      self.isAnimated = isAnimated
      superseded?.end(.interrupted)
      proceed()
      return handle
    }

    /// Ends the replacement, since the host itself is being dismissed.
    func abandon() {
      if handle != nil { finish(.interrupted) }
    }

    /// Takes the next step from the current state, unless one is running.
    private func proceed() {
      guard !isBusy, handle != nil else { return }
      guard let host else { return finish(.interrupted) }
      // UIKit also returns a view controller that an ancestor presents.
      let shown = host.presentations.latest === host.presentedViewController ? host.presentedViewController : nil
      if let shown, shown !== target?.uiviewController {
        take(shown.hideModal(isAnimated: isAnimated))
      } else if let target, shown == nil {
        take(host.showModal(target, isAnimated: isAnimated))
      } else {
        finish(.finished)
      }
    }

    private func take(_ step: ViewTransition) {
      isBusy = true
      let wanted = handle
      step.whenEnded { [self] state in
        isBusy = false
        // UIKit refused, and would refuse again.
        if state == .interrupted, wanted === handle { return finish(.interrupted) }
        proceed()
      }
    }

    private func finish(_ state: ViewTransition.State) {
      let ended = handle
      handle = nil
      target = nil
      ended?.end(state)
    }
  }

  extension UIViewController {
    var modalReplacement: ModalReplacement {
      if let known = attachment(ModalReplacement.self) { return known }
      let made = ModalReplacement(host: self)
      attach(made)
      return made
    }
  }
#endif
