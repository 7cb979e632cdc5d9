// A riblet with parts, a page and a sheet. It asks before the user leaves the page.

import Riblets
import RibletsUIKit
import UIKit

protocol HomeRouting: Navigating where Origin == any HomeRouting {}
typealias HomeRoute = Route<any HomeRouting>

@MainActor
protocol HomePresentableListener: AnyObject {
  func openFilter()
}

final class HomeViewController: UIViewController, RouteContainer {
  weak var listener: (any HomePresentableListener)?

  override func loadView() {
    let openFilter = UIAction(title: "Filter") { [weak self] _ in self?.listener?.openFilter() }
    let column = UIStackView(arrangedSubviews: [UIButton(primaryAction: openFilter), routeView])
    column.axis = .vertical
    column.backgroundColor = .systemBackground
    view = column
  }
}

final class HomeInteractor: Interactor, HomePresentableListener, LeaveListening {
  typealias Origin = any HomeRouting
  weak var router: (any HomeRouting)?

  override func didBecomeActive() { router?.begin(with: .thumbnail(1), .thumbnail(2)) }

  func openFilter() { router?.route(to: .filter) }

  /// Holds the page as soon as it is there: the user cannot leave it without an answer.
  func open(product: Int) {
    task { home in
      await home.router?.route(to: .product(product)).finished()
      home.router?.hold(.product(product))
    }
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
    viewController.listener = interactor
  }
}

final class ProductViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

nonisolated struct HomeProduct: ChildRoute {
  static let shown = Shown.pushed
  var id: Int
  var transition: String { "zoom" }

  @MainActor
  func build(in parent: HomeRouter) -> any ViewableRouting {
    let page = ProductViewController()
    page.title = "Product \(id)"
    return ViewableRouter<Interactor, ProductViewController>(interactor: Interactor(), viewController: page)
  }
}

nonisolated struct HomeFilter: ChildRoute {
  static let shown = Shown.sheet

  @MainActor
  func build(in parent: HomeRouter) -> any ViewableRouting {
    let filter = FilterViewController()
    // In the middle of an iPad.
    filter.modalPresentationStyle = .formSheet
    return ViewableRouter<Interactor, FilterViewController>(interactor: Interactor(), viewController: filter)
  }
}

extension HomeRoute {
  static func thumbnail(_ id: Int) -> Self { Self(HomeThumbnail(id: id)) }
  static func product(_ id: Int) -> Self { Self(HomeProduct(id: id)) }
  static var filter: Self { Self(HomeFilter()) }
}
