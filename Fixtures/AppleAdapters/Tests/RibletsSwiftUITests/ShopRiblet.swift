import Riblets
import RibletsSwiftUI
import RibletsTesting
import SwiftUI

// A riblet as an app would write it: its view is a stack of screens and has no code for showing and leaving.

@MainActor
protocol ShopPresentable: Presentable {
  var userPops: EventStream<any ViewControllable> { get }
  var userDismissals: EventStream<any ViewControllable> { get }
}

@MainActor
protocol ShopViewControllable: ViewControllable {
  func push(_ view: any ViewControllable)
  func pop(_ view: any ViewControllable)
  func present(_ view: any ViewControllable)
  func dismiss(_ view: any ViewControllable)
  func replaceModal(_ view: (any ViewControllable)?)
}

final class ShopScreen: NavigationScreen, ShopPresentable, ShopViewControllable {}

@MainActor
protocol ShopRouting: ViewableRouting {
  func leave(_ view: any ViewControllable)
}

@MainActor
protocol ShopInteractable: Interactable {
  var router: (any ShopRouting)? { get set }
}

final class ShopInteractor: PresentableInteractor<any ShopPresentable>, ShopInteractable {
  weak var router: (any ShopRouting)?
  private(set) var left: [String] = []

  override func didBecomeActive() {
    observe(presenter.userPops) { interactor, view in interactor.didLeave(view) }
    observe(presenter.userDismissals) { interactor, view in interactor.didLeave(view) }
  }

  private func didLeave(_ view: any ViewControllable) {
    left.append((view as? PageScreen)?.title ?? "?")
    router?.leave(view)
  }
}

final class ShopRouter: LaunchRouter<any ShopInteractable, any ShopViewControllable>, ShopRouting {
  private(set) var detached = 0

  override init(interactor: any ShopInteractable, viewController: any ShopViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    push(page("Bottom"))
  }

  func push(_ child: PageRouter) {
    attachChild(child)
    viewController.push(child.viewControllable)
  }

  func present(_ child: PageRouter) {
    attachChild(child)
    viewController.present(child.viewControllable)
  }

  /// The same for what the user and what the app decides: the calls on the view do nothing if it is gone already.
  func leave(_ view: any ViewControllable) {
    guard let child = children.compactMap({ $0 as? PageRouter }).first(where: { $0.viewControllable === view }) else {
      return
    }
    detached += 1
    detachChild(child)
    viewController.pop(view)
    viewController.dismiss(view)
  }
}

final class PageScreen: Screen {
  let title: String

  init(_ title: String) {
    self.title = title
  }

  override var body: any View { Text(title) }
}

final class PageRouter: ViewableRouter<Interactor, any ViewControllable> {}

@MainActor
func page(_ title: String) -> PageRouter {
  PageRouter(interactor: Interactor(), viewController: PageScreen(title))
}

/// The shop in a window.
@MainActor
final class Shop {
  let screen: ShopScreen
  let interactor: ShopInteractor
  let router: ShopRouter
  let window: SimulatedWindow

  init(in test: TestScope) {
    let screen = ShopScreen()
    let interactor = ShopInteractor(presenter: screen)
    let router = ShopRouter(interactor: interactor, viewController: screen)
    window = SimulatedWindow(LaunchView(in: test.runtime) { router })
    (self.screen, self.interactor, self.router) = (screen, interactor, router)
    window.update()
  }

  func push(_ titles: String...) {
    for title in titles {
      router.push(page(title))
      window.update()
    }
  }

  func screen(_ title: String) -> Screen? {
    screen.screens.first { ($0 as? PageScreen)?.title == title }
  }

  var stack: [String] { screen.screens.compactMap { ($0 as? PageScreen)?.title } }
  var attached: Int { router.children.count }
}
