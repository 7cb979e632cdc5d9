import Riblets

/// The interactor of Checkout, as its router knows it.
/// @mockable
protocol CheckoutInteractable: Interactable {
  var router: (any CheckoutRouting)? { get set }
}

/// The view of Checkout, as its router knows it.
/// @mockable
protocol CheckoutViewControllable: RouteContainer {}

final class CheckoutRouter: ViewableRouter<any CheckoutInteractable, any CheckoutViewControllable>, CheckoutRouting {
  let builders: ChildBuilders<CheckoutComponent>

  init(
    interactor: any CheckoutInteractable,
    viewController: any CheckoutViewControllable,
    builders: ChildBuilders<CheckoutComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
