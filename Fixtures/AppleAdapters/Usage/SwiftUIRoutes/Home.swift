// A screen with room for children, whose buttons open pages and sheets.

import Riblets
import RibletsSwiftUI
import SwiftUI

protocol HomeRouting: Navigating where Origin == any HomeRouting {}
typealias HomeRoute = Route<any HomeRouting>

@MainActor
protocol HomePresentableListener: AnyObject {
  func openProfile()
  @available(iOS 17, macOS 14, *) func openAddress()
  func openFilter()
}

final class HomeScreen: Screen, RouteContainer {
  weak var listener: (any HomePresentableListener)?

  override var body: any View {
    ScrollView {
      Text("Home")
      Button("Profile") { [weak listener] in listener?.openProfile() }
      if #available(iOS 17, macOS 14, *) {
        Button("Address") { [weak listener] in listener?.openAddress() }
      }
      Button("Filter") { [weak listener] in listener?.openFilter() }
      children(.item)
    }
  }
}

final class HomeInteractor: Interactor, HomePresentableListener {
  weak var router: (any HomeRouting)?

  override func didBecomeActive() { router?.begin(with: .thumbnail(1), .thumbnail(2)) }

  func open(product: Int) { router?.route(to: .product(product)) }

  func openProfile() { router?.route(to: .profile) }

  func openFilter() { router?.route(to: .filter) }
}

final class HomeRouter: ViewableRouter<HomeInteractor, HomeScreen>, HomeRouting {
  override init(interactor: HomeInteractor, viewController: HomeScreen) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
    viewController.listener = interactor
  }
}

nonisolated struct HomeProduct: ChildRoute {
  static let shown = Shown.pushed
  var id: Int

  @MainActor
  func build(in parent: HomeRouter) -> any ViewableRouting {
    let screen = ProductScreen(id: id)
    return ViewableRouter<Interactor, ProductScreen>(interactor: Interactor(), viewController: screen)
  }
}

final class ProductScreen: Screen {
  private let id: Int

  init(id: Int) { self.id = id }

  override var body: any View { Text("Product \(id)").navigationTitle("Product") }
}

nonisolated struct HomeFilter: ChildRoute {
  static let shown = Shown.sheet

  @MainActor
  func build(in parent: HomeRouter) -> any ViewableRouting {
    ViewableRouter<Interactor, FilterScreen>(interactor: Interactor(), viewController: FilterScreen())
  }
}

extension HomeRoute {
  static func thumbnail(_ id: Int) -> Self { Self(HomeThumbnail(id: id)) }
  static func product(_ id: Int) -> Self { Self(HomeProduct(id: id)) }
  static var profile: Self { Self(HomeProfile()) }
  static var filter: Self { Self(HomeFilter()) }
}
