import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct BasicScoreBoardRouterTests {
  @Test func `the interactor gets its router`() {
    let interactor = BasicScoreBoardInteractableMock()
    let router = BasicScoreBoardRouter(
      interactor: interactor, viewController: BasicScoreBoardViewControllableMock())

    #expect(interactor.router === router)
  }
}
