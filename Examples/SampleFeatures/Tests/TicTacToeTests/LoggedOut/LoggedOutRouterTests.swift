import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedOutRouterTests {
  @Test func `it has no children, and its interactor knows it`() {
    let interactor = LoggedOutInteractableMock()
    let viewController = LoggedOutViewController()
    let router = LoggedOutRouter(interactor: interactor, viewController: viewController)

    RouterTester(router).launch()

    #expect(interactor.router === router)
    #expect(router.viewControllable === viewController)
  }
}
