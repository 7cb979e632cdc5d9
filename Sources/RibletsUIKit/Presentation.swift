#if canImport(UIKit) && !os(watchOS)
  public import Riblets
  public import UIKit

  // Two forms of each verb: the short one meets a requirement of a riblet's own protocol as it is, the other one hands
  // out the transition. With a default argument in place of the short one, an app's `present(_:)` that calls the
  // library's would call itself.
  extension UIViewControllable where Self: UIViewController {
    /// Shows a view in front of this one, animated, in the style that it asks for by `modalPresentationStyle`.
    public func present(_ view: any ViewControllable) {
      present(view, isAnimated: true)
    }

    /// Shows a view in front of this one, in the style that it asks for by `modalPresentationStyle`.
    ///
    /// A view that is shown already, and a second one beside one that is presented, are diagnosed and not shown; the
    /// transition is an interrupted one then. The delegate of its presentation controller is to be set before the
    /// transition has ended.
    @discardableResult
    public func present(_ view: any ViewControllable, isAnimated: Bool) -> ViewTransition {
      showModal(view, isAnimated: isAnimated)
    }

    /// Takes away a view that was presented, animated, with all that it presents; nothing happens if it is gone already.
    public func dismiss(_ view: any ViewControllable) {
      dismiss(view, isAnimated: true)
    }

    /// Takes away a view that was presented, with all that it presents.
    ///
    /// Where there is nothing to take away, because a person has done so or it was never shown, the transition has
    /// finished.
    @discardableResult
    public func dismiss(_ view: any ViewControllable, isAnimated: Bool) -> ViewTransition {
      if modalReplacement.target === view { return replaceModal(nil, isAnimated: isAnimated) }
      return view.uiviewController.hideModal(isAnimated: isAnimated)
    }

    /// Shows a view, animated, in place of the one that was presented from here; nil shows nothing.
    public func replaceModal(_ view: (any ViewControllable)?) {
      replaceModal(view, isAnimated: true)
    }

    /// Shows a view in place of the one that was presented from here; nil shows nothing.
    ///
    /// What these verbs have presented is dismissed first. What UIKit's own call or another view controller has presented
    /// stays: a view that is to be shown then is diagnosed, and its transition is an interrupted one. Of a burst of calls
    /// the last one wins, whatever transition they arrive in; the transitions of the others end as interrupted.
    @discardableResult
    public func replaceModal(_ view: (any ViewControllable)?, isAnimated: Bool) -> ViewTransition {
      modalReplacement.replace(with: view, isAnimated: isAnimated)
    }

    /// Tells when a person took away what was presented from here by ``present(_:)`` or ``replaceModal(_:)``, and what.
    ///
    /// Sent when the view is gone, so that a router can detach its riblet. A swipe that is cancelled, and dismissals
    /// made by the app, are not told.
    public var userDismissals: EventStream<any ViewControllable> { presentations.userDismissals.stream }
  }

  extension UIViewController {
    var presentations: Presentations {
      if let known = attachment(Presentations.self) { return known }
      let made = Presentations()
      attach(made)
      return made
    }

    func showModal(_ view: any ViewControllable, isAnimated: Bool) -> ViewTransition {
      let controller = view.uiviewController
      if let misuse = objection(toPresent: controller) {
        report(misuse)
        return ViewTransition(.interrupted)
      }
      presentations.watch(view)
      let transition = controller.beginModalTransition(isDismissal: false)
      present(controller, animated: isAnimated) { [presentations] in
        // Once more: apps set their delegate when the view loads, or after the call.
        presentations.watch(view)
        transition.end(.finished)
      }
      if controller.presentingViewController == nil {
        report(ViewControllerMisuse.notPresented(presenter: name, refused: controller.name))
        transition.end(.interrupted)
      }
      return transition
    }

    /// Has the presenter take this view controller away.
    func hideModal(isAnimated: Bool) -> ViewTransition {
      guard let presenter = presentingViewController, presenter.presentedViewController === self else {
        return ViewTransition(.finished)
      }
      if let modalTransition { return hideModal(after: modalTransition, isAnimated: isAnimated) }
      let transition = beginModalTransition(isDismissal: true)
      presenter.dismiss(animated: isAnimated) { transition.end(.finished) }
      return transition
    }

    /// Waits for a transition that runs already, and dismisses what is there after it: a person may let the view come
    /// back.
    private func hideModal(after running: ViewTransition, isAnimated: Bool) -> ViewTransition {
      (presentationController?.delegate as? PresentationDelegate)?.forget()
      let transition = ViewTransition()
      running.whenEnded { [weak self] in
        guard let self else { return transition.end(.finished) }
        hideModal(isAnimated: isAnimated).whenEnded { transition.end(.finished) }
      }
      return transition
    }

    private func objection(toPresent controller: UIViewController) -> PresentationMisuse? {
      if controller.isPlaced || controller === self {
        return .alreadyPlaced(controller.name, .shown, refused: .presented(by: name))
      }
      guard let shown = presentedViewController else { return nil }
      return .alreadyPresenting(presenter: name, shown: shown.name, refused: controller.name)
    }
  }
#endif
