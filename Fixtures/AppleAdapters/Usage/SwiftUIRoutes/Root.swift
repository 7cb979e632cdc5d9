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

/// Looks for offers each time the user comes to the app, also the first time.
final class RootInteractor: Interactor {
  weak var router: (any RootRouting)?
  private let isInForeground: StateStream<Bool>
  private var offers = 0

  init(isInForeground: StateStream<Bool>) {
    self.isInForeground = isInForeground
  }

  override func didBecomeActive() {
    router?.begin(with: .home, .cart)
    observe(isInForeground) { interactor, isInForeground in
      if isInForeground { interactor.loadOffers() }
    }
  }

  /// A server would be asked here. There is one more offer each time.
  private func loadOffers() {
    offers += 1
    router?.set(badge: offers, on: .cart)
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
    HomeRouter(interactor: HomeInteractor(), viewController: HomeScreen())
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
