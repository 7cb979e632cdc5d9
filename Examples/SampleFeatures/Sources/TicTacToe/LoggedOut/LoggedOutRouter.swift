import Riblets

/// @mockable
@MainActor
protocol LoggedOutInteractable: Interactable {
  var router: (any LoggedOutRouting)? { get set }
  var listener: (any LoggedOutListener)? { get set }
}

final class LoggedOutRouter: ViewableRouter<any LoggedOutInteractable, any ViewControllable>,
  LoggedOutRouting
{
  override init(interactor: any LoggedOutInteractable, viewController: any ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
