import KioskFood
import Riblets
import RibletsData

@MainActor
protocol SyncDependency: Dependency {
  var foodProvider: DataProvider<Food> { get }
  var priceFeed: any PriceFeed { get }
}

final class SyncComponent: Component<any SyncDependency> {}

/// @mockable
@MainActor
protocol SyncBuildable: Buildable {
  func build(withListener listener: any SyncListener) -> any SyncRouting
}

final class SyncBuilder: Builder<any SyncDependency>, SyncBuildable {
  func build(withListener listener: any SyncListener) -> any SyncRouting {
    let component = SyncComponent(dependency: dependency)
    let viewController = SyncViewController()
    let interactor = SyncInteractor(
      presenter: viewController, dataProvider: component.dependency.foodProvider,
      priceFeed: component.dependency.priceFeed)
    interactor.listener = listener
    return SyncRouter(interactor: interactor, viewController: viewController)
  }
}
