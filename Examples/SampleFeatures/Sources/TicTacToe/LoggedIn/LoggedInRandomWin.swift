import Riblets

/// The way to Random Win.
struct LoggedInRandomWin: ChildRoute {
  static let shown = Shown.fullScreen

  func build(in parent: LoggedInRouter) -> any RandomWinRouting {
    let listener = parent.listener { (interactor: LoggedInInteractor) -> any RandomWinListener in interactor }
    return parent.builders.randomWin.build(withListener: listener)
  }

  func isEnabled(in parent: LoggedInRouter) -> Bool { parent.interactor.games.contains(.randomWin) }
}

extension LoggedInRoute {
  static var randomWin: Self { Self(LoggedInRandomWin()) }
}

extension Game {
  static let randomWin = Game(id: "randomwin", name: "Random Win", route: .randomWin)
}

extension LoggedInInteractor: RandomWinListener {
  func didRandomlyWin(withPlayer player: PlayerType) { gameDidEnd() }
}

extension LoggedInComponent: RandomWinDependency {
  var randomSource: any RandomSource { dependency.randomSource }
}

extension ChildBuilders<LoggedInComponent> {
  var randomWin: any RandomWinBuildable {
    builder(of: (any RandomWinBuildable).self) { RandomWinBuilder(dependency: $0) }
  }
}
