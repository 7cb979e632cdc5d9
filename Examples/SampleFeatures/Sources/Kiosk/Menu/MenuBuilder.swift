import KioskFood
import Riblets
import RibletsData
import RibletsMVVM

@MainActor
protocol MenuDependency: Dependency {
  var foodProvider: DataProvider<Food> { get }
  var orderStream: any OrderStream { get }
}

final class MenuComponent: Component<any MenuDependency> {}

/// @mockable
@MainActor
protocol MenuBuildable: Buildable {
  func build(withListener listener: any MenuListener) -> any MenuRouting
}

final class MenuBuilder: Builder<any MenuDependency>, MenuBuildable {
  func build(withListener listener: any MenuListener) -> any MenuRouting {
    let component = MenuComponent(dependency: dependency)
    let viewController = MenuViewController()
    let interactor = MenuInteractor()
    interactor.listener = listener
    let viewModel = KioskViewModel(
      dataProvider: component.dependency.foodProvider, orderStream: component.dependency.orderStream)
    return MenuRouter(
      interactor: interactor, viewController: viewController, screen: ViewModelScreen(viewModel, in: viewController))
  }
}
