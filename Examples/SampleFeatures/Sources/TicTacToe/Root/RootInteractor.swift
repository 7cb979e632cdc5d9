import Foundation
import Riblets

/// Takes the links that are opened while the app runs.
@MainActor
protocol UrlHandler: AnyObject, Sendable {
  func handle(_ url: URL)
}

/// @mockable
@MainActor
protocol RootRouting: ViewableRouting {
  /// Takes the login screen away and attaches what comes after it; called again, only returns the item.
  func routeToLoggedIn(withPlayer1Name player1Name: String, player2Name: String) -> any LoggedInActionableItem
}

/// @mockable
@MainActor
protocol RootPresentable: Presentable {
  var listener: (any RootPresentableListener)? { get set }
}

/// Lets people log in, and starts a workflow for each link.
final class RootInteractor: PresentableInteractor<any RootPresentable>, RootInteractable, RootPresentableListener {
  weak var router: (any RootRouting)?

  private let loggedInItem = MutableStateStream<(any LoggedInActionableItem)?>(nil)

  override init(presenter: any RootPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
    guard let router else { return }
    loggedInItem.send(router.routeToLoggedIn(withPlayer1Name: player1Name, player2Name: player2Name))
  }
}

extension RootInteractor: UrlHandler {
  func handle(_ url: URL) {
    start(LaunchGameWorkflow(url: url), from: self)
  }
}

extension RootInteractor: RootActionableItem {
  func waitForLogin() async throws -> any LoggedInActionableItem {
    try await loggedInItem.stream.firstValue { $0 }
  }
}
