import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct OffGameRouterTests {
  @Test func `the score board is there and shown from the beginning`() {
    let interactor = OffGameInteractableMock()
    let viewController = OffGameViewControllableMock()
    let scoreBoardBuilder = BasicScoreBoardBuildableMock()
    let scoreBoard = BasicScoreBoardRoutingMock()
    scoreBoardBuilder.buildReturnValue = scoreBoard
    let router = OffGameRouter(
      interactor: interactor, viewController: viewController, scoreBoardBuilder: scoreBoardBuilder)
    let tester = RouterTester(router)

    tester.expectBuild(scoreBoardBuilder.calls("build"))
    tester.expectAttach(scoreBoard)
    tester.launch()

    #expect(interactor.router === router)
    #expect(scoreBoardBuilder.buildReceivedArguments === interactor)
    #expect(viewController.showCallCount == 1)
    #expect(viewController.showReceivedArguments === scoreBoard.viewControllable)
  }
}
