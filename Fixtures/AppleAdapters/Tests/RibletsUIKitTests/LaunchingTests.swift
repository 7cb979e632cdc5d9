import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

@MainActor
@Suite(.testScope)
struct LaunchingTests {
  let test = TestScope.current()

  @Test func `the view is on screen when the riblet becomes active`() {
    let first = page("First")
    let shop = Shop(in: test) { router in router.present(first) }
    shop.window.finishTransitions()

    #expect(shop.window.rootViewController === shop.view)
    #expect(shop.window.isKeyWindow)
    #expect(shop.window.frontViewController === first.controller)
    #expect(shop.router.isActive)
  }

  @Test func `a scene gets a window of its own`() {
    let scene = UIWindowScene()
    let view = ShopViewController()
    let router = ShopRouter(interactor: ShopInteractor(presenter: view), viewController: view)

    let window = router.launch(in: scene, runtime: test.runtime)

    #expect(window.windowScene === scene)
    #expect(window.rootViewController === view)
  }

  @Test func `mistakes in the use of views go to the tree of the window`() {
    let shop = Shop(in: test)

    shop.view.push(UINavigationController())

    #expect(test.diagnoses.count == 1)
  }

  @Test func `every view controller is a view of a riblet`() {
    let views: [any ViewControllable] = [UIViewController(), UINavigationController(), UITabBarController()]
    #expect(views.allSatisfy { $0.uiviewController === $0 })
  }

  @Test func `a view without a view controller stops with the way out`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = (OtherView() as any ViewControllable).uiviewController }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("'OtherView' has no view controller, so UIKit cannot show it."))
    #expect(said.contains("Make it a subclass of 'UIViewController', or conform it to 'UIViewControllable'."))
  }
}

private final class OtherView: ViewControllable {}
