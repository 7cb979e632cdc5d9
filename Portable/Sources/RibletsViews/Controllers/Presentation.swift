public import Riblets

/// The ways in which a presented view controller covers the presenting one.
///
/// ```swift
/// present(settings, style: .sheet)
/// ```
///
/// See `Documentation/Views.md`.
public enum PresentationStyle: Hashable, Sendable {
  /// Covers everything. The user cannot dismiss it.
  case full
  /// Comes from below and leaves an edge visible; the user can dismiss it.
  case sheet
  /// A small box that asks for one decision. ``AlertController`` always has it.
  case alert
}

extension ViewController {
  /// The view controller that this one, or one that contains it, presents; `nil` if there is none.
  public var presentedViewController: ViewController? { presentingAncestor?.modal }

  /// The view controller that presents this one, or one that contains it; `nil` if there is none.
  public var presentingViewController: ViewController? { topmostContainer.presenter }

  /// The sheets presented here that the user has dismissed.
  ///
  /// Sent when the sheet has left the tree of view controllers, so that a router can detach its riblet.
  ///
  /// ```swift
  /// observe(viewController.userDismissals) { interactor, view in interactor.router?.detach(view) }
  /// ```
  public var userDismissals: EventStream<ViewController> { userDismissalSource.stream }

  /// Shows `controller` in front of everything that is in the window.
  ///
  /// For a child, the outermost of its containers presents. It presents one view controller at a time: a second one is
  /// diagnosed and not shown (see ``replaceModal(_:style:)``), and the returned transition is interrupted then.
  ///
  /// ```swift
  /// present(settings, style: .sheet)
  /// ```
  ///
  /// - Parameters:
  ///   - controller: A view controller that has no place yet.
  ///   - style: The way in which it covers this one. An ``AlertController`` is always an alert.
  @discardableResult
  public func present(_ controller: ViewController, style: PresentationStyle = .full) -> Transition {
    let host = topmostContainer
    if let shown = host.modal {
      report(.alreadyPresenting(presenter: host.name, shown: shown.name, refused: controller.name))
      return Transition(.interrupted)
    }
    if let place = controller.obstacle(toPlaceUnder: host) {
      report(.alreadyPlaced(controller.name, place, refused: .presented(by: host.name)))
      return Transition(.interrupted)
    }
    return host.transition(of: .modal) {
      host.modal = controller
      controller.presenter = host
      controller.modalStyle = controller is AlertController ? .alert : style
    }
  }

  /// Dismisses the view controller that this one presents, or this one if it presents nothing.
  ///
  /// View controllers that the dismissed one presents are dismissed with it. If there is nothing to dismiss, the
  /// transition has finished.
  ///
  /// It is not sent to ``userDismissals``.
  @discardableResult
  public func dismiss() -> Transition {
    (presentingAncestor ?? presentingViewController)?.dismissModal() ?? Transition(.finished)
  }

  func dismissModal() -> Transition {
    guard modal != nil else { return Transition(.finished) }
    return transition(of: .modal) {
      modal?.presenter = nil
      modal = nil
    }
  }

  func dismissModalByUser() {
    guard let dismissed = modal else { return }
    _ = dismissModal()
    userDismissalSource.send(dismissed)
  }

  var topmostContainer: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  private var presentingAncestor: ViewController? {
    var controller: ViewController? = self
    while let current = controller {
      if current.modal != nil { return current }
      controller = current.parent
    }
    return nil
  }
}
