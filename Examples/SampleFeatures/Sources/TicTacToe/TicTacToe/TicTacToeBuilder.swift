import Riblets

@MainActor
protocol TicTacToeDependency: Dependency {
  var player1Name: String { get }
  var player2Name: String { get }
  var mutableScoreStream: any MutableScoreStream { get }
}

final class TicTacToeComponent: Component<any TicTacToeDependency> {
  var player1Name: String { dependency.player1Name }
  var player2Name: String { dependency.player2Name }
  var mutableScoreStream: any MutableScoreStream { dependency.mutableScoreStream }
}

/// @mockable
@MainActor
protocol TicTacToeBuildable: Buildable {
  func build(withListener listener: any TicTacToeListener) -> any TicTacToeRouting
}

final class TicTacToeBuilder: Builder<any TicTacToeDependency>, TicTacToeBuildable {
  func build(withListener listener: any TicTacToeListener) -> any TicTacToeRouting {
    let component = TicTacToeComponent(dependency: dependency)
    let viewController = TicTacToeViewController(
      player1Name: component.player1Name, player2Name: component.player2Name)
    let interactor = TicTacToeInteractor(
      presenter: viewController, mutableScoreStream: component.mutableScoreStream)
    interactor.listener = listener
    return TicTacToeRouter(interactor: interactor, viewController: viewController)
  }
}
