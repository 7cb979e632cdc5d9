import Riblets

/// The interactor of Product, as its router knows it.
/// @mockable
protocol ProductInteractable: Interactable {
  var router: (any ProductRouting)? { get set }
}

/// The view of Product, as its router knows it.
/// @mockable
protocol ProductViewControllable: RouteContainer {}

final class ProductRouter: ViewableRouter<any ProductInteractable, any ProductViewControllable>, ProductRouting {
  let builders: ChildBuilders<ProductComponent>

  init(
    interactor: any ProductInteractable,
    viewController: any ProductViewControllable,
    builders: ChildBuilders<ProductComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
