import Riblets

/// The things that LoggedOut needs from above.
/// @mockable
protocol LoggedOutDependency: Dependency {}

/// The things that the parts and children of LoggedOut are given.
final class LoggedOutComponent: Component<any LoggedOutDependency> {}

/// @mockable
protocol LoggedOutBuildable: Buildable {
  func build(withListener listener: any LoggedOutListener) -> any LoggedOutRouting
}

final class LoggedOutBuilder: Builder<any LoggedOutDependency>, LoggedOutBuildable {
  func build(withListener listener: any LoggedOutListener) -> any LoggedOutRouting {
    let component = LoggedOutComponent(dependency: dependency)
    let viewController = LoggedOutViewController()
    let interactor = LoggedOutInteractor(presenter: viewController)
    interactor.listener = listener
    return LoggedOutRouter(interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
