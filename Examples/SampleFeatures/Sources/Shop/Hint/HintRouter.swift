import Riblets

/// The interactor of Hint, as its router knows it.
/// @mockable
protocol HintInteractable: Interactable {
  var router: (any HintRouting)? { get set }
}

/// The view of Hint, as its router knows it.
/// @mockable
protocol HintViewControllable: RouteContainer {}

final class HintRouter: ViewableRouter<any HintInteractable, any HintViewControllable>, HintRouting {
  let builders: ChildBuilders<HintComponent>

  init(
    interactor: any HintInteractable,
    viewController: any HintViewControllable,
    builders: ChildBuilders<HintComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
