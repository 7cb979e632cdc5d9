import Riblets

/// The things that Cart needs from above.
/// @mockable
protocol CartDependency: Dependency {
  var basket: MutableStateStream<Basket> { get }
}

/// The things that the parts and children of Cart are given.
final class CartComponent: Component<any CartDependency> {
  var basket: MutableStateStream<Basket> { dependency.basket }
}

/// @mockable
protocol CartBuildable: Buildable {
  func build(withListener listener: any CartListener) -> any CartRouting
}

final class CartBuilder: Builder<any CartDependency>, CartBuildable {
  func build(withListener listener: any CartListener) -> any CartRouting {
    let component = CartComponent(dependency: dependency)
    let viewController = CartViewController()
    let interactor = CartInteractor(presenter: viewController, basket: component.basket.stream)
    interactor.listener = listener
    return CartRouter(interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
