import Riblets
import RibletsViews

// The shop of Documentation/ClassicAndRoutes.md with its children by routes.

// MARK: Interactor

protocol StallRouting: ViewableRouting, Navigating where Origin == any StallRouting {}
typealias StallRoute = Route<any StallRouting>

final class StallInteractor: Interactor {
  weak var router: (any StallRouting)?

  func didChooseFruit(_ id: Int) { router?.route(to: .fruit(id)) }
  func didPressPay() { router?.route(to: .pay) }
}

// MARK: Router

final class StallRouter: LaunchRouter<StallInteractor, ViewController>, StallRouting {
  let builders: ChildBuilders<StallComponent>

  init(interactor: StallInteractor, viewController: ViewController, builders: ChildBuilders<StallComponent>) {
    self.builders = builders
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

@MainActor
final class StallComponent {}

// MARK: The route of the fruit

struct StallFruit: ChildRoute {
  static let shown = Shown.pushed
  var id: Int

  func build(in parent: StallRouter) -> any ViewableRouting {
    let listener = parent.listener { (interactor: StallInteractor) -> any FruitListener in interactor }
    return parent.builders.fruit.build(withListener: listener, id: id)
  }
}

extension StallRoute {
  static func fruit(_ id: Int) -> Self { Self(StallFruit(id: id)) }
}

extension RouteID<any StallRouting> {
  static var fruit: Self { Self(StallFruit.self) }
}

extension StallInteractor: FruitListener {
  func fruitDidFinish() { router?.leave(.fruit) }
}

extension ChildBuilders<StallComponent> {
  var fruit: any FruitBuildable { builder(of: (any FruitBuildable).self) { _ in FruitBuilder() } }
}

// MARK: The route of paying

struct StallPay: ChildRoute {
  static let shown = Shown.sheet

  func build(in parent: StallRouter) -> any ViewableRouting {
    let listener = parent.listener { (interactor: StallInteractor) -> any PayListener in interactor }
    return parent.builders.pay.build(withListener: listener)
  }
}

extension StallRoute {
  static var pay: Self { Self(StallPay()) }
}

extension StallInteractor: PayListener {
  func payDidFinish() { router?.leave(.pay) }
}

extension ChildBuilders<StallComponent> {
  var pay: any PayBuildable { builder(of: (any PayBuildable).self) { _ in PayBuilder() } }
}
