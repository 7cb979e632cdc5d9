#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Riblets
  import UIKit

  /// The view controllers that one has presented, until they are dismissed.
  @MainActor
  final class Presentations {
    let userDismissals = MutableEventStream<any ViewControllable>()
    /// The view controller that was presented last.
    private(set) weak var latest: UIViewController?
    // Presentation controllers hold their delegates weakly.
    private var delegate: PresentationDelegate?

    /// Notes a view that is about to be presented. Its presentation controller is not touched before, because UIKit makes
    /// it then: it fixes the style, and holds the view for good if nothing is presented.
    func expect(_ view: any ViewControllable) { latest = view.uiviewController }

    /// Observes a view that is presented; its delegate still gets all calls.
    func watch(_ view: any ViewControllable) {
      guard let presented = latest, presented === view.uiviewController, presented.presentingViewController != nil,
        let controller = presented.presentationController
      else { return }
      let delegate = PresentationDelegate(view) { [weak self] view in self?.userDismissals.send(view) }
      if let known = controller.delegate as? PresentationDelegate {
        delegate.appDelegate = known.appDelegate
      } else {
        delegate.appDelegate = controller.delegate
      }
      controller.delegate = delegate
      // The app's delegate may forward to the former one.
      self.delegate?.forget()
      self.delegate = delegate
      presented.whenPresentationLeaves { [weak delegate, weak presented] in
        guard let presented, presented.presentingViewController == nil,
          presented.attachment(ModalTransition.self)?.isDismissal != true
        else { return }
        delegate?.reportDismissal()
      }
    }

    /// Forgets what was presented last and is gone, so that it can be presented again.
    func forget() {
      latest = nil
      delegate?.forget()
    }
  }

  /// Handles a dismissal by the user, which UIKit reports only to this delegate.
  @MainActor
  final class PresentationDelegate: DelegateForwarder, UIAdaptivePresentationControllerDelegate {
    private weak var view: (any ViewControllable)?
    private let onUserDismissal: (any ViewControllable) -> Void

    init(_ view: any ViewControllable, onUserDismissal: @escaping (any ViewControllable) -> Void) {
      self.view = view
      self.onUserDismissal = onUserDismissal
    }

    /// Suppresses the report of the current dismissal.
    func forget() {
      view = nil
    }

    private var app: (any UIAdaptivePresentationControllerDelegate)? {
      appDelegate as? any UIAdaptivePresentationControllerDelegate
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      if (view as? RouteStack)?.layer?.place?.isHeld == true { return false }
      return app?.presentationControllerShouldDismiss?(presentationController) ?? true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      app?.presentationControllerDidAttemptToDismiss?(presentationController)
      (view as? RouteStack)?.layer?.place?.userDidTryToLeave()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      // First, since it may be freed when a router has detached the riblet.
      app?.presentationControllerDidDismiss?(presentationController)
      reportDismissal()
    }

    /// Reports it once, also if the view has left by itself or by the app's own call.
    func reportDismissal() {
      guard let view else { return }
      forget()
      onUserDismissal(view)
    }
  }
#endif
