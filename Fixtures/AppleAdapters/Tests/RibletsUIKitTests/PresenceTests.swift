import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

@MainActor
@Suite(.testScope)
struct PresenceTests {
  let test = TestScope.current()
  let shop = Shop(in: TestScope.current())

  @Test func `a view that nothing shows is hidden`() {
    #expect(UIViewController().presence == .hidden)
    #expect(RibletNavigationController(rootViewController: UIViewController()).viewControllers[0].presence == .hidden)
  }

  @Test func `what is covered counts as shown`() {
    shop.push("A", "B")
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    shop.view.present(cover)
    shop.window.finishTransitions()

    #expect(shop.view.view.window == nil)
    #expect(shop.view.presence == .shown)
    #expect(shop.controller("A")?.presence == .shown)
    #expect(cover.presence == .shown)
  }

  @Test func `a screen of a stack is leaving until its pop has ended`() throws {
    shop.push("Details")
    let details = try #require(shop.controller("Details"))

    shop.view.pop(details)
    #expect(details.presence == .leaving)
    shop.window.finishTransitions()
    #expect(details.presence == .hidden)
  }

  @Test func `a presented view and what it contains are leaving until the dismissal has ended`() {
    let content = UIViewController()
    let sheet = UINavigationController(rootViewController: content)
    shop.view.present(sheet, isAnimated: false)

    shop.view.dismiss(sheet)
    #expect(sheet.presence == .leaving)
    #expect(content.presence == .leaving)
    shop.window.finishTransitions()
    #expect(sheet.presence == .hidden)
    #expect(content.presence == .hidden)
  }

  @Test func `every tab counts as shown`() {
    let tabs = UITabBarController()
    tabs.setViewControllers([UIViewController(), UIViewController()], animated: false)
    let window = UIWindow(frame: .zero)
    window.rootViewController = tabs
    window.makeKeyAndVisible()

    #expect(tabs.viewControllers?.map(\.presence) == [.shown, .shown])
  }

  @Test func `a view that was put into another without its controller is shown, not leaving`() {
    let stray = UIViewController()
    shop.view.view.addSubview(stray.view)

    #expect(stray.presence == .shown)
    stray.view.removeFromSuperview()
    #expect(stray.presence == .hidden)
  }
}

@MainActor
@Suite(.testScope)
struct LeakTests {
  let test = TestScope.current()
  let shop = Shop(in: TestScope.current())

  @Test func `a riblet that is detached while its view stays is a leak`() async throws {
    shop.push("Details")
    let child = try #require(shop.router.children.first)

    shop.router.detachChild(child)
    await test.advance(by: .seconds(10))

    let said = test.diagnoses.map(\.description)
    #expect(said.contains { $0.contains("The view 'UIViewController' is still shown after its riblet was detached.") })
    shop.view.popToRoot(isAnimated: false)
  }

  @Test func `a long transition is no leak`() async throws {
    shop.push("Details")
    weak let details = shop.controller("Details")

    shop.router.leave(try #require(details))
    await test.advance(by: .seconds(60))
    #expect(details?.presence == .leaving)
    shop.window.finishTransitions()
    await test.advance(by: .seconds(60))

    #expect(details == nil)
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `nothing of a riblet survives that the user has left`() async {
    shop.push("Details")
    weak let details = shop.controller("Details")

    shop.view.goBack()
    shop.window.finishTransitions()
    await test.advance(by: .seconds(60))

    #expect(details == nil)
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `nothing of a sheet survives that the user has swiped away`() async throws {
    shop.router.present(page("Sheet"))
    shop.window.finishTransitions()
    weak let sheet = shop.window.frontViewController

    try #require(shop.window.swipeDown()).finish()
    await test.advance(by: .seconds(60))

    #expect(sheet == nil)
    #expect(test.diagnoses.isEmpty)
  }
}
