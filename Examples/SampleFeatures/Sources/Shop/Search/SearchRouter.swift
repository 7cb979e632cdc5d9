import Riblets

/// The interactor of Search, as its router knows it.
/// @mockable
protocol SearchInteractable: Interactable {
  var router: (any SearchRouting)? { get set }
}

/// The view of Search, as its router knows it.
/// @mockable
protocol SearchViewControllable: RouteContainer {}

final class SearchRouter: ViewableRouter<any SearchInteractable, any SearchViewControllable>, SearchRouting {
  let builders: ChildBuilders<SearchComponent>

  init(
    interactor: any SearchInteractable,
    viewController: any SearchViewControllable,
    builders: ChildBuilders<SearchComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
