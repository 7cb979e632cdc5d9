import KioskFood
import Riblets
import RibletsData

@MainActor
protocol CartDependency: Dependency {
  var foodProvider: DataProvider<Food> { get }
  var orders: any OrderPlacing { get }
  var orderStream: any OrderStream { get }
}

final class CartComponent: Component<any CartDependency> {}

/// @mockable
@MainActor
protocol CartBuildable: Buildable {
  func build(withListener listener: any CartListener) -> any CartRouting
}

final class CartBuilder: Builder<any CartDependency>, CartBuildable {
  func build(withListener listener: any CartListener) -> any CartRouting {
    let component = CartComponent(dependency: dependency)
    let viewController = CartViewController()
    let interactor = CartInteractor(
      presenter: viewController, dataProvider: component.dependency.foodProvider,
      orders: component.dependency.orders, orderStream: component.dependency.orderStream)
    interactor.listener = listener
    return CartRouter(interactor: interactor, viewController: viewController)
  }
}
