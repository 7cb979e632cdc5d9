#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  // Two forms of each method: the short one satisfies a requirement of a riblet's own protocol, the other one returns
  // the transition. With a default argument in place of the short one, an app's `present(_:)` that calls the library's
  // would call itself.
  extension UIViewControllable where Self: UIViewController {
    /// Shows a view in front of this one, animated, in the style of its `modalPresentationStyle`.
    ///
    /// It fulfils the requirement of your `XViewControllable`. A view that cannot be shown is diagnosed.
    public func present(_ view: any ViewControllable) {
      present(view, isAnimated: true)
    }

    /// Shows a view in front of this one, in the style of its `modalPresentationStyle`.
    ///
    /// A view that is already shown, and a second presented view, are diagnosed and not shown; the returned transition
    /// is interrupted then. The delegate of its presentation controller has to be set before the transition has ended.
    ///
    /// ```swift
    /// await viewController.present(details.viewControllable, isAnimated: true).finished()
    /// ```
    @discardableResult
    public func present(_ view: any ViewControllable, isAnimated: Bool) -> ViewTransition {
      showModal(view, isAnimated: isAnimated)
    }

    /// Dismisses a presented view, animated, with all views that it presents; does nothing if the view is gone.
    ///
    /// It fulfils the requirement of your `XViewControllable`.
    public func dismiss(_ view: any ViewControllable) {
      dismiss(view, isAnimated: true)
    }

    /// Dismisses a presented view, with all views that it presents.
    ///
    /// If there is nothing to dismiss, because the user has dismissed it or it was never shown, the transition has
    /// finished.
    ///
    /// ```swift
    /// viewController.dismiss(details.viewControllable, isAnimated: false)
    /// ```
    @discardableResult
    public func dismiss(_ view: any ViewControllable, isAnimated: Bool) -> ViewTransition {
      if modalReplacement.target === view { return replaceModal(nil, isAnimated: isAnimated) }
      return view.uiviewController.hideModal(isAnimated: isAnimated)
    }

    /// Shows a view, animated, in place of the view that was presented from here; `nil` shows nothing.
    ///
    /// Use it in a router that shows one of several parts, such as a log-in and the app behind it.
    public func replaceModal(_ view: (any ViewControllable)?) {
      replaceModal(view, isAnimated: true)
    }

    /// Shows a view in place of the one that was presented from here; nil shows nothing.
    ///
    /// A view that these methods have presented is dismissed first. One that UIKit's own call or another view
    /// controller has presented stays: the new view is diagnosed then, and its transition is interrupted. Of a
    /// burst of calls the last one wins, whatever transition they arrive in; the transitions of the others end
    /// as interrupted.
    @discardableResult
    public func replaceModal(_ view: (any ViewControllable)?, isAnimated: Bool) -> ViewTransition {
      modalReplacement.replace(with: view, isAnimated: isAnimated)
    }

    /// The views, presented by ``present(_:)`` or ``replaceModal(_:)``, that the user has dismissed.
    ///
    /// Sent when the view is gone, so that a router can detach its riblet. Cancelled swipes, and dismissals by the app,
    /// are not sent.
    ///
    /// ```swift
    /// observe(viewController.userDismissals) { interactor, view in interactor.router?.detach(view) }
    /// ```
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
      presentations.expect(view)
      let transition = controller.beginModalTransition(isDismissal: false)
      present(controller, animated: isAnimated) { [presentations] in
        // Again, since apps set their delegate when the view loads, or after the call.
        presentations.watch(view)
        transition.end(.finished)
      }
      presentations.watch(view)
      if controller.presentingViewController == nil {
        report(ViewControllerMisuse.notPresented(presenter: name, refused: controller.name))
        transition.end(.interrupted)
      } else if let page = view as? any SheetConfiguring, let sheet = controller.sheetPresentationController {
        page.configure(sheet)
      }
      return transition
    }

    /// Dismisses this view controller by its presenter.
    func hideModal(isAnimated: Bool) -> ViewTransition {
      guard let presenter = presentingViewController, presenter.presentedViewController === self else {
        return ViewTransition(.finished)
      }
      if let modalTransition { return hideModal(after: modalTransition, isAnimated: isAnimated) }
      let transition = beginModalTransition(isDismissal: true)
      presenter.dismiss(animated: isAnimated) { transition.end(.finished) }
      return transition
    }

    /// Waits for a running transition, and dismisses the view if it is still there: the user may cancel the swipe.
    private func hideModal(after running: ViewTransition, isAnimated: Bool) -> ViewTransition {
      (presentationController?.delegate as? PresentationDelegate)?.forget()
      let transition = ViewTransition()
      running.whenEnded { [weak self] _ in
        guard let self else { return transition.end(.finished) }
        hideModal(isAnimated: isAnimated).whenEnded { _ in transition.end(.finished) }
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
