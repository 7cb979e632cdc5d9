import Riblets

/// The dependencies of the root on the app: nothing for itself, the rest for the games below it.
@MainActor
protocol RootDependency: Dependency {
  var randomSource: any RandomSource { get }
  var wallClock: any WallClock { get }
  var gameIDs: Set<String> { get }
}

final class RootComponent: Component<any RootDependency> {}

@MainActor
protocol RootBuildable: Buildable {
  func build() -> (launchRouter: any RibletNode & LaunchRouting, urlHandler: any UrlHandler)
}

final class RootBuilder: Builder<any RootDependency>, RootBuildable {
  func build() -> (launchRouter: any RibletNode & LaunchRouting, urlHandler: any UrlHandler) {
    let interactor = RootInteractor()
    let router = RootRouter(
      interactor: interactor,
      viewController: RootViewController(),
      builders: ChildBuilders(RootComponent(dependency: dependency))
    )
    return (router, interactor)
  }
}
