import KioskFood
import Riblets
import RibletsData

@MainActor
protocol RootDependency: Dependency {
  var foodProvider: DataProvider<Food> { get }
  var orders: any OrderPlacing { get }
  /// The prices that the server pushes; `nil` for a kiosk without a server.
  var pushedPrices: (any PriceFeed)? { get }
}

final class RootComponent: Component<any RootDependency> {
  /// Sent to by the root's interactor, read by the children.
  var mutableOrderStream: MutableOrderStream { shared { MutableOrderStream() } }

  // What the children depend on.
  var foodProvider: DataProvider<Food> { dependency.foodProvider }
  var orders: any OrderPlacing { dependency.orders }
  var orderStream: any OrderStream { mutableOrderStream }
  var priceFeed: any PriceFeed { dependency.pushedPrices ?? NoPrices() }
  var hasServer: Bool { dependency.pushedPrices != nil }
}

@MainActor
protocol RootBuildable: Buildable {
  func build() -> any RibletNode & LaunchRouting
}

final class RootBuilder: Builder<any RootDependency>, RootBuildable {
  func build() -> any RibletNode & LaunchRouting {
    let component = RootComponent(dependency: dependency)
    let viewController = RootViewController()
    let interactor = RootInteractor(
      presenter: viewController, dataProvider: component.foodProvider, orderStream: component.mutableOrderStream,
      hasServer: component.hasServer)
    return RootRouter(
      interactor: interactor, viewController: viewController, builders: ChildBuilders(component))
  }
}
