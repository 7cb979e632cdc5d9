import Riblets
import RibletsTesting
import RibletsUIKit
import UIKit

// A riblet as an app would write it: its view is a navigation controller and has no code for showing and leaving.

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

final class ShopViewController: RibletNavigationController, ShopPresentable, ShopViewControllable {}

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
  var onActive: () -> Void = {}

  override func didBecomeActive() {
    observe(presenter.userPops) { interactor, view in interactor.didLeave(view) }
    observe(presenter.userDismissals) { interactor, view in interactor.didLeave(view) }
    onActive()
  }

  private func didLeave(_ view: any ViewControllable) {
    left.append(view.uiviewController.title ?? "")
    router?.leave(view)
  }
}

final class ShopRouter: LaunchRouter<any ShopInteractable, any ShopViewControllable>, ShopRouting {
  private(set) var detached: [String] = []

  override init(interactor: any ShopInteractable, viewController: any ShopViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
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
    detached.append(view.uiviewController.title ?? "")
    detachChild(child)
    viewController.pop(view)
    viewController.dismiss(view)
  }
}

final class PageRouter: ViewableRouter<Interactor, any ViewControllable> {}

@MainActor
func page(_ title: String, in view: UIViewController = UIViewController()) -> PageRouter {
  view.title = title
  return PageRouter(interactor: Interactor(), viewController: view)
}

extension PageRouter {
  var controller: UIViewController { viewControllable.uiviewController }
}

/// The shop in a window, with a screen at the bottom of its stack.
@MainActor
struct Shop {
  let window = UIWindow(frame: .zero)
  let view = ShopViewController()
  let interactor: ShopInteractor
  let router: ShopRouter

  init(in test: TestScope, onActive: @escaping (ShopRouter) -> Void = { _ in }) {
    interactor = ShopInteractor(presenter: view)
    router = ShopRouter(interactor: interactor, viewController: view)
    view.setViewControllers([UIViewController()], animated: false)
    interactor.onActive = { [weak router] in if let router { onActive(router) } }
    router.launch(from: window, in: test.runtime)
  }

  /// Pushes pages without waiting for their transitions.
  func push(_ titles: String...) {
    for title in titles { router.push(page(title)) }
    window.finishTransitions()
  }

  func controller(_ title: String) -> UIViewController? {
    view.viewControllers.first { $0.title == title }
  }

  var stack: [String] { view.viewControllers.compactMap(\.title) }
  var attached: Int { router.children.count }
}
