// An app of SwiftUI whose riblets come by routes; `scripts/check apple-adapters` type-checks it in the settings of apps.

import Combine
import Riblets
import RibletsSwiftUI
import SwiftUI

@main
struct ShopApp: App {
  // One window has one tree. With several windows, build the router in the closure.
  private let router = RootRouter(interactor: RootInteractor(), viewController: RootScreen())

  var body: some Scene {
    WindowGroup {
      LaunchView { router }.onOpenURL { url in
        Task {
          do { try await shopLinks.open(url.absoluteString, from: router) } catch { print("\(url): \(error)") }
        }
      }
    }
  }
}

let shopLinks = LinkCatalogue<any RootRouting>(
  prefixes: ["shop://"], links: [.link("home") { _ in LinkPath(to: RootHome()) }])

// MARK: A root whose children are tabs

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
    router?.begin(with: .home)
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

extension RootRoute {
  static var home: Self { Self(RootHome()) }
}

// MARK: A screen with room for children

protocol HomeRouting: Navigating where Origin == any HomeRouting {}

final class HomeScreen: Screen, RouteContainer {
  override var body: any View {
    ScrollView {
      Text("Home")
      children(.embedded)
      ForEach([1, 2], id: \.self) { Text("Row \($0)") }
      children(.item)
    }
  }
}

final class HomeRouter: ViewableRouter<Interactor, HomeScreen>, HomeRouting {}
