import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RandomWinRouterTests {
  @Test func `it has no children, and its interactor knows it`() {
    let interactor = RandomWinInteractableMock()
    let viewController = RandomWinViewController(player1Name: "Ann", player2Name: "Ben")
    let router = RandomWinRouter(interactor: interactor, viewController: viewController)

    RouterTester(router).launch()

    #expect(interactor.router === router)
    #expect(router.viewControllable === viewController)
  }
}
