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
