import Foundation
import Riblets

@MainActor
protocol BasicScoreBoardDependency: Dependency {
  var player1Name: String { get }
  var player2Name: String { get }
  var scoreStream: any ScoreStream { get }
}

final class BasicScoreBoardComponent: Component<any BasicScoreBoardDependency> {
  var player1Name: String { dependency.player1Name }
  var player2Name: String { dependency.player2Name }
  var scoreStream: any ScoreStream { dependency.scoreStream }
}

/// @mockable
@MainActor
protocol BasicScoreBoardBuildable: Buildable {
  func build(withListener listener: any BasicScoreBoardListener) -> any BasicScoreBoardRouting
}

final class BasicScoreBoardBuilder: Builder<any BasicScoreBoardDependency>, BasicScoreBoardBuildable {
  func build(withListener listener: any BasicScoreBoardListener) -> any BasicScoreBoardRouting {
    let component = BasicScoreBoardComponent(dependency: dependency)
    let viewController = BasicScoreBoardViewController()
    let presenter = BasicScoreBoardPresenter(viewController: viewController, timeZone: .current)
    let interactor = BasicScoreBoardInteractor(
      presenter: presenter,
      player1Name: component.player1Name,
      player2Name: component.player2Name,
      scoreStream: component.scoreStream
    )
    interactor.listener = listener
    return BasicScoreBoardRouter(interactor: interactor, viewController: viewController)
  }
}
