import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedInRandomWinTests {
  let offGameBuilder = OffGameBuildableMock()
  let builder = RandomWinBuildableMock()
  let offGame = OffGameRoutingMock()
  let game = RandomWinRoutingMock()
  let listener = RandomWinListenerMock()

  /// The tester of a router, in the lobby, with the games that can be played.
  private func lobby(with games: [Game]) -> (router: LoggedInRouter, tester: RouterTester) {
    offGameBuilder.buildReturnValue = offGame
    builder.buildReturnValue = game
    let router = LoggedInRouter(
      interactor: LoggedInInteractableMock(games: games), builders: ChildBuilders(given: offGameBuilder, builder))
    let tester = RouterTester(router)
    tester.give(listener: OffGameListenerMock())
    tester.give(listener: listener)
    tester.expectAttach(offGame)
    tester.act { router.begin(with: .offGame) }
    return (router, tester)
  }

  @Test func `it takes the place of the lobby`() {
    let (router, tester) = lobby(with: [.randomWin])

    tester.expectDetach(offGame)
    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(game)
    tester.act { router.route(to: .randomWin, by: .root) }

    tester.expectShown("RandomWin full screen")
    #expect(builder.buildReceivedArguments === listener)
  }

  @Test func `nothing leads to it where it is switched off`() {
    let (router, tester) = lobby(with: [])

    tester.act { router.route(to: .randomWin, by: .root) }

    tester.expectShown("OffGame full screen")
    #expect(!router.isEnabled(.randomWin))
  }

  @Test func `it is called Random Win, and a link can name it`() {
    #expect(Game.randomWin == Game(id: "randomwin", name: "Random Win", route: .randomWin))
  }

  @Test func `after it comes the lobby`() {
    let router = LoggedInRoutingMock()
    let interactor = LoggedInInteractor(games: [.randomWin], mutableScoreStream: MutableScoreStreamMock())
    interactor.router = router

    interactor.didRandomlyWin(withPlayer: .player1)

    #expect(router.moves == [.to(.offGame, by: .root)])
  }
}
