import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct TicTacToeRouterTests {
  @Test func `it has no children, and its interactor knows it`() {
    let interactor = TicTacToeInteractableMock()
    let viewController = TicTacToeViewController(player1Name: "Ann", player2Name: "Ben")
    let router = TicTacToeRouter(interactor: interactor, viewController: viewController)

    RouterTester(router).launch()

    #expect(interactor.router === router)
    #expect(router.viewControllable === viewController)
  }
}
