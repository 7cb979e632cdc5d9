import KioskFood
import Riblets
import RibletsData

@MainActor
protocol RootDependency: Dependency {
  var foodProvider: DataProvider<Food> { get }
}

final class RootComponent: Component<any RootDependency> {
  /// Sent to by the root's interactor, read by the children.
  var mutableOrderStream: MutableOrderStream { shared { MutableOrderStream() } }

  // What both children depend on.
  var foodProvider: DataProvider<Food> { dependency.foodProvider }
  var orderStream: any OrderStream { mutableOrderStream }
}

@MainActor
protocol RootBuildable: Buildable {
  func build() -> any LaunchRouting
}

final class RootBuilder: Builder<any RootDependency>, RootBuildable {
  func build() -> any LaunchRouting {
    let component = RootComponent(dependency: dependency)
    let viewController = RootViewController()
    let interactor = RootInteractor(
      presenter: viewController, dataProvider: component.foodProvider, orderStream: component.mutableOrderStream)
    return RootRouter(
      interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
