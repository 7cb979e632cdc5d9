import Riblets

/// The things that Search needs from above.
/// @mockable
protocol SearchDependency: Dependency {
  var basket: MutableStateStream<Basket> { get }
}

/// The things that the parts and children of Search are given.
final class SearchComponent: Component<any SearchDependency> {
  var basket: MutableStateStream<Basket> { dependency.basket }
}

/// @mockable
protocol SearchBuildable: Buildable {
  func build(withListener listener: any SearchListener) -> any SearchRouting
}

final class SearchBuilder: Builder<any SearchDependency>, SearchBuildable {
  func build(withListener listener: any SearchListener) -> any SearchRouting {
    let component = SearchComponent(dependency: dependency)
    let viewController = SearchViewController()
    let interactor = SearchInteractor(presenter: viewController)
    interactor.listener = listener
    return SearchRouter(interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
