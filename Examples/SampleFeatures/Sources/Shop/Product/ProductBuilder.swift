import Riblets

/// The things that Product needs from above.
/// @mockable
protocol ProductDependency: Dependency {
  var basket: MutableStateStream<Basket> { get }
}

/// The things that the parts and children of Product are given.
final class ProductComponent: Component<any ProductDependency> {
  var basket: MutableStateStream<Basket> { dependency.basket }
}

/// @mockable
protocol ProductBuildable: Buildable {
  func build(withListener listener: any ProductListener, item: Item) -> any ProductRouting
}

final class ProductBuilder: Builder<any ProductDependency>, ProductBuildable {
  func build(withListener listener: any ProductListener, item: Item) -> any ProductRouting {
    let component = ProductComponent(dependency: dependency)
    let viewController = ProductViewController(item: item)
    let interactor = ProductInteractor(presenter: viewController, item: item, basket: component.basket)
    interactor.listener = listener
    return ProductRouter(interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
