import Riblets

/// The dependencies of the root on the app: nothing for itself, the rest for the games below it.
@MainActor
protocol RootDependency: Dependency {
  var randomSource: any RandomSource { get }
  var wallClock: any WallClock { get }
}

final class RootComponent: Component<any RootDependency> {
  /// The one view that shows all others; descendants get it as narrower protocols.
  let rootViewController: RootViewController

  init(dependency: any RootDependency, rootViewController: RootViewController) {
    self.rootViewController = rootViewController
    super.init(dependency: dependency)
  }
}

extension RootComponent: LoggedOutDependency {}

extension RootComponent: LoggedInDependency {
  var loggedInViewController: any LoggedInViewControllable { rootViewController }
  var randomSource: any RandomSource { dependency.randomSource }
  var wallClock: any WallClock { dependency.wallClock }
}

@MainActor
protocol RootBuildable: Buildable {
  func build() -> (launchRouter: any LaunchRouting, urlHandler: any UrlHandler)
}

final class RootBuilder: Builder<any RootDependency>, RootBuildable {
  func build() -> (launchRouter: any LaunchRouting, urlHandler: any UrlHandler) {
    let viewController = RootViewController()
    let component = RootComponent(dependency: dependency, rootViewController: viewController)
    let interactor = RootInteractor(presenter: viewController)
    let router = RootRouter(
      interactor: interactor,
      viewController: viewController,
      loggedOutBuilder: LoggedOutBuilder(dependency: component),
      loggedInBuilder: LoggedInBuilder(dependency: component)
    )
    return (router, interactor)
  }
}
