import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedInOffGameTests {
  @Test func `the lobby is in front of everything, with the games that can be played`() throws {
    let builder = OffGameBuildableMock()
    let offGame = OffGameRoutingMock()
    builder.buildReturnValue = offGame
    let router = LoggedInRouter(
      interactor: LoggedInInteractableMock(games: [.ticTacToe]), builders: ChildBuilders(given: builder))
    let tester = RouterTester(router)
    let listener = OffGameListenerMock()
    tester.give(listener: listener)

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(offGame)
    tester.act { router.begin(with: .offGame) }

    tester.expectShown("OffGame full screen")
    let build = try #require(builder.buildReceivedArguments)
    #expect(build.listener === listener)
    #expect(build.games == [.ticTacToe])
  }

  @Test(arguments: Game.all)
  func `a game that is chosen takes the place of the lobby`(game: Game) {
    let router = LoggedInRoutingMock()
    let interactor = LoggedInInteractor(games: Game.all, mutableScoreStream: MutableScoreStreamMock())
    interactor.router = router

    interactor.start(game)

    #expect(router.moves == [.to(game.route, by: .root)])
  }
}
