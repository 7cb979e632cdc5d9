public import Riblets

/// The ways in which a presented view controller covers the one that presents it.
public enum PresentationStyle: Hashable, Sendable {
  /// Covers everything.
  case full
  /// Comes from below and leaves an edge; a person can go back from it.
  case sheet
  /// A small box that asks for one decision.
  case alert
}

extension ViewController {
  /// The view controller that this one, or one that contains it, presents.
  public var presentedViewController: ViewController? { presentingAncestor?.modal }

  /// The view controller that presents this one, or one that contains it.
  public var presentingViewController: ViewController? { topmostContainer.presenter }

  /// Tells when a person went back from a sheet presented here, and from which.
  ///
  /// Sent when the sheet has left the tree of view controllers, so that a router can detach its riblet.
  public var userDismissals: EventStream<ViewController> { userDismissalSource.stream }

  /// Shows `controller` in front of everything that is in the window.
  ///
  /// A child lets the outermost of its containers present. That one presents one view controller at a time: a second
  /// one is diagnosed and not shown (see ``replaceModal(_:style:)``), and the transition is an interrupted one then.
  ///
  /// - Parameters:
  ///   - controller: A view controller that has no place yet.
  ///   - style: How it covers this one. An ``AlertController`` is always an alert.
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

  /// Takes away what this view controller presents, or this one where it presents nothing.
  ///
  /// What the dismissed one presents goes with it. Where there is nothing to dismiss, the transition has finished.
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
