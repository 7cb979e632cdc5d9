import Riblets

/// The way to Tic Tac Toe.
struct LoggedInTicTacToe: ChildRoute {
  static let shown = Shown.fullScreen

  func build(in parent: LoggedInRouter) -> any TicTacToeRouting {
    let listener = parent.listener { (interactor: LoggedInInteractor) -> any TicTacToeListener in interactor }
    return parent.builders.ticTacToe.build(withListener: listener)
  }

  func isEnabled(in parent: LoggedInRouter) -> Bool { parent.interactor.games.contains(.ticTacToe) }
}

extension LoggedInRoute {
  static var ticTacToe: Self { Self(LoggedInTicTacToe()) }
}

extension Game {
  static let ticTacToe = Game(id: "tictactoe", name: "Tic Tac Toe", route: .ticTacToe)
}

extension LoggedInInteractor: TicTacToeListener {
  func ticTacToeDidEnd(withWinner winner: PlayerType?) { gameDidEnd() }
}

extension LoggedInComponent: TicTacToeDependency {}

extension ChildBuilders<LoggedInComponent> {
  var ticTacToe: any TicTacToeBuildable {
    builder(of: (any TicTacToeBuildable).self) { TicTacToeBuilder(dependency: $0) }
  }
}
