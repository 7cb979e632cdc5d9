import Riblets

/// The things that Home needs from above.
/// @mockable
protocol HomeDependency: Dependency {
  var name: String { get }
  var basket: MutableStateStream<Basket> { get }
}

/// The things that the parts and children of Home are given.
final class HomeComponent: Component<any HomeDependency> {
  var name: String { dependency.name }
  var basket: MutableStateStream<Basket> { dependency.basket }
}

/// @mockable
protocol HomeBuildable: Buildable {
  func build(withListener listener: any HomeListener) -> any HomeRouting
}

final class HomeBuilder: Builder<any HomeDependency>, HomeBuildable {
  func build(withListener listener: any HomeListener) -> any HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let viewController = HomeViewController(name: component.name)
    let interactor = HomeInteractor(presenter: viewController)
    interactor.listener = listener
    return HomeRouter(interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
