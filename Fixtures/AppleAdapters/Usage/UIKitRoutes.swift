// An app of UIKit whose riblets come by routes; `scripts/check apple-adapters` type-checks it in the settings of apps.

import Riblets
import RibletsUIKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // Without it, and without a manifest of scenes in Info.plist, no scene has a delegate.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var router: RootRouter?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let router = RootRouter(interactor: RootInteractor(), viewController: RootViewController())
    self.router = router
    window = router.launch(in: scene)
    // The link that has started the app waits for the launch.
    for context in connectionOptions.urlContexts { open(context.url) }
    for activity in connectionOptions.userActivities { open(activity.webpageURL) }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { open(context.url) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity.webpageURL) }

  private func open(_ url: URL?) {
    guard let url, let router else { return }
    Task {
      do { try await shopLinks.open(url.absoluteString, from: router) } catch { print("\(url): \(error)") }
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    router?.terminate()
    router = nil
  }
}

// MARK: A root whose children are tabs

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

// MARK: Links

let shopLinks = LinkCatalogue<any RootRouting>(
  prefixes: ["shop://", "https://shop.example/"],
  links: [
    .link("home") { _ in LinkPath(to: RootHome()) },
    .link("cart") { _ in LinkPath(to: RootCart()) },
    .link("product/{id:Int}") { link in LinkPath(to: RootHome()).to(HomeProduct(id: try link.id)) },
  ])

// MARK: A riblet that pushes, presents and asks

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
