import Riblets
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct TicTacToeRouterTests {
  @Test func `the interactor gets its router`() {
    let interactor = TicTacToeInteractableMock()
    let router = TicTacToeRouter(
      interactor: interactor, viewController: TicTacToeViewController(player1Name: "Ann", player2Name: "Ben"))

    #expect(interactor.router === router)
  }
}
