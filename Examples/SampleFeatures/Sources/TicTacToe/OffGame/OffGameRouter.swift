import Riblets

/// @mockable
@MainActor
protocol OffGameInteractable: Interactable {
  var router: (any OffGameRouting)? { get set }
  var listener: (any OffGameListener)? { get set }
}

/// @mockable
@MainActor
protocol OffGameViewControllable: RouteContainer {}

final class OffGameRouter: ViewableRouter<any OffGameInteractable, any OffGameViewControllable>, OffGameRouting {
  let builders: ChildBuilders<OffGameComponent>

  init(
    interactor: any OffGameInteractable,
    viewController: any OffGameViewControllable,
    builders: ChildBuilders<OffGameComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
