import Riblets

/// Plugs the TicTacToe riblet in as a game.
final class TicTacToeAdapter: Game, GameBuildable, TicTacToeListener {
  let id = "tictactoe"
  let name = "Tic Tac Toe"
  var builder: any GameBuildable { self }

  private let ticTacToeBuilder: any TicTacToeBuildable
  private weak var listener: (any GameListener)?

  init(ticTacToeBuilder: any TicTacToeBuildable) {
    self.ticTacToeBuilder = ticTacToeBuilder
  }

  convenience init(dependency: any TicTacToeDependency) {
    self.init(ticTacToeBuilder: TicTacToeBuilder(dependency: dependency))
  }

  func build(withListener listener: any GameListener) -> any ViewableRouting {
    self.listener = listener
    return ticTacToeBuilder.build(withListener: self)
  }

  func ticTacToeDidEnd(withWinner winner: PlayerType?) {
    listener?.gameDidEnd(withWinner: winner)
  }
}
