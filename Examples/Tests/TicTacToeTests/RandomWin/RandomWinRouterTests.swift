import Riblets
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct RandomWinRouterTests {
  @Test func `the interactor gets its router`() {
    let interactor = RandomWinInteractableMock()
    let router = RandomWinRouter(
      interactor: interactor, viewController: RandomWinViewController(player1Name: "Ann", player2Name: "Ben"))

    #expect(interactor.router === router)
  }
}
