// A root whose children are tabs.

import Riblets
import RibletsUIKit
import UIKit

protocol RootRouting: Navigating where Origin == any RootRouting {}
typealias RootRoute = Route<any RootRouting>

final class RootViewController: RouteTabBarController {
  override func makeTabBarItem(title: String) -> UITabBarItem {
    UITabBarItem(title: title, image: UIImage(systemName: title == "Home" ? "house" : "cart"), tag: 0)
  }
}

final class RootInteractor: Interactor {
  weak var router: (any RootRouting)?

  override func didBecomeActive() {
    router?.begin(with: .home, .cart)
  }
}

final class RootRouter: LaunchRouter<RootInteractor, RootViewController>, RootRouting {
  override init(interactor: RootInteractor, viewController: RootViewController) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

nonisolated struct RootHome: ChildRoute {
  static let shown = Shown.tab
  var title: String { "Home" }

  @MainActor
  func build(in parent: RootRouter) -> any HomeRouting {
    HomeRouter(interactor: HomeInteractor(), viewController: HomeViewController())
  }
}

nonisolated struct RootCart: ChildRoute {
  static let shown = Shown.tab
  static let whenCovered = WhenCovered.released
  var title: String { "Cart" }

  @MainActor
  func build(in parent: RootRouter) -> any ViewableRouting {
    ViewableRouter<Interactor, UIViewController>(interactor: Interactor(), viewController: UIViewController())
  }
}

extension RootRoute {
  static var home: Self { Self(RootHome()) }
  static var cart: Self { Self(RootCart()) }
}
