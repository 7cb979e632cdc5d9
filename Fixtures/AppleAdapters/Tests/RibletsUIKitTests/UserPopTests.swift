import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

@MainActor
@Suite(.testScope)
struct UserPopTests {
  let shop = Shop(in: TestScope.current())

  @Test func `a pop by the back button detaches the riblet once, when its transition has ended`() {
    shop.push("Details")

    shop.view.goBack()
    #expect(shop.attached == 1)
    shop.window.finishTransitions()

    #expect(shop.interactor.left == ["Details"])
    #expect(shop.router.detached == ["Details"])
    #expect(shop.attached == 0)
    #expect(!shop.window.hasRunningTransitions)
  }

  @Test(arguments: [false, true])
  func `the user's pops are told also if UIKit calls the delegate that the property returns`(isSwipe: Bool) {
    shop.window.platform.readsDelegate = true
    shop.push("A", "B")

    shop.view.swipeBackInContent()?.cancel()
    #expect(shop.interactor.left == [])
    if isSwipe { shop.view.swipeBackInContent() } else { shop.view.goBack() }
    shop.window.finishTransitions()

    #expect(shop.interactor.left == ["B"])
    #expect(shop.router.detached == ["B"])
    #expect(shop.stack == ["A"])
  }

  @Test func `a pop by the app is not told`() throws {
    shop.push("Details")

    shop.router.leave(try #require(shop.controller("Details")))
    shop.window.finishTransitions()

    #expect(shop.stack == [])
    #expect(shop.interactor.left == [])
    #expect(shop.router.detached == ["Details"])
  }

  @Test func `a swipe that is cancelled is not told, and the next one is`() {
    shop.push("Details")

    shop.view.swipeBack()?.cancel()
    #expect(shop.interactor.left == [])
    #expect(shop.stack == ["Details"])
    #expect(shop.attached == 1)

    shop.view.swipeBack()?.finish()
    #expect(shop.interactor.left == ["Details"])
    #expect(shop.attached == 0)
  }

  @Test func `of several screens that the user leaves at once the top one is told first`() throws {
    shop.push("A", "B", "C")

    shop.view.goBack(to: try #require(shop.controller("A")))
    shop.window.finishTransitions()

    #expect(shop.interactor.left == ["C", "B"])
    #expect(shop.stack == ["A"])
  }

  @Test func `a screen that is pushed while the user pops another does not hide that pop`() {
    shop.push("A")

    shop.view.goBack()
    shop.router.push(page("B"))
    shop.window.finishTransitions()

    #expect(shop.interactor.left == ["A"])
    #expect(shop.stack == ["B"])
  }

  @Test func `a screen that is pushed under the user's finger stays, whatever the finger does`() {
    shop.push("A")
    let swipe = shop.view.swipeBack()
    shop.router.push(page("B"))
    swipe?.finish()
    shop.window.finishTransitions()
    let other = shop.view.swipeBack()
    shop.router.push(page("C"))
    other?.cancel()
    shop.window.finishTransitions()

    #expect(shop.interactor.left == ["A"])
    #expect(shop.stack == ["B", "C"])
    #expect(shop.attached == 2)
  }

  @Test func `what the app pops while another screen is pushed is not told`() throws {
    shop.push("A")
    shop.router.push(page("B"))
    shop.router.leave(try #require(shop.controller("A")))
    shop.window.finishTransitions()

    #expect(shop.interactor.left == [])
    #expect(shop.view.viewControllers.count == 1)
  }

  @Test func `a new stack set by the app while another screen is pushed is not told`() {
    shop.push("A")
    shop.router.push(page("B"))
    shop.view.setViewControllers([UIViewController()], animated: true)
    shop.window.finishTransitions()

    #expect(shop.interactor.left == [])
    #expect(shop.stack == [])
  }

  @Test func `what the app pops under the user's finger is not told when the finger goes on`() throws {
    shop.push("Details")
    let details = try #require(shop.controller("Details"))

    let swipe = shop.view.swipeBack()
    let pop = shop.view.pop(details, isAnimated: true)
    #expect(pop.isRunning)
    swipe?.finish()

    #expect(pop.state == .finished)
    #expect(shop.interactor.left == [])
  }

  @Test func `what the app pops under the user's finger goes although the finger lets it come back`() throws {
    shop.push("Details")
    let details = try #require(shop.controller("Details"))

    let swipe = shop.view.swipeBack()
    let pop = shop.view.pop(details, isAnimated: true)
    swipe?.cancel()
    shop.window.finishTransitions()

    #expect(pop.state == .finished)
    #expect(shop.stack == [])
    #expect(shop.interactor.left == [])
  }

  @Test func `a new stack set by the app is not told`() {
    shop.push("A", "B")

    shop.view.setViewControllers([UIViewController()], animated: true)
    shop.window.finishTransitions()

    #expect(shop.interactor.left == [])
  }

  @Test func `a new stack set by the app as a property is not told`() {
    shop.push("A", "B")

    shop.view.viewControllers = [UIViewController()]
    shop.window.finishTransitions()

    #expect(shop.interactor.left == [])
  }

  @Test func `a pop by UIKit's own call is taken for the user's`() {
    shop.push("Details")

    shop.view.popViewController(animated: true)
    shop.window.finishTransitions()

    #expect(shop.interactor.left == ["Details"])
    #expect(shop.router.detached == ["Details"])
  }

  @Test func `a screen that was pushed by UIKit's own call is told as well`() {
    let screen = UIViewController()
    screen.title = "Plain"
    shop.view.pushViewController(screen, animated: true)
    shop.window.finishTransitions()

    shop.view.goBack()
    shop.window.finishTransitions()

    #expect(shop.interactor.left == ["Plain"])
  }

  @Test func `a view that owns its controller is told as itself`() {
    let view = OwningView()
    let child = PageRouter(interactor: Interactor(), viewController: view)
    var popped: [any ViewControllable] = []
    let subscription = shop.view.userPops.sink { popped.append($0) }
    shop.router.push(child)
    shop.window.finishTransitions()

    shop.view.goBack()
    shop.window.finishTransitions()

    #expect(popped.count == 1)
    #expect(popped.first === view)
    #expect(shop.attached == 0)
    subscription.cancel()
  }

  @Test func `a stack inside a sheet tells its own pops, and the sheet goes as one`() throws {
    let inner = RibletNavigationController(rootViewController: UIViewController())
    var popped: [String] = []
    let subscription = inner.userPops.sink { popped.append($0.uiviewController.title ?? "") }
    shop.push("Details")
    shop.router.present(page("Sheet", in: inner))
    shop.window.finishTransitions()
    for title in ["A", "B"] {
      inner.push(page(title).controller)
      shop.window.finishTransitions()
    }

    inner.goBack()
    shop.window.finishTransitions()
    #expect(popped == ["B"])
    #expect(shop.interactor.left == [])

    try #require(shop.window.swipeDown()).finish()
    #expect(popped == ["B"])
    #expect(shop.interactor.left == ["Sheet"])
    #expect(shop.stack == ["Details"])
    subscription.cancel()
  }
}

private final class OwningView: UIViewControllable {
  let uiviewController = UIViewController()
}
