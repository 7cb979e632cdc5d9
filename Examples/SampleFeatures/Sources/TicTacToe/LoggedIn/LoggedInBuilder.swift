import Riblets

@MainActor
protocol LoggedInDependency: Dependency {
  var randomSource: any RandomSource { get }
  var wallClock: any WallClock { get }
  /// The games that are switched on.
  var gameIDs: Set<String> { get }
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

  /// The games that are switched on, in the order of the lobby.
  var games: [Game] { Game.all.filter { dependency.gameIDs.contains($0.id) } }
}

/// @mockable
@MainActor
protocol LoggedInBuildable: Buildable {
  func build(
    withListener listener: any LoggedInListener,
    player1Name: String,
    player2Name: String
  ) -> any LoggedInRouting
}

final class LoggedInBuilder: Builder<any LoggedInDependency>, LoggedInBuildable {
  func build(
    withListener listener: any LoggedInListener,
    player1Name: String,
    player2Name: String
  ) -> any LoggedInRouting {
    let component = LoggedInComponent(
      dependency: dependency, player1Name: player1Name, player2Name: player2Name)
    let interactor = LoggedInInteractor(games: component.games, mutableScoreStream: component.mutableScoreStream)
    interactor.listener = listener
    return LoggedInRouter(interactor: interactor, builders: ChildBuilders(component))
  }
}
