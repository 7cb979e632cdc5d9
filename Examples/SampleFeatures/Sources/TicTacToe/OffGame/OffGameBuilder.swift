import Riblets

@MainActor
protocol OffGameDependency: Dependency {
  var player1Name: String { get }
  var player2Name: String { get }
  var scoreStream: any ScoreStream { get }
}

final class OffGameComponent: Component<any OffGameDependency> {}

/// @mockable
@MainActor
protocol OffGameBuildable: Buildable {
  func build(withListener listener: any OffGameListener, games: [Game]) -> any OffGameRouting
}

final class OffGameBuilder: Builder<any OffGameDependency>, OffGameBuildable {
  func build(withListener listener: any OffGameListener, games: [Game]) -> any OffGameRouting {
    let component = OffGameComponent(dependency: dependency)
    let viewController = OffGameViewController(games: games)
    let interactor = OffGameInteractor(presenter: viewController)
    interactor.listener = listener
    return OffGameRouter(
      interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
