import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct OffGameBasicScoreBoardTests {
  @Test func `the score board is a part of the lobby`() {
    let builder = BasicScoreBoardBuildableMock()
    let scoreBoard = BasicScoreBoardRoutingMock()
    builder.buildReturnValue = scoreBoard
    let view = OffGameViewControllableMock(holdsStacks: false)
    let router = OffGameRouter(
      interactor: OffGameInteractableMock(), viewController: view,
      builders: ChildBuilders(given: builder))
    let tester = RouterTester(router)
    let listener = BasicScoreBoardListenerMock()
    tester.give(listener: listener)

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(scoreBoard)
    tester.act { router.begin(with: .basicScoreBoard) }

    tester.expectShown("BasicScoreBoard embedded")
    #expect(builder.buildReceivedArguments === listener)
    #expect(view.arrangeReceivedArguments?.first?.view === scoreBoard.viewControllable)
  }

  @Test func `the names and the score of the lobby go on to it`() {
    let dependency = DependencyFake()
    let component = OffGameComponent(dependency: dependency)

    #expect((component.player1Name, component.player2Name) == ("Ann", "Ben"))
    #expect(component.scoreStream === dependency.scoreStream)
  }
}
