import Riblets

/// @mockable
@MainActor
protocol RandomWinInteractable: Interactable {
  var router: (any RandomWinRouting)? { get set }
  var listener: (any RandomWinListener)? { get set }
}

final class RandomWinRouter: ViewableRouter<any RandomWinInteractable, any ViewControllable>,
  RandomWinRouting
{
  override init(interactor: any RandomWinInteractable, viewController: any ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
