import Riblets

/// @mockable
@MainActor
protocol OffGameInteractable: Interactable, BasicScoreBoardListener {
  var router: (any OffGameRouting)? { get set }
  var listener: (any OffGameListener)? { get set }
}

/// @mockable
@MainActor
protocol OffGameViewControllable: ViewControllable {
  /// Makes the score board's view a part of this one.
  func show(scoreBoardView: any ViewControllable)
}

final class OffGameRouter: ViewableRouter<any OffGameInteractable, any OffGameViewControllable>, OffGameRouting {
  private let scoreBoardBuilder: any BasicScoreBoardBuildable

  init(
    interactor: any OffGameInteractable,
    viewController: any OffGameViewControllable,
    scoreBoardBuilder: any BasicScoreBoardBuildable
  ) {
    self.scoreBoardBuilder = scoreBoardBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  /// The score board is always there.
  override func didLoad() {
    let scoreBoard = scoreBoardBuilder.build(withListener: interactor)
    attachChild(scoreBoard)
    viewController.show(scoreBoardView: scoreBoard.viewControllable)
  }
}
