import Riblets
@_spi(TestSupport) import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

@MainActor
struct UIKitWindowHostTests {
  let app = SpotTree()

  private var root: SpotRouter { app.root }

  /// What UIKit shows when all transitions have ended.
  private var screen: String {
    app.letTimePass()
    return app.screen
  }

  // MARK: Places

  @Test func `what is pushed stands on a stack, and a step back leaves it and is told`() {
    root.route(to: .page("A"))
    app.spot("A")?.route(to: .page("B"))
    #expect(screen == "Root > A > B")

    app.stack?.goBack()

    #expect(screen == "Root > A")
    #expect(app.spot("A")?.interactor.left == [.page("B")])
    #expect(app.spot("B") == nil)
  }

  @Test func `sheets and full screens are layers with stacks of their own`() {
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .page("Country"))
    app.spot("Form")?.route(to: .page("Camera"), as: .fullScreen)
    #expect(screen == "Root / sheet: Form > Country / fullScreen: Camera")

    #expect(app.window.swipeDown() == nil)
    app.spot("Form")?.leave(.page("Camera"))
    #expect(screen == "Root / sheet: Form > Country")
    app.window.swipeDown()
    #expect(screen == "Root")
    #expect(root.interactor.left == [.sheet("Form")])
  }

  @Test func `embedded children, items and overlays stand in the view, and what is hidden nowhere`() {
    root.route(to: .overlay("Toast"))
    root.show(items: [.item("One"), .item("Two")])
    root.route(to: .part("Map"))
    root.route(to: .secret("Log"))
    #expect(screen == "Root[Map, One, Two, Toast]")

    root.show(items: [.item("Two"), .item("Three"), .item("One")])
    #expect(screen == "Root[Map, Two, Three, One, Toast]")
    root.leave(.part("Map"))
    root.leave(.overlay("Toast"))
    #expect(screen == "Root[Two, Three, One]")
  }

  @Test func `children that an app has added by hand stay`() {
    let own = UIViewController()
    root.viewController.uiviewController.addChild(own)

    root.route(to: .part("Map"))
    root.leave(.part("Map"))

    #expect(root.viewController.uiviewController.children == [own])
  }

  @Test func `tabs have buttons, and their stacks come and go with them`() throws {
    root.begin(with: .tab("Home"), .lazyTab("Mail"))
    app.spot("Home")?.route(to: .page("News"))
    #expect(screen == "Root[Home, |Home* Mail|] > News")
    app.stack?.goBack()
    app.letTimePass()

    app.userSelects(tab: 1, of: root)?()
    #expect(screen == "Root[Mail, |Home Mail*|]")
    root.select(.lazyTab("Home"))
    #expect(screen == "Root[Mail, |Home Mail*|]")
    _ = app.test.diagnoses
    root.select(.tab("Home"))
    #expect(screen == "Root[Home, |Home* Mail|]")
    #expect(app.spot("Mail") == nil)
  }

  @Test func `parts of what is pushed, of sheets and of tabs stand where they belong`() {
    root.route(to: .part("Outer"))
    app.spot("Outer")?.route(to: .part("Inner"))
    app.spot("Inner")?.route(to: .page("A"))
    app.spot("A")?.route(to: .part("Detail"))
    app.spot("Detail")?.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .tab("One"))
    #expect(screen == "Root[Outer[Inner]] > A[Detail] / sheet: Form[One, |One*|]")

    root.leave(.part("Outer"))
    #expect(screen == "Root")
  }

  @Test func `there is a way back to a riblet that is released`() {
    root.route(to: .brief("A"))
    root.route(to: .page("B"))
    #expect(screen == "Root > - > B")
    #expect(app.spot("A") == nil)

    app.stack?.goBack()

    #expect(screen == "Root > A")
    app.stack?.goBack()
    #expect(screen == "Root")
    #expect(root.interactor.left == [.page("B"), .brief("A")])
  }

  @Test func `the view of a riblet that was released comes without another move`() {
    root.route(to: .brief("A"))
    root.route(to: .page("B"))
    app.letTimePass()
    app.stack?.goBack()
    app.window.finishTransition()
    #expect(app.isStill)
    #expect(app.screen == "Root > A")
  }

  @Test func `the user sees a picture of a released view under the finger, if the view would look the same`() {
    defer { UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light) }
    root.route(to: .brief("A"))
    app.letTimePass()
    root.route(to: .page("B"))
    app.letTimePass()

    app.stack?.swipeBack()
    let page = app.stack?.topViewController?.view
    #expect(page?.subviews.count == 1)
    #expect(page?.backgroundColor != nil)
    (app.stack?.transitionCoordinator as? SimulatedTransition)?.cancel()
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    app.stack?.swipeBack()
    #expect(app.stack?.topViewController?.view === page)
    #expect(page?.subviews.count == 0)
  }

  @Test func `a stack keeps pictures of the two released views that the user comes to first`() {
    for name in ["A", "B", "C", "D"] {
      root.route(to: .brief(name))
      app.letTimePass()
    }
    #expect(app.screen == "Root > - > - > - > D")
    #expect(app.stack?.viewControllers.dropFirst().dropLast().map { $0.view.subviews.count } == [0, 1, 1])
  }

  @Test func `UIKit knows the heights of a view with one embedded child, and tab buttons are above the home indicator`()
    throws
  {
    root.route(to: .part("Map"))
    app.letTimePass()
    let view = try #require(root.viewController.uiviewController as? SpotViewController)
    #expect(!view.routeView.hasAmbiguousLayout)
    root.route(to: .tab("Home"))
    root.show(items: [.item("One")])
    #expect(screen == "Root[Home, Map, One, |Home*|]")
    let bar = try #require(view.tabButtons.first?.superview as? UIStackView)
    #expect(bar.isLayoutMarginsRelativeArrangement && bar.insetsLayoutMarginsFromSafeArea)
    #expect(bar.directionalLayoutMargins == .zero)
  }

  @Test func `riblets without a view are shown by those below them`() throws {
    root.route(to: .group("Pushed"), as: .pushed)
    let pushed = try #require(root.children.last as? GroupRouter)
    pushed.route(to: .part("A"))
    #expect(screen == "Root > A")
    root.route(to: .group("Shown"), as: .sheet)
    let shown = try #require(root.children.last as? GroupRouter)
    #expect(screen == "Root > A")
    shown.route(to: .part("B"))
    #expect(screen == "Root > A / sheet: B")

    app.window.swipeDown()
    #expect(screen == "Root > A")
    app.stack?.goBack()
    #expect(screen == "Root")
    #expect(root.children.isEmpty)
  }

  @Test func `a sheet of a riblet without a view is left with all that it has pushed`() throws {
    root.route(to: .group(), as: .sheet)
    let group = try #require(root.children.last as? GroupRouter)
    group.route(to: .part("A"), as: .pushed)
    group.route(to: .part("B"), as: .pushed)
    #expect(screen == "Root / sheet: A > B")

    app.window.swipeDown()

    #expect(screen == "Root")
    #expect(root.children.isEmpty)
    #expect(root.interactor.left == [.group()])
  }

  @Test func `another sheet takes the place of the first one`() {
    root.route(to: .sheet("Form"))
    root.route(to: .sheet("Help"), by: .root)
    #expect(screen == "Root / sheet: Help")
    root.route(to: .sheet("Help"), by: .root, as: .fullScreen)
    #expect(screen == "Root / fullScreen: Help")
  }

  @Test func `a sheet in front of one that goes is shown again`() {
    root.route(to: .sheet("Form"))
    root.route(to: .sheet("Help"))
    root.route(to: .sheet("Last"))
    #expect(screen == "Root / sheet: Form / sheet: Help / sheet: Last")

    root.leave(.sheet("Form"))

    #expect(screen == "Root / sheet: Help / sheet: Last")
    app.window.swipeDown()
    #expect(screen == "Root / sheet: Help")
  }

  // MARK: What the user does

  @Test func `several screens that the user pops at once are told, the top one first`() throws {
    root.route(to: .page("A"))
    root.route(to: .page("B"))
    app.spot("B")?.route(to: .page("C"))
    #expect(screen == "Root > A > B > C")
    let b = try #require(app.spot("B")?.interactor)

    app.stack?.goBack(to: root.viewController.uiviewController)

    #expect(screen == "Root")
    #expect(b.left == [.page("C")])
    #expect(root.interactor.left == [.page("B"), .page("A")])
  }

  @Test func `what comes while pops are told is shown, and nothing comes back`() throws {
    root.route(to: .page("A"))
    root.route(to: .page("B"))
    #expect(screen == "Root > A > B")
    app.spot("B")?.interactor.onResign = { [root] _ in root.route(to: .page("C")) }

    app.stack?.goBack(to: root.viewController.uiviewController)

    #expect(screen == "Root > C")
  }

  @Test func `a swipe that is taken back is not told`() {
    root.route(to: .page("A"))
    root.route(to: .sheet("Form"))
    app.letTimePass()
    app.window.swipeDown()?.cancel()
    #expect(screen == "Root > A / sheet: Form")
    root.leave(.sheet("Form"))
    app.letTimePass()
    app.stack?.swipeBack()?.cancel()

    #expect(screen == "Root > A")
    #expect(root.interactor.left == [])
  }

  @Test(arguments: [true, false])
  func `moves under the user's finger are shown when it is lifted`(isCancelled: Bool) {
    root.route(to: .page("A"))
    app.letTimePass()
    let swipe = app.stack?.swipeBack()

    root.route(to: .page("B"))
    root.route(to: .page("C"))
    root.leave(.page("B"))
    if isCancelled { swipe?.cancel() } else { swipe?.finish() }

    #expect(screen == (isCancelled ? "Root > A > C" : "Root > C"))
    #expect(root.interactor.left == (isCancelled ? [] : [.page("A")]))
  }

  @Test(arguments: Platform.Completions.allCases)
  func `what the app takes away under the user's finger is not told`(completions: Platform.Completions) async {
    app.window.platform.completions = completions
    root.route(to: .page("A"))
    app.letTimePass()
    let swipe = app.stack?.swipeBack()
    root.leave(.page("A"))
    swipe?.cancel()
    await turns()

    #expect(screen == "Root")
    #expect(root.interactor.left == [])
  }

  @Test func `what is held is left by no back button, no menu and no swipe, and its interactor hears of it`() {
    root.route(to: .page("A"))
    root.route(to: .page("B"))
    root.hold(SpotRoute.page("A").id)
    app.letTimePass()

    app.stack?.goBack(to: root.viewController.uiviewController)
    #expect(screen == "Root > A > B")
    app.stack?.swipeBack()
    #expect(screen == "Root > A")
    app.stack?.swipeBack()
    app.stack?.goBack()
    #expect(screen == "Root > A")
    #expect(root.interactor.attempts == [.page("A"), .page("A"), .page("A")])
    #expect(root.interactor.left == [.page("B")])

    root.release(SpotRoute.page("A").id)
    app.stack?.swipeBack()
    #expect(screen == "Root")
  }

  @Test func `a sheet that is held is not swiped away, nor one with something held below it`() {
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .page("Country"))
    app.spot("Form")?.hold(SpotRoute.page("Country").id)
    app.letTimePass()

    #expect(app.window.swipeDown() == nil)
    #expect(app.spot("Form")?.interactor.attempts == [.page("Country")])

    app.spot("Form")?.release(SpotRoute.page("Country").id)
    app.window.swipeDown()
    #expect(screen == "Root")
  }

  @Test func `what UIKit takes off although it is held comes back`() {
    root.route(to: .page("A"))
    root.hold(SpotRoute.page("A").id)
    app.letTimePass()

    app.stack?.setViewControllers([root.viewController.uiviewController], animated: true)

    #expect(screen == "Root > A")
    #expect(root.interactor.attempts == [.page("A")])
    #expect(root.interactor.left == [])
  }

  @Test func `a delegate of the app's own hears of sheets, too`() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var heard: [String] = []
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        heard.append("attempt")
      }
    }
    let delegate = Delegate()
    root.route(to: .sheet("Form"))
    app.stack?.presentationController?.delegate = delegate
    app.letTimePass()

    #expect(app.window.swipeDown() == nil)
    #expect(delegate.heard == ["attempt"])
  }

  // MARK: Transitions

  @Test func `bursts during transitions end as the last move says`() async {
    let first = root.route(to: .sheet("Help"))
    root.leave(.sheet("Help"))
    root.route(to: .page("A"))
    root.route(to: .sheet("Form"))
    root.popToRoot()
    root.route(to: .page("B"))
    root.leave(.sheet("Form"))
    let last = root.route(to: .sheet("Last"))

    #expect(screen == "Root > B / sheet: Last")
    #expect(await first.finished() == false)
    #expect(await last.finished())
  }

  @Test func `a move waits for its own transition`() async {
    let sheet = root.route(to: .sheet("Form"))
    let page = root.route(to: .page("A"))
    app.window.endTurn()
    #expect(app.screen == "Root > A / sheet: Form")
    let front = app.spot("Form")?.route(to: .sheet("Front"))

    #expect(screen == "Root > A / sheet: Form / sheet: Front")
    #expect(await sheet.finished())
    #expect(await page.finished())
    #expect(await front?.finished() == true)
    #expect(await root.leave(.page("Nobody")).finished())
  }

  @Test func `a sheet in front of one that is on its way comes after it`() async {
    let sheet = root.route(to: .sheet("Form"))
    let front = app.spot("Form")?.route(to: .sheet("Front"))

    #expect(screen == "Root / sheet: Form / sheet: Front")
    #expect(await sheet.finished())
    #expect(await front?.finished() == true)
  }

  @Test func `a hundred moves during one transition are one transition more`() {
    root.route(to: .page("A"))
    for number in 0..<100 {
      root.route(to: .page("\(number)"), by: .replace)
      root.route(to: .sheet("\(number)"), by: .replace)
    }
    app.window.endTurn()
    var transitions = 0
    while let running = app.stack?.transitionCoordinator as? SimulatedTransition, transitions < 10 {
      running.finish()
      transitions += 1
    }
    #expect(screen == "Root > 99 / sheet: 99")
    #expect(transitions < 5)
  }

  @Test func `a move of a task without animations takes no time`() {
    RibletAnimations.$areOn.withValue(false) {
      root.route(to: .page("A"))
      root.route(to: .sheet("Form"))
    }
    #expect(app.isStill)
    #expect(app.screen == "Root > A / sheet: Form")
  }

  @Test func `a tree is restored before it is launched, and shown at once`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    app.spot("Home")?.route(to: .page("News"))
    app.spot("News")?.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .page("Country"), as: .fullScreen)

    let other = SpotTree(restoring: root.navigationState)

    #expect(other.isStill)
    #expect(other.screen == "Root[Home, |Home* Mail|] > News / sheet: Form / fullScreen: Country")
  }

  @Test func `views that left are freed`() {
    weak var page: UIViewController?
    weak var sheet: UIViewController?
    weak var part: UIViewController?
    root.route(to: .page("A"))
    root.route(to: .sheet("B"))
    app.spot("B")?.route(to: .part("C"))
    app.letTimePass()
    page = app.spot("A")?.viewController.uiviewController
    sheet = app.spot("B")?.viewController.uiviewController
    part = app.spot("C")?.viewController.uiviewController
    #expect(page != nil && sheet != nil && part != nil)

    root.leave(.page("A"))
    app.window.swipeDown()
    app.letTimePass()

    #expect(page == nil)
    #expect(sheet == nil)
    #expect(part == nil)
  }

  @Test func `the tree holds nothing of what the app took away`() async {
    let app = SpotTree(leakPolicy: .on())
    app.root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .page("Country"))
    app.root.route(to: .sheet("Front"))
    app.spot("Front")?.route(to: .tab("One"))
    app.letTimePass()
    weak let form = app.spot("Form")?.viewController.uiviewController
    weak let one = app.spot("One")?.viewController.uiviewController
    app.root.leave(.sheet("Form"))
    app.root.leave(.sheet("Front"))
    app.letTimePass()

    #expect(form == nil)
    #expect(one == nil)
    await app.test.close()
  }

  private func turns() async {
    for _ in 0..<10 { await Task.yield() }
  }

  @Test func `a stack in a sheet does not wait for the transition of the sheet, whose end may not be reported`() {
    root.route(to: .sheet("Form"))
    app.window.endTurn()
    app.spot("Form")?.route(to: .page("Country"))
    (app.window.rootViewController?.transitionCoordinator as? SimulatedTransition)?.drop()
    #expect(app.screen == "Root / sheet: Form > Country")
  }

  // MARK: Faults of UIKit

  @Test func `dismissals and pops that are told twice or late do nothing`() throws {
    root.route(to: .sheet("Form"))
    root.route(to: .page("A"))
    app.letTimePass()
    let sheet = try #require(app.window.frontViewController?.presentationController)
    let told = sheet.delegate
    app.window.swipeDown()
    app.letTimePass()
    root.route(to: .sheet("Form"))
    app.letTimePass()
    let stack = try #require(app.window.rootViewController as? UINavigationController)

    told?.presentationControllerDidDismiss(sheet)
    stack.tellDidShow()
    stack.goBack()
    app.letTimePass()
    stack.tellDidShow()

    #expect(screen == "Root / sheet: Form")
    #expect(root.interactor.left == [.sheet("Form"), .page("A")])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a change of a sheet that leaves before it is shown ends`() async throws {
    root.route(to: .sheet("Form"))
    #expect(screen == "Root / sheet: Form")
    let form = try #require(app.spot("Form"))
    form.route(to: .page("A"))
    let waiting = form.route(to: .page("B"))
    root.leave(.sheet("Form"))

    #expect(await waiting.finished() == false)
    #expect(screen == "Root")
  }

  @Test func `a transition whose end is never told ends with the next one`() async {
    let lost = root.route(to: .page("A"))
    (app.stack?.transitionCoordinator as? SimulatedTransition)?.drop()
    let next = root.route(to: .page("B"))

    #expect(screen == "Root > A > B")
    #expect(await lost.finished() == false)
    #expect(await next.finished())
  }

  @Test func `moves after the tree was terminated, and a window that is gone, do no harm`() {
    root.route(to: .sheet("Form"))
    let form = app.spot("Form")
    root.terminate()
    form?.route(to: .page("Late"))
    root.route(to: .page("Late"))
    app.letTimePass()
    #expect(app.test.diagnoses.count == 2)

    let other = SpotRouter("Root")
    let test = TestScope(leakPolicy: .off)
    var window: UIWindow? = UIWindow(frame: .zero)
    test.hold(other)
    if let window { other.launch(from: window, in: test.runtime) }
    window = nil
    other.route(to: .page("A"))
    #expect(other.children.count == 1)
  }

  // MARK: Beside what an app shows by hand

  @Test func `what an app presents by hand is in the way, until it is gone and something moves`() {
    root.viewController.uiviewController.present(UIViewController(), animated: false)
    root.route(to: .sheet("Form"))
    #expect(app.test.diagnoses.count == 1)
    root.viewController.uiviewController.dismiss(animated: false)

    root.route(to: .page("A"))

    #expect(screen == "Root > A / sheet: Form")
  }

  @Test func `a sheet comes without another move when what an app has presented by hand is gone`() async {
    root.viewController.uiviewController.present(UIViewController(), animated: true)
    app.letTimePass()
    root.route(to: .sheet("Form"))
    #expect(app.test.diagnoses.count == 1)
    app.window.swipeDown()
    app.letTimePass()
    await turns()
    #expect(screen == "Root / sheet: Form")
  }

  @Test func `a sheet in front of one that has to wait was tried from the presenter of that one`() async {
    root.viewController.uiviewController.present(UIViewController(), animated: true)
    app.letTimePass()
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .sheet("Front"))
    #expect(app.test.diagnoses.count == 1)
    app.window.swipeDown()
    app.letTimePass()
    await turns()
    app.letTimePass()
    #expect(screen == "Root / sheet: Form / sheet: Front")
  }

  @Test func `a sheet that the app has dismissed by UIKit's call is left`() async {
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .sheet("Front"))
    app.letTimePass()
    app.stack?.dismiss(animated: true)
    app.letTimePass()
    await turns()
    #expect(screen == "Root / sheet: Form")
    #expect(app.spot("Form")?.interactor.left == [.sheet("Front")])

    root.leave(.sheet("Form"))
    app.letTimePass()
    await turns()
    #expect(screen == "Root")
    #expect(root.interactor.left == [])
  }

  @Test func `a sheet that UIKit cannot present from outside the window comes with the next move`() async {
    let bottom = app.window.rootViewController
    app.window.rootViewController = UIViewController()
    let refused = root.route(to: .sheet("Form"))
    #expect(await refused.finished() == false)
    app.window.rootViewController = bottom

    root.route(to: .page("A"))

    #expect(screen == "Root > A / sheet: Form")
  }

  @Test func `a view that is pushed by hand stays until the stack changes`() {
    let own = UIViewController()
    own.title = "Own"
    app.stack?.pushViewController(own, animated: true)
    app.letTimePass()
    root.route(to: .part("Map"))
    #expect(screen == "Root[Map] > Own")

    root.route(to: .page("A"))
    #expect(screen == "Root[Map] > A")
  }

  @Test func `the view of a root may be a navigation controller, as in apps that come from RIBs`() {
    let test = TestScope(leakPolicy: .off)
    let shop = Shop(in: test)
    #expect(shop.window.rootViewController === shop.view)

    let window = UIWindow(frame: .zero)
    let router = PortedRouter(interactor: Interactor(), viewController: RibletNavigationController())
    test.hold(router)
    router.launch(from: window, in: test.runtime)

    let layer = window.rootViewController as? UINavigationController
    #expect(layer?.isNavigationBarHidden == true)
    #expect(layer?.topViewController?.children == [router.viewController])
    #expect(router.viewController.view.window === window)
  }
}

private protocol PortedRouting: Navigating where Origin == any PortedRouting {}

private final class PortedRouter: LaunchRouter<Interactor, RibletNavigationController>, PortedRouting {}
