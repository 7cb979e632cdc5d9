import Riblets

@MainActor
protocol RandomWinDependency: Dependency {
  var player1Name: String { get }
  var player2Name: String { get }
  var mutableScoreStream: any MutableScoreStream { get }
  var randomSource: any RandomSource { get }
}

final class RandomWinComponent: Component<any RandomWinDependency> {
  var player1Name: String { dependency.player1Name }
  var player2Name: String { dependency.player2Name }
  var mutableScoreStream: any MutableScoreStream { dependency.mutableScoreStream }
  var randomSource: any RandomSource { dependency.randomSource }
}

/// @mockable
@MainActor
protocol RandomWinBuildable: Buildable {
  func build(withListener listener: any RandomWinListener) -> any RandomWinRouting
}

final class RandomWinBuilder: Builder<any RandomWinDependency>, RandomWinBuildable {
  func build(withListener listener: any RandomWinListener) -> any RandomWinRouting {
    let component = RandomWinComponent(dependency: dependency)
    let viewController = RandomWinViewController(
      player1Name: component.player1Name, player2Name: component.player2Name)
    let interactor = RandomWinInteractor(
      presenter: viewController,
      mutableScoreStream: component.mutableScoreStream,
      randomSource: component.randomSource
    )
    interactor.listener = listener
    return RandomWinRouter(interactor: interactor, viewController: viewController)
  }
}
