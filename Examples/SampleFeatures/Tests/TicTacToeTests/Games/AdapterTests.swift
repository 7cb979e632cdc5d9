import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct AdapterTests {
  let listener = GameListenerMock()

  @Test func `tic tac toe is a game`() {
    let builder = TicTacToeBuildableMock()
    let game = TicTacToeRoutingMock()
    builder.buildReturnValue = game
    let adapter = TicTacToeAdapter(ticTacToeBuilder: builder)

    #expect(adapter.id == "tictactoe")
    #expect(adapter.name == "Tic Tac Toe")
    #expect(adapter.builder.build(withListener: listener) === game)
    builder.buildReceivedArguments?.ticTacToeDidEnd(withWinner: .player2)
    builder.buildReceivedArguments?.ticTacToeDidEnd(withWinner: nil)
    #expect(listener.gameDidEndArgValues == [.player2, nil])
  }

  @Test func `random win is a game`() {
    let builder = RandomWinBuildableMock()
    let game = RandomWinRoutingMock()
    builder.buildReturnValue = game
    let adapter = RandomWinAdapter(randomWinBuilder: builder)

    #expect(adapter.id == "randomwin")
    #expect(adapter.name == "Random Win")
    #expect(adapter.builder.build(withListener: listener) === game)
    builder.buildReceivedArguments?.didRandomlyWin(withPlayer: .player1)
    #expect(listener.gameDidEndArgValues == [.player1])
  }

  @Test func `one adapter serves one listener after another, and keeps none`() {
    let builder = TicTacToeBuildableMock()
    builder.buildHandler = { _ in TicTacToeRoutingMock() }
    let adapter = TicTacToeAdapter(ticTacToeBuilder: builder)
    weak var gone: GameListenerMock?
    do {
      let first = GameListenerMock()
      gone = first
      _ = adapter.build(withListener: first)
    }
    #expect(gone == nil)

    _ = adapter.build(withListener: listener)
    adapter.ticTacToeDidEnd(withWinner: nil)

    #expect(listener.gameDidEndCallCount == 1)
  }
}
