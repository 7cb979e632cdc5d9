import Foundation
import Riblets

/// Takes the links that are opened while the app runs.
@MainActor
protocol UrlHandler: AnyObject, Sendable {
  func handle(_ url: URL)
}

/// @mockable
@MainActor
protocol RootRouting: ViewableRouting, Navigating where Origin == any RootRouting {}

typealias RootRoute = Route<any RootRouting>

/// Lets people log in, and starts a workflow for each link.
final class RootInteractor: Interactor, RootInteractable {
  weak var router: (any RootRouting)?

  override func didBecomeActive() {
    router?.begin(with: .loggedOut)
  }
}

extension RootInteractor: UrlHandler {
  func handle(_ url: URL) {
    start(LaunchGameWorkflow(url: url), from: self)
  }
}

extension RootInteractor: RootActionableItem {
  func waitForLogin() async throws -> any LoggedInActionableItem {
    guard let router else { throw CancellationError() }
    return try await router.item(at: .loggedIn)
  }
}
