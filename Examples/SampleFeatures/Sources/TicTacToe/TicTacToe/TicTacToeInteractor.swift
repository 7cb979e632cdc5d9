import Riblets

/// @mockable
@MainActor
protocol TicTacToeRouting: ViewableRouting {}

/// @mockable
@MainActor
protocol TicTacToePresentable: Presentable {
  var listener: (any TicTacToePresentableListener)? { get set }
  /// Shows whose mark is in a cell, or that it is empty.
  func setCell(atRow row: Int, column: Int, to player: PlayerType?)
  /// Says who has won, or that nobody has, and calls back once the players have seen it.
  func announce(winner: PlayerType?, withCompletion completion: @escaping @MainActor () -> Void)
}

/// @mockable
@MainActor
protocol TicTacToeListener: AnyObject {
  func ticTacToeDidEnd(withWinner winner: PlayerType?)
}

/// Lets two players take turns until one has won or the board is full.
final class TicTacToeInteractor: PresentableInteractor<any TicTacToePresentable>, TicTacToeInteractable,
  TicTacToePresentableListener
{
  weak var router: (any TicTacToeRouting)?
  weak var listener: (any TicTacToeListener)?

  private let mutableScoreStream: any MutableScoreStream
  private var board = Board()
  private var currentPlayer = PlayerType.player1

  init(presenter: any TicTacToePresentable, mutableScoreStream: any MutableScoreStream) {
    self.mutableScoreStream = mutableScoreStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  /// Each activation is a new game.
  override func didBecomeActive() {
    clearBoard()
    currentPlayer = .player1
  }

  func placeCurrentPlayerMark(atRow row: Int, column: Int) {
    let player = currentPlayer
    guard board.mark(row: row, column: column, for: player) else { return }
    currentPlayer = player.opponent
    presenter.setCell(atRow: row, column: column, to: player)
    switch board.outcome {
    case .won(let winner):
      mutableScoreStream.updateScore(withWinner: winner)
      announce(winner: winner)
    case .tie: announce(winner: nil)
    case nil: break
    }
  }

  private func announce(winner: PlayerType?) {
    presenter.announce(winner: winner) { [weak self] in
      self?.listener?.ticTacToeDidEnd(withWinner: winner)
    }
  }

  private func clearBoard() {
    let played = board
    board = Board()
    for row in 0..<Board.size {
      for column in 0..<Board.size where played[row, column] != nil {
        presenter.setCell(atRow: row, column: column, to: nil)
      }
    }
  }
}
