import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedInTicTacToeTests {
  let offGameBuilder = OffGameBuildableMock()
  let builder = TicTacToeBuildableMock()
  let offGame = OffGameRoutingMock()
  let game = TicTacToeRoutingMock()
  let listener = TicTacToeListenerMock()

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
    let (router, tester) = lobby(with: [.ticTacToe])

    tester.expectDetach(offGame)
    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(game)
    tester.act { router.route(to: .ticTacToe, by: .root) }

    tester.expectShown("TicTacToe full screen")
    #expect(builder.buildReceivedArguments === listener)
  }

  @Test func `nothing leads to it where it is switched off`() {
    let (router, tester) = lobby(with: [])

    tester.act { router.route(to: .ticTacToe, by: .root) }

    tester.expectShown("OffGame full screen")
    #expect(!router.isEnabled(.ticTacToe))
  }

  @Test func `it is called Tic Tac Toe, and a link can name it`() {
    #expect(Game.ticTacToe == Game(id: "tictactoe", name: "Tic Tac Toe", route: .ticTacToe))
  }

  @Test(arguments: [PlayerType.player1, .player2, nil])
  func `after it comes the lobby`(winner: PlayerType?) {
    let router = LoggedInRoutingMock()
    let interactor = LoggedInInteractor(games: [.ticTacToe], mutableScoreStream: MutableScoreStreamMock())
    interactor.router = router

    interactor.ticTacToeDidEnd(withWinner: winner)

    #expect(router.moves == [.to(.offGame, by: .root)])
  }
}
