import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct TicTacToeInteractorTests {
  typealias Cell = TicTacToePresentableMock.Cell

  let presenter = TicTacToePresentableMock()
  let scoreStream = MutableScoreStreamMock()
  let listener = TicTacToeListenerMock()
  let interactor: TicTacToeInteractor

  init() {
    interactor = TicTacToeInteractor(presenter: presenter, mutableScoreStream: scoreStream)
    interactor.listener = listener
    interactor.activate()
  }

  private func place(_ cells: [(row: Int, column: Int)]) {
    for cell in cells { presenter.listener?.placeCurrentPlayerMark(atRow: cell.row, column: cell.column) }
  }

  @Test func `player 1 begins, and players take turns`() {
    place([(0, 0), (1, 0), (0, 1)])

    #expect(
      presenter.setCellArgValues == [
        Cell(row: 0, column: 0, player: .player1),
        Cell(row: 1, column: 0, player: .player2),
        Cell(row: 0, column: 1, player: .player1),
      ])
    #expect(presenter.announceArgValues.isEmpty)
  }

  @Test func `a taken cell changes nothing, and the same player goes on`() {
    place([(0, 0), (0, 0), (1, 1)])

    #expect(
      presenter.setCellArgValues == [
        Cell(row: 0, column: 0, player: .player1),
        Cell(row: 1, column: 1, player: .player2),
      ])
  }

  @Test func `a cell that is not there changes nothing`() {
    place([(3, 0), (0, -1)])

    #expect(presenter.setCellArgValues.isEmpty)
  }

  @Test func `a win counts before it is announced, and ends the game after it was`() {
    place(winningMoves)

    #expect(scoreStream.updateScoreArgValues == [.player1])
    #expect(presenter.announceArgValues == [.player1])
    #expect(listener.ticTacToeDidEndArgValues.isEmpty)

    presenter.close()
    #expect(listener.ticTacToeDidEndArgValues == [.player1])
  }

  @Test func `a tie is announced and counts for nobody`() {
    place(tyingMoves)
    presenter.close()

    #expect(presenter.announceArgValues == [nil])
    #expect(scoreStream.updateScoreArgValues.isEmpty)
    #expect(listener.ticTacToeDidEndArgValues == [nil])
  }

  @Test func `nobody moves while the end is announced`() {
    place(winningMoves)
    place([(2, 2)])

    #expect(presenter.setCellArgValues.count == 5)
    #expect(presenter.announceArgValues.count == 1)
    #expect(scoreStream.updateScoreArgValues.count == 1)
  }

  @Test func `another activation is a new game on an empty board`() {
    place([(0, 0), (2, 1), (1, 1)])
    interactor.deactivate()
    interactor.activate()

    #expect(presenter.setCellArgValues.suffix(3).map(\.player) == [nil, nil, nil])
    place([(0, 0)])
    #expect(presenter.setCellArgValues.last == Cell(row: 0, column: 0, player: .player1))
  }

  @Test func `an announcement that outlives the riblet ends nothing`() {
    var interactor: TicTacToeInteractor? = TicTacToeInteractor(
      presenter: presenter, mutableScoreStream: scoreStream)
    interactor?.listener = listener
    interactor?.activate()
    place(winningMoves)

    interactor = nil
    presenter.close()

    #expect(listener.ticTacToeDidEndArgValues.isEmpty)
  }
}
