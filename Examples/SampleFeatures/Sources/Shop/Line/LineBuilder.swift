import Riblets

/// The things that Line needs from above.
/// @mockable
protocol LineDependency: Dependency {
  var basket: MutableStateStream<Basket> { get }
}

/// The things that the parts and children of Line are given.
final class LineComponent: Component<any LineDependency> {
  var basket: MutableStateStream<Basket> { dependency.basket }
}

/// @mockable
protocol LineBuildable: Buildable {
  func build(withListener listener: any LineListener, item: Item) -> any LineRouting
}

final class LineBuilder: Builder<any LineDependency>, LineBuildable {
  func build(withListener listener: any LineListener, item: Item) -> any LineRouting {
    let component = LineComponent(dependency: dependency)
    let viewController = LineViewController(item: item)
    let interactor = LineInteractor(presenter: viewController, item: item, basket: component.basket)
    interactor.listener = listener
    return LineRouter(interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
