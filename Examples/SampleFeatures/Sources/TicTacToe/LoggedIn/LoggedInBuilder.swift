import Riblets

@MainActor
protocol LoggedInDependency: Dependency {
  /// LoggedIn has no view of its own; its children are shown by this one.
  var loggedInViewController: any LoggedInViewControllable { get }
  var randomSource: any RandomSource { get }
  var wallClock: any WallClock { get }
}

/// The state of the players who are logged in: their names and their score.
final class LoggedInComponent: Component<any LoggedInDependency> {
  let player1Name: String
  let player2Name: String

  init(dependency: any LoggedInDependency, player1Name: String, player2Name: String) {
    self.player1Name = player1Name
    self.player2Name = player2Name
    super.init(dependency: dependency)
  }

  var mutableScoreStream: any MutableScoreStream {
    shared { ScoreStreamStorage(wallClock: dependency.wallClock) }
  }
}

extension LoggedInComponent: OffGameDependency {
  var scoreStream: any ScoreStream { mutableScoreStream }
}

extension LoggedInComponent: TicTacToeDependency {}

extension LoggedInComponent: RandomWinDependency {
  var randomSource: any RandomSource { dependency.randomSource }
}

/// @mockable
@MainActor
protocol LoggedInBuildable: Buildable {
  func build(
    withListener listener: any LoggedInListener,
    player1Name: String,
    player2Name: String
  ) -> (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem)
}

final class LoggedInBuilder: Builder<any LoggedInDependency>, LoggedInBuildable {
  func build(
    withListener listener: any LoggedInListener,
    player1Name: String,
    player2Name: String
  ) -> (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem) {
    let component = LoggedInComponent(
      dependency: dependency, player1Name: player1Name, player2Name: player2Name)
    let interactor = LoggedInInteractor(games: games(for: component))
    interactor.listener = listener
    let router = LoggedInRouter(
      interactor: interactor,
      viewController: dependency.loggedInViewController,
      offGameBuilder: OffGameBuilder(dependency: component)
    )
    return (router, interactor)
  }

  /// The games in the order of the lobby, first at the bottom.
  ///
  /// The interactor keeps them, not the component: they keep the component, and would keep it forever.
  private func games(for component: LoggedInComponent) -> [any Game] {
    [RandomWinAdapter(dependency: component), TicTacToeAdapter(dependency: component)]
  }
}
