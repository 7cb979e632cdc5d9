// A riblet that pushes, presents and asks.

import Riblets
import RibletsUIKit
import UIKit

protocol HomeRouting: Navigating where Origin == any HomeRouting {}
typealias HomeRoute = Route<any HomeRouting>

final class HomeViewController: UIViewController, RouteContainer {
  private let header = UILabel(frame: .zero)

  override func loadView() {
    let column = UIStackView(arrangedSubviews: [header, routeView])
    column.axis = .vertical
    view = column
  }
}

final class HomeInteractor: Interactor, LeaveListening {
  typealias Origin = any HomeRouting
  weak var router: (any HomeRouting)?

  func open(product: Int) async {
    await router?.route(to: .product(product)).finished()
    router?.hold(HomeRoute.product(product).id)
  }

  func userDidTryToLeave(_ route: HomeRoute) {
    task { interactor in
      let discard = NavigationAlert.Answer("Discard", role: .destructive)
      guard
        try await interactor.router?.ask(NavigationAlert("Discard the changes?", answers: [discard, .cancel]))
          == discard
      else {
        return
      }
      interactor.router?.leave(route)
    }
  }
}

final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController>, HomeRouting {
  override init(interactor: HomeInteractor, viewController: HomeViewController) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

nonisolated struct HomeProduct: ChildRoute {
  static let shown = Shown.pushed
  var id: Int

  @MainActor
  func build(in parent: HomeRouter) -> any ViewableRouting {
    ViewableRouter<Interactor, UIViewController>(interactor: Interactor(), viewController: UIViewController())
  }
}

extension HomeRoute {
  static func product(_ id: Int) -> Self { Self(HomeProduct(id: id)) }
}
