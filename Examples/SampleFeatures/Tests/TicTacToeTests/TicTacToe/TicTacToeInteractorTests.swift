import Foundation
import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct TicTacToeInteractorTests {
  let presenter = TicTacToePresentableMock()
  let scoreStream = MutableScoreStreamMock()
  let listener = TicTacToeListenerMock()
  let router = TicTacToeRoutingMock()
  let interactor: TicTacToeInteractor
  let tester: InteractorTester

  init() {
    interactor = TicTacToeInteractor(presenter: presenter, mutableScoreStream: scoreStream)
    interactor.listener = listener
    interactor.router = router
    tester = InteractorTester(interactor, mocks: presenter, scoreStream, listener, router)
    tester.activate()
  }

  private func place(_ cells: [(row: Int, column: Int)]) {
    for cell in cells { presenter.listener?.placeCurrentPlayerMark(atRow: cell.row, column: cell.column) }
  }

  /// The contents that were shown in the cells, one after another: `0,2 player1`.
  private var cells: [String] {
    presenter.setCellArgValues.map { "\($0.row),\($0.column) \($0.player.map { "\($0)" } ?? "empty")" }
  }

  private func closeAnnouncement() {
    presenter.announceReceivedArguments?.completion()
  }

  @Test func `player 1 begins, and players take turns`() {
    tester.act { place([(0, 0), (1, 0), (0, 1)]) }

    #expect(cells == ["0,0 player1", "1,0 player2", "0,1 player1"])
  }

  @Test func `a taken cell changes nothing, and the same player goes on`() {
    tester.act { place([(0, 0), (0, 0), (1, 1)]) }

    #expect(cells == ["0,0 player1", "1,1 player2"])
  }

  @Test func `a cell that is not there changes nothing`() {
    tester.act { place([(3, 0), (0, -1)]) }
  }

  @Test func `a win counts before it is announced, and ends the game after it was`() {
    tester.act { place(winningMoves) }
    #expect(presenter.setCellCallCount == 5)
    #expect(scoreStream.updateScoreArgValues == [.player1])
    #expect(presenter.announceArgValues.map(\.winner) == [.player1])
    expectInOrder(scoreStream.calls("updateScore"), presenter.calls("announce"))

    tester.act { closeAnnouncement() }
    #expect(listener.ticTacToeDidEndArgValues == [.player1])
  }

  @Test func `player 2 wins too`() {
    tester.act { place([(2, 2)] + winningMoves) }
    #expect(presenter.setCellCallCount == 6)
    #expect(scoreStream.updateScoreArgValues == [.player2])
    #expect(presenter.announceArgValues.map(\.winner) == [.player2])

    tester.act { closeAnnouncement() }
    #expect(listener.ticTacToeDidEndArgValues == [.player2])
  }

  @Test func `a tie is announced and counts for nobody`() {
    tester.act { place(tyingMoves) }
    #expect(presenter.setCellCallCount == 9)
    #expect(presenter.announceArgValues.map(\.winner) == [nil])

    tester.act { closeAnnouncement() }
    #expect(listener.ticTacToeDidEndArgValues == [nil])
  }

  @Test func `nobody moves while the end is announced`() {
    tester.act { place(winningMoves + [(2, 2)]) }

    #expect(presenter.setCellCallCount == 5)
    #expect(presenter.announceCallCount == 1)
    #expect(scoreStream.updateScoreCallCount == 1)
  }

  @Test func `another activation is a new game on an empty board`() {
    tester.act { place([(0, 0), (2, 1), (1, 1)]) }
    tester.deactivate()
    tester.activate()
    #expect(cells.suffix(3) == ["0,0 empty", "1,1 empty", "2,1 empty"])

    tester.act { place([(0, 0)]) }
    #expect(cells.last == "0,0 player1")
  }

  @Test func `a saved game goes on`() throws {
    tester.act { place([(0, 0), (1, 0)]) }
    let saved = try JSONEncoder().encode(interactor.savedState)
    tester.deactivate()
    interactor.savedState = try JSONDecoder().decode(Board.self, from: saved)

    tester.activate()
    tester.act { place([(0, 1)]) }

    #expect(cells.suffix(1) == ["0,1 player1"])
    #expect(interactor.savedState[1, 0] == .player2)
  }

  @Test func `a saved win is announced again, and has counted already`() {
    tester.act { place(winningMoves) }
    let saved = interactor.savedState
    tester.deactivate()
    interactor.savedState = saved

    tester.activate()

    #expect(presenter.setCellCallCount == 5)
    #expect(presenter.announceArgValues.map(\.winner) == [.player1, .player1])
    #expect(scoreStream.updateScoreCallCount == 1)
  }

  @Test func `an announcement that outlives the riblet ends nothing`() {
    tester.skip("listenerSet", "setCell", "updateScore")
    do {
      let interactor = TicTacToeInteractor(presenter: presenter, mutableScoreStream: scoreStream)
      interactor.listener = listener
      interactor.activate()
      place(winningMoves)
    }

    closeAnnouncement()

    #expect(listener.ticTacToeDidEndCallCount == 0)
  }
}
