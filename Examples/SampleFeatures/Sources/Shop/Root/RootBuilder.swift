import Riblets

/// The things that Root needs from above.
/// @mockable
protocol RootDependency: Dependency {
  /// False where the app comes without its search.
  var isSearchOn: Bool { get }
}

/// The things that the parts and children of Root are given.
final class RootComponent: Component<any RootDependency> {}

/// @mockable
protocol RootBuildable: Buildable {
  func build() -> any RibletNode & LaunchRouting & RootRouting
}

final class RootBuilder: Builder<any RootDependency>, RootBuildable {
  func build() -> any RibletNode & LaunchRouting & RootRouting {
    let component = RootComponent(dependency: dependency)
    let viewController = RootViewController()
    let interactor = RootInteractor(presenter: viewController)
    return RootRouter(interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
