// A root whose children are tabs.

import Riblets
import RibletsSwiftUI
import SwiftUI

protocol RootRouting: Navigating where Origin == any RootRouting {}
typealias RootRoute = Route<any RootRouting>

final class RootScreen: RouteTabScreen {
  override func label(title: String) -> any View {
    Image(systemName: title == "Home" ? "house" : "cart")
  }
}

final class RootInteractor: Interactor {
  weak var router: (any RootRouting)?

  override func didBecomeActive() {
    router?.begin(with: .home, .cart)
  }
}

final class RootRouter: LaunchRouter<RootInteractor, RootScreen>, RootRouting {
  override init(interactor: RootInteractor, viewController: RootScreen) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

nonisolated struct RootHome: ChildRoute {
  static let shown = Shown.tab
  var title: String { "Home" }

  @MainActor
  func build(in parent: RootRouter) -> any HomeRouting {
    HomeRouter(interactor: Interactor(), viewController: HomeScreen())
  }
}

nonisolated struct RootCart: ChildRoute {
  static let shown = Shown.tab
  var title: String { "Cart" }

  @MainActor
  func build(in parent: RootRouter) -> any ViewableRouting {
    ViewableRouter<Interactor, CartScreen>(interactor: Interactor(), viewController: CartScreen())
  }
}

final class CartScreen: Screen {
  override var body: any View { Text("The cart is empty.") }
}

extension RootRoute {
  static var home: Self { Self(RootHome()) }
  static var cart: Self { Self(RootCart()) }
}
