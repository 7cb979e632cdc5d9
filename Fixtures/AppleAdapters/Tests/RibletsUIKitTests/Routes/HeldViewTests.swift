import Riblets
import RibletsTesting
import Testing
import UIKit

@testable import RibletsUIKit

/// What UIKit's bar and its gestures do with views that are held.
@MainActor
struct HeldViewTests {
  let app = SpotTree()
  private let page = SpotRoute.page("A").id

  private var root: SpotRouter { app.root }
  private var screen: String {
    app.letTimePass()
    return app.screen
  }

  init() {
    root.route(to: .page("A"))
    app.letTimePass()
  }

  @Test func `the back button of a held view reports the attempt before UIKit's bar has gone back`() {
    root.hold(page)
    app.stack?.goBack()
    #expect(screen == "Root > A")
    #expect(app.stack?.barHasParted == false)
    #expect(root.interactor.attempts == [.page("A")])

    root.release(page)
    app.stack?.goBack()
    #expect(screen == "Root")
    #expect(root.interactor.left == [.page("A")])
  }

  @Test func `an action of the app's own for the back button stays`() {
    var count = 0
    app.stack?.topViewController?.navigationItem.backAction = UIAction { _ in count += 1 }
    root.hold(page)
    app.stack?.goBack()
    root.release(page)
    app.stack?.goBack()
    #expect(count == 2)
    #expect(screen == "Root > A")
  }

  @Test func `a held view at the bottom of a stack has no back button`() {
    root.hold(page)
    root.route(to: .page("A"), by: .root)
    app.letTimePass()
    let bottom = app.stack?.viewControllers.first
    #expect(bottom?.navigationItem.backAction == nil)
  }

  @Test func `a held view of a tab has the same back button`() {
    let app = SpotTree(holdsStacks: true)
    app.root.begin(with: .tab("Home"), .tab("Me"))
    app.spot("Home")?.route(to: .page("A"))
    app.letTimePass()
    app.spot("Home")?.hold(page)

    app.stack?.goBack()

    #expect(app.stack?.barHasParted == false)
    #expect(app.spot("Home")?.interactor.attempts == [.page("A")])
  }

  @Test func `the user can swipe back from a navigation controller, whose own stack goes back first`() {
    final class Portrait: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let (window, stack, inner) = (
      UIWindow(frame: .zero), RouteStack(), Portrait(rootViewController: UIViewController())
    )
    _ = stack.show([PlacedView(UIViewController(), number: 1), PlacedView(inner, number: 2)], isAnimated: false)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(stack.isNavigationBarHidden)
    let page = stack.topViewController
    #expect(page?.childForStatusBarStyle === inner && page?.childForStatusBarHidden === inner)
    #expect(page?.childForHomeIndicatorAutoHidden === inner)
    #expect(page?.childForScreenEdgesDeferringSystemGestures === inner)
    #expect(stack.supportedInterfaceOrientations == .portrait)

    inner.pushViewController(UIViewController(), animated: false)
    #expect(stack.swipeBack() == nil)
    inner.popViewController(animated: false)
    stack.swipeBack()?.cancel()
    stack.swipeBack()
    #expect(stack.viewControllers.count == 1)
    #expect(stack.swipeBack() == nil)
  }

  @Test func `a held view is not left by a swipe in its content, as on iOS 26`() {
    root.hold(page)
    #expect(app.stack?.swipeBackInContent() == nil)
    #expect(root.interactor.attempts == [.page("A")])

    root.release(page)
    app.stack?.swipeBackInContent()
    #expect(screen == "Root")
    #expect(root.interactor.left == [.page("A")])
  }
}
