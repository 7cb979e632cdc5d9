import Riblets

/// The things that Hint needs from above.
/// @mockable
protocol HintDependency: Dependency {}

/// The things that the parts and children of Hint are given.
final class HintComponent: Component<any HintDependency> {}

/// @mockable
protocol HintBuildable: Buildable {
  func build(withListener listener: any HintListener, text: String) -> any HintRouting
}

final class HintBuilder: Builder<any HintDependency>, HintBuildable {
  func build(withListener listener: any HintListener, text: String) -> any HintRouting {
    let component = HintComponent(dependency: dependency)
    let viewController = HintViewController(text: text)
    let interactor = HintInteractor(presenter: viewController)
    interactor.listener = listener
    return HintRouter(interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
