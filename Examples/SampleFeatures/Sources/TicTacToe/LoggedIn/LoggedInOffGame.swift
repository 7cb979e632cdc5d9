import Riblets

/// The way to the lobby.
struct LoggedInOffGame: ChildRoute {
  static let shown = Shown.fullScreen

  func build(in parent: LoggedInRouter) -> any OffGameRouting {
    let listener = parent.listener { (interactor: LoggedInInteractor) -> any OffGameListener in interactor }
    return parent.builders.offGame.build(withListener: listener, games: parent.interactor.games)
  }
}

extension LoggedInRoute {
  static var offGame: Self { Self(LoggedInOffGame()) }
}

extension LoggedInInteractor: OffGameListener {
  func start(_ game: Game) {
    router?.route(to: game.route, by: .root)
  }
}

extension LoggedInComponent: OffGameDependency {
  var scoreStream: any ScoreStream { mutableScoreStream }
}

extension ChildBuilders<LoggedInComponent> {
  var offGame: any OffGameBuildable {
    builder(of: (any OffGameBuildable).self) { OffGameBuilder(dependency: $0) }
  }
}
