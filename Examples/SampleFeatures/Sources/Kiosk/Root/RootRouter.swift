import Riblets

/// @mockable
@MainActor
protocol RootInteractable: Interactable {
  var router: (any RootRouting)? { get set }
}

/// @mockable
@MainActor
protocol RootViewControllable: RouteContainer {}

/// Menu and cart live side by side, always; with a server, the contact with it above them.
final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>, RootRouting {
  let builders: ChildBuilders<RootComponent>

  init(
    interactor: any RootInteractable, viewController: any RootViewControllable, builders: ChildBuilders<RootComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
