import Riblets

/// @mockable
@MainActor
protocol RootInteractable: Interactable {
  var router: (any RootRouting)? { get set }
}

/// Has one child at a time: the login screen, or what comes after it.
final class RootRouter: LaunchRouter<any RootInteractable, any ViewControllable>, RootRouting {
  let builders: ChildBuilders<RootComponent>

  init(
    interactor: any RootInteractable,
    viewController: any ViewControllable,
    builders: ChildBuilders<RootComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
