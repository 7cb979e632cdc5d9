import Riblets

/// The way to the cart.
struct RootCart: ChildRoute {
  func build(in parent: RootRouter) -> any CartRouting {
    let listener = parent.listener { (interactor: RootInteractor) -> any CartListener in interactor }
    return parent.builders.cart.build(withListener: listener)
  }
}

extension RootRoute {
  static var cart: Self { Self(RootCart()) }
}

extension RootInteractor: CartListener {
  func cartDidPlaceOrder(number: Int) { thank(forOrder: number) }
}

extension RootComponent: CartDependency {}

extension ChildBuilders<RootComponent> {
  var cart: any CartBuildable {
    builder(of: (any CartBuildable).self) { CartBuilder(dependency: $0) }
  }
}
