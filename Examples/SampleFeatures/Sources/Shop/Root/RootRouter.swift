import Riblets

/// The interactor of Root, as its router knows it.
/// @mockable
protocol RootInteractable: Interactable {
  var router: (any RootRouting)? { get set }
}

/// The view of Root, as its router knows it.
/// @mockable
protocol RootViewControllable: RouteContainer {}

final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>, RootRouting {
  let builders: ChildBuilders<RootComponent>

  init(
    interactor: any RootInteractable,
    viewController: any RootViewControllable,
    builders: ChildBuilders<RootComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
