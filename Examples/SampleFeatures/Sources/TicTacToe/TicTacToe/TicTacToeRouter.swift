import Riblets

/// @mockable
@MainActor
protocol TicTacToeInteractable: Interactable {
  var router: (any TicTacToeRouting)? { get set }
  var listener: (any TicTacToeListener)? { get set }
}

final class TicTacToeRouter: ViewableRouter<any TicTacToeInteractable, any ViewControllable>,
  TicTacToeRouting
{
  override init(interactor: any TicTacToeInteractable, viewController: any ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
