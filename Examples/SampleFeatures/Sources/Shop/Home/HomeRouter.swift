import Riblets

/// The interactor of Home, as its router knows it.
/// @mockable
protocol HomeInteractable: Interactable {
  var router: (any HomeRouting)? { get set }
}

/// The view of Home, as its router knows it.
/// @mockable
protocol HomeViewControllable: RouteContainer {}

final class HomeRouter: ViewableRouter<any HomeInteractable, any HomeViewControllable>, HomeRouting {
  let builders: ChildBuilders<HomeComponent>

  init(
    interactor: any HomeInteractable,
    viewController: any HomeViewControllable,
    builders: ChildBuilders<HomeComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
