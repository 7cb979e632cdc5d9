import Riblets

/// The interactor of Line, as its router knows it.
/// @mockable
protocol LineInteractable: Interactable {
  var router: (any LineRouting)? { get set }
}

/// The view of Line, as its router knows it.
/// @mockable
protocol LineViewControllable: RouteContainer {}

final class LineRouter: ViewableRouter<any LineInteractable, any LineViewControllable>, LineRouting {
  let builders: ChildBuilders<LineComponent>

  init(
    interactor: any LineInteractable,
    viewController: any LineViewControllable,
    builders: ChildBuilders<LineComponent>
  ) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
