import Riblets

/// The interactor of Cart, as its router knows it.
/// @mockable
protocol CartInteractable: Interactable {
  var router: (any CartRouting)? { get set }
}

/// The view of Cart, as its router knows it.
/// @mockable
protocol CartViewControllable: RouteContainer {}

final class CartRouter: ViewableRouter<any CartInteractable, any CartViewControllable>, CartRouting {
  let builders: ChildBuilders<CartComponent>

  init(
    interactor: any CartInteractable,
    viewController: any CartViewControllable,
    builders: ChildBuilders<CartComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
