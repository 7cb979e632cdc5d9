import Riblets
import Testing

@testable import TicTacToe

final class TicTacToeBuildableMock: TicTacToeBuildable {
  private(set) var listeners: [any TicTacToeListener] = []
  let router = LeafRoutingMock()

  func build(withListener listener: any TicTacToeListener) -> any TicTacToeRouting {
    listeners.append(listener)
    return router
  }
}

final class RandomWinBuildableMock: RandomWinBuildable {
  private(set) var listeners: [any RandomWinListener] = []
  let router = LeafRoutingMock()

  func build(withListener listener: any RandomWinListener) -> any RandomWinRouting {
    listeners.append(listener)
    return router
  }
}

@MainActor
struct AdapterTests {
  let listener = GameListenerMock()

  @Test func `tic tac toe is a game`() {
    let builder = TicTacToeBuildableMock()
    let adapter = TicTacToeAdapter(ticTacToeBuilder: builder)

    #expect(adapter.id == "tictactoe")
    #expect(adapter.name == "Tic Tac Toe")
    #expect(adapter.builder.build(withListener: listener) === builder.router)
    builder.listeners.first?.ticTacToeDidEnd(withWinner: .player2)
    builder.listeners.first?.ticTacToeDidEnd(withWinner: nil)
    #expect(listener.gameDidEndArgValues == [.player2, nil])
  }

  @Test func `random win is a game`() {
    let builder = RandomWinBuildableMock()
    let adapter = RandomWinAdapter(randomWinBuilder: builder)

    #expect(adapter.id == "randomwin")
    #expect(adapter.name == "Random Win")
    #expect(adapter.builder.build(withListener: listener) === builder.router)
    builder.listeners.first?.didRandomlyWin(withPlayer: .player1)
    #expect(listener.gameDidEndArgValues == [.player1])
  }

  @Test func `one adapter serves one listener after another, and keeps none`() {
    let builder = TicTacToeBuildableMock()
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

    #expect(listener.gameDidEndArgValues.count == 1)
  }
}
