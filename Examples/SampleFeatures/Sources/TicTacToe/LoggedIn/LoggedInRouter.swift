import Riblets

/// @mockable
@MainActor
protocol LoggedInInteractable: Interactable, OffGameListener, GameListener {
  var router: (any LoggedInRouting)? { get set }
  var listener: (any LoggedInListener)? { get set }
}

/// The view that LoggedIn borrows, as far as LoggedIn uses it.
/// @mockable
@MainActor
protocol LoggedInViewControllable: ViewControllable {
  /// Shows a view in place of the one that is shown, or none; of many calls in a row the last one counts.
  func replaceModal(viewController: (any ViewControllable)?)
}

/// Has exactly one child at a time: the lobby or a game.
final class LoggedInRouter: Router<any LoggedInInteractable>, LoggedInRouting {
  private let viewController: any LoggedInViewControllable
  private let offGameBuilder: any OffGameBuildable
  private var currentChild: (any ViewableRouting)?

  init(
    interactor: any LoggedInInteractable,
    viewController: any LoggedInViewControllable,
    offGameBuilder: any OffGameBuildable
  ) {
    self.viewController = viewController
    self.offGameBuilder = offGameBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func cleanupViews() {
    guard currentChild != nil else { return }
    viewController.replaceModal(viewController: nil)
  }

  func routeToOffGame(withGames games: [any Game]) {
    detachCurrentChild()
    attach(offGameBuilder.build(withListener: interactor, games: games))
  }

  func routeToGame(withBuilder gameBuilder: any GameBuildable) {
    detachCurrentChild()
    attach(gameBuilder.build(withListener: interactor))
  }

  private func attach(_ child: any ViewableRouting) {
    currentChild = child
    attachChild(child)
    viewController.replaceModal(viewController: child.viewControllable)
  }

  private func detachCurrentChild() {
    guard let currentChild else { return }
    detachChild(currentChild)
    viewController.replaceModal(viewController: nil)
    self.currentChild = nil
  }
}
