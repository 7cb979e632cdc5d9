import Riblets

/// @mockable
@MainActor
protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
  var router: (any RootRouting)? { get set }
}

/// @mockable
@MainActor
protocol RootViewControllable: ViewControllable {
  /// Shows a view in place of the one that is shown, or none; of many calls in a row the last one counts.
  func replaceModal(viewController: (any ViewControllable)?)
}

final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>, RootRouting {
  private let loggedOutBuilder: any LoggedOutBuildable
  private let loggedInBuilder: any LoggedInBuildable
  private var loggedOut: (any ViewableRouting)?
  private var loggedInItem: (any LoggedInActionableItem)?

  init(
    interactor: any RootInteractable,
    viewController: any RootViewControllable,
    loggedOutBuilder: any LoggedOutBuildable,
    loggedInBuilder: any LoggedInBuildable
  ) {
    self.loggedOutBuilder = loggedOutBuilder
    self.loggedInBuilder = loggedInBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    routeToLoggedOut()
  }

  func routeToLoggedIn(withPlayer1Name player1Name: String, player2Name: String) -> any LoggedInActionableItem {
    if let loggedInItem { return loggedInItem }
    detachLoggedOut()
    let loggedIn = loggedInBuilder.build(
      withListener: interactor, player1Name: player1Name, player2Name: player2Name)
    loggedInItem = loggedIn.actionableItem
    attachChild(loggedIn.router)
    return loggedIn.actionableItem
  }

  private func routeToLoggedOut() {
    let loggedOut = loggedOutBuilder.build(withListener: interactor)
    self.loggedOut = loggedOut
    attachChild(loggedOut)
    viewController.replaceModal(viewController: loggedOut.viewControllable)
  }

  private func detachLoggedOut() {
    guard let loggedOut else { return }
    detachChild(loggedOut)
    viewController.replaceModal(viewController: nil)
    self.loggedOut = nil
  }
}
