import Riblets

/// The things that Checkout needs from above.
/// @mockable
protocol CheckoutDependency: Dependency {
  var basket: MutableStateStream<Basket> { get }
}

/// The things that the parts and children of Checkout are given.
final class CheckoutComponent: Component<any CheckoutDependency> {
  var basket: MutableStateStream<Basket> { dependency.basket }
}

/// @mockable
protocol CheckoutBuildable: Buildable {
  func build(withListener listener: any CheckoutListener) -> any CheckoutRouting
}

final class CheckoutBuilder: Builder<any CheckoutDependency>, CheckoutBuildable {
  func build(withListener listener: any CheckoutListener) -> any CheckoutRouting {
    let component = CheckoutComponent(dependency: dependency)
    let viewController = CheckoutViewController()
    let interactor = CheckoutInteractor(presenter: viewController, basket: component.basket)
    interactor.listener = listener
    return CheckoutRouter(interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
