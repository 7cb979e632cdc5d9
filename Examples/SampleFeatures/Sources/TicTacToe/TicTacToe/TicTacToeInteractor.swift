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
protocol TicTacToeListener: AnyObject, Sendable {
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
  /// The board that the presenter shows.
  private var shown = Board()

  init(presenter: any TicTacToePresentable, mutableScoreStream: any MutableScoreStream) {
    self.mutableScoreStream = mutableScoreStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  /// Goes on where a saved game stood; a win has counted already then.
  override func didBecomeActive() {
    show()
    if let outcome = board.outcome { announce(outcome) }
  }

  /// Each activation is a new game, but for the first after a restore.
  override func willResignActive() {
    board = Board()
  }

  func placeCurrentPlayerMark(atRow row: Int, column: Int) {
    guard board.mark(row: row, column: column, for: board.turn) else { return }
    show()
    guard let outcome = board.outcome else { return }
    if let winner = outcome.winner { mutableScoreStream.updateScore(withWinner: winner) }
    announce(outcome)
  }

  private func announce(_ outcome: Board.Outcome) {
    let winner = outcome.winner
    presenter.announce(winner: winner) { [weak self] in
      self?.listener?.ticTacToeDidEnd(withWinner: winner)
    }
  }

  /// Shows the cells that have changed.
  private func show() {
    for row in 0..<Board.size {
      for column in 0..<Board.size where board[row, column] != shown[row, column] {
        presenter.setCell(atRow: row, column: column, to: board[row, column])
      }
    }
    shown = board
  }
}

extension TicTacToeInteractor: StateSaving {
  var savedState: Board {
    get { board }
    set { board = newValue }
  }
}
