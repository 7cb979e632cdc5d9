import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

@MainActor
@Suite(.testScope)
struct RibletNavigationControllerTests {
  let test = TestScope.current()
  let shop = Shop(in: TestScope.current())

  @Test func `a push changes the stack at once and hands out its transition`() async {
    let details = page("Details").controller

    let push = shop.view.push(details, isAnimated: true)
    #expect(shop.stack == ["Details"])
    #expect(push.isRunning)

    shop.window.finishTransitions()
    #expect(await push.finished())
  }

  @Test func `who waits for a transition goes on when it has ended`() async {
    let push = shop.view.push(UIViewController(), isAnimated: true)
    async let isFinished = push.finished()
    await Task.yield()
    shop.window.finishTransitions()
    #expect(await isFinished)
  }

  @Test func `a push during another one has not finished with that`() throws {
    let first = shop.view.push(page("First").controller, isAnimated: true)
    let second = shop.view.push(page("Second").controller, isAnimated: true)

    try #require(shop.view.transitionCoordinator as? SimulatedTransition).finish()
    #expect(first.state == .finished)
    #expect(second.isRunning)
    shop.window.finishTransitions()
    #expect(second.state == .finished)
    #expect(shop.stack == ["First", "Second"])
  }

  @Test func `a screen that is popped before UIKit has pushed it goes again`() {
    let (first, second) = (page("First").controller, page("Second").controller)
    shop.view.push(first)
    shop.view.push(second)

    let pop = shop.view.pop(second, isAnimated: true)
    #expect(pop.isRunning)
    shop.window.finishTransitions()

    #expect(pop.state == .finished)
    #expect(shop.stack == ["First"])
    #expect(shop.interactor.left == [])
  }

  @Test func `without an animation and outside of a window a transition has finished`() {
    let outside = RibletNavigationController(rootViewController: UIViewController())

    #expect(shop.view.push(UIViewController(), isAnimated: false).state == .finished)
    #expect(outside.push(UIViewController(), isAnimated: true).state == .finished)
    #expect(outside.viewControllers.count == 2)
  }

  @Test func `pops take off what they say, and nothing where there is nothing`() {
    shop.push("A", "B", "C", "D")

    shop.view.pop(isAnimated: false)
    #expect(shop.stack == ["A", "B", "C"])
    shop.view.pop(shop.controller("B")!, isAnimated: false)
    #expect(shop.stack == ["A"])
    shop.push("B", "C")
    shop.view.pop(to: shop.controller("A")!, isAnimated: false)
    #expect(shop.stack == ["A"])
    shop.view.popToRoot(isAnimated: false)
    #expect(shop.stack == [])

    #expect(shop.view.pop(isAnimated: true).state == .finished)
    #expect(shop.view.popToRoot().state == .finished)
    #expect(shop.view.pop(to: UIViewController()).state == .finished)
    #expect(shop.view.pop(shop.view.viewControllers[0], isAnimated: true).state == .finished)
    #expect(shop.view.viewControllers.count == 1)
    #expect(shop.interactor.left == [])
  }

  @Test func `a screen that is shown already is refused`() {
    shop.push("Details")

    let push = shop.view.push(shop.controller("Details")!, isAnimated: true)

    #expect(push.state == .interrupted)
    #expect(
      test.diagnoses.map(\.description) == [
        """
        'UIViewController' cannot be pushed onto 'ShopViewController': it is shown already.

        Take it out there first, or make a second one.
        """
      ])
  }

  @Test func `a navigation controller is refused`() {
    let push = shop.view.push(UINavigationController(), isAnimated: true)

    #expect(push.state == .interrupted)
    #expect(
      test.diagnoses.map(\.description) == [
        """
        'UINavigationController' cannot be pushed onto 'ShopViewController': UIKit stacks no navigation controllers.

        Present it, or push what it shows.
        """
      ])
  }

  @Test func `the app's own delegate hears everything, and the pop is told all the same`() {
    let delegate = OwnDelegate()
    shop.view.delegate = delegate
    shop.push("Details")
    shop.view.goBack()
    shop.window.finishTransitions()

    #expect(delegate.heard == ["will show Details", "did show Details", "will show nil", "did show nil"])
    #expect(shop.interactor.left == ["Details"])
  }

  @Test func `a delegate that is set before the view has loaded, or is another one later, hears everything`() {
    let (early, late) = (OwnDelegate(), OwnDelegate())
    let navigation = RibletNavigationController()
    navigation.delegate = early
    navigation.setViewControllers([UIViewController()], animated: false)
    let window = UIWindow(frame: .zero)
    window.rootViewController = navigation
    window.makeKeyAndVisible()

    navigation.push(page("A").controller, isAnimated: false)
    navigation.delegate = late
    navigation.push(page("B").controller, isAnimated: false)
    navigation.delegate = nil
    navigation.push(page("C").controller, isAnimated: false)

    #expect(early.heard == ["will show A", "did show A"])
    #expect(late.heard == ["will show B", "did show B"])
  }

  @Test func `UIKit is told what the app's delegate responds to`() {
    let delegate = OwnDelegate()
    shop.view.delegate = delegate

    #expect(shop.view.delegateResponded(to: "navigationControllerSupportedInterfaceOrientations:"))
    #expect(!shop.view.delegateResponded(to: "navigationControllerPreferredInterfaceOrientationForPresentation:"))
  }

  @Test func `the delegate that was set is the one that is read, and can be set again`() {
    let (own, other) = (OwnDelegate(), OwnDelegate())
    shop.view.delegate = own
    let saved = shop.view.delegate
    shop.view.delegate = other
    #expect(shop.view.delegate === other)
    shop.view.delegate = saved
    shop.push("Details")

    #expect(shop.view.delegate === own)
    #expect(own.heard == ["will show Details", "did show Details"])
    shop.view.delegate = nil
    #expect(shop.view.delegate == nil)
  }

  @Test func `a delegate that stands before the one it has read is told, and so is that one`() {
    let own = OwnDelegate()
    shop.view.delegate = own
    let proxy = DelegateProxy(before: shop.view.delegate)
    shop.view.delegate = proxy
    shop.push("Details")
    shop.view.goBack()
    shop.window.finishTransitions()

    #expect(shop.view.delegate === proxy)
    #expect(shop.view.delegateResponded(to: "navigationControllerSupportedInterfaceOrientations:"))
    #expect(proxy.heard == ["will show Details", "will show nil"])
    #expect(own.heard == ["will show Details", "did show Details", "will show nil", "did show nil"])
    #expect(shop.interactor.left == ["Details"])
  }

  @Test func `a delegate that stands before no other one is told`() {
    let proxy = DelegateProxy(before: shop.view.delegate)
    shop.view.delegate = proxy
    shop.push("Details")

    #expect(shop.view.delegate === proxy)
    #expect(proxy.heard == ["will show Details"])
  }

  @Test func `the app's delegate is not held`() {
    var delegate: OwnDelegate? = OwnDelegate()
    weak let held = delegate
    shop.view.delegate = delegate
    delegate = nil

    #expect(held == nil)
    shop.push("Details")
    shop.view.goBack()
    shop.window.finishTransitions()
    #expect(shop.interactor.left == ["Details"])
  }
}

private final class OwnDelegate: NSObject, UINavigationControllerDelegate {
  var heard: [String] = []

  override nonisolated func responds(to selector: Selector!) -> Bool {
    selector == "navigationControllerSupportedInterfaceOrientations:"
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    heard.append("will show \(viewController.title ?? "nil")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    heard.append("did show \(viewController.title ?? "nil")")
  }
}

/// A delegate that listens and passes on, as those of RxCocoa do.
private final class DelegateProxy: NSObject, UINavigationControllerDelegate {
  // Set on the main thread only, where the questions below are asked.
  private nonisolated(unsafe) weak let target: (any UINavigationControllerDelegate)?
  private(set) var heard: [String] = []

  init(before target: (any UINavigationControllerDelegate)?) {
    self.target = target
  }

  override nonisolated func responds(to selector: Selector!) -> Bool { target?.responds(to: selector) == true }

  override nonisolated func forwardingTarget(for selector: Selector!) -> Any! { target }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    heard.append("will show \(viewController.title ?? "nil")")
    target?.navigationController?(navigationController, willShow: viewController, animated: animated)
  }
}
