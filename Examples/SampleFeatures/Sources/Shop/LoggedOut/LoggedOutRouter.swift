import Riblets

/// The interactor of LoggedOut, as its router knows it.
/// @mockable
protocol LoggedOutInteractable: Interactable {
  var router: (any LoggedOutRouting)? { get set }
}

/// The view of LoggedOut, as its router knows it.
/// @mockable
protocol LoggedOutViewControllable: RouteContainer {}

final class LoggedOutRouter:
  ViewableRouter<any LoggedOutInteractable, any LoggedOutViewControllable>,
  LoggedOutRouting
{
  let builders: ChildBuilders<LoggedOutComponent>

  init(
    interactor: any LoggedOutInteractable,
    viewController: any LoggedOutViewControllable,
    builders: ChildBuilders<LoggedOutComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
