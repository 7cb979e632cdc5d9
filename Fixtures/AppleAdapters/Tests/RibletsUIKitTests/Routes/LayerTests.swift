import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

/// Sheets, full screens and alerts that come, leave and change behind and in front of each other.
@MainActor
struct LayerTests {
  let app = SpotTree()

  private var root: SpotRouter { app.root }

  /// What UIKit shows when all transitions have ended.
  private var screen: String {
    app.letTimePass()
    return app.screen
  }

  private func view(_ name: String) -> SpotViewController? {
    app.spot(name)?.viewController.uiviewController as? SpotViewController
  }

  private func group() throws -> GroupRouter { try #require(root.children.last as? GroupRouter) }

  // MARK: Changes behind the layer in front

  @Test(arguments: [Shown.sheet, .fullScreen])
  func `a sheet is presented again at once, as it was, when the one behind it leaves`(behind: Shown) {
    root.route(to: .sheet("A"), as: behind)
    root.route(to: .sheet("B"))
    app.spot("B")?.route(to: .page("Page"))
    #expect(screen.hasSuffix("A / sheet: B > Page"))
    let stack = app.stack

    root.leave(.sheet("A"))

    #expect(app.isStill)
    #expect(app.screen == "Root / sheet: B > Page")
    #expect(app.stack === stack)
    #expect(view("B")?.loads == 1)
    #expect(view("Page")?.loads == 1)
    app.window.swipeDown()
    #expect(screen == "Root")
    #expect(root.interactor.left == [.sheet("B")])
    #expect(app.test.diagnoses.isEmpty)
  }

  @Test func `a sheet of a riblet without a view stays when the one behind it leaves, and the one in front of it, too`()
    throws
  {
    root.route(to: .sheet("A"))
    root.route(to: .group(), as: .sheet)
    let group = try group()
    group.route(to: .part("B"))
    root.route(to: .sheet("C"), as: .fullScreen)
    #expect(screen == "Root / sheet: A / sheet: B / fullScreen: C")

    root.leave(.sheet("A"))
    #expect(app.isStill)
    #expect(app.screen == "Root / sheet: B / fullScreen: C")
    root.leave(.group())
    #expect(app.isStill)
    #expect(app.screen == "Root / fullScreen: C")
    #expect(view("C")?.loads == 1)
  }

  @Test func `another view of a flow is in the same sheet as the first one`() throws {
    root.route(to: .group(), as: .sheet)
    let group = try group()
    group.route(to: .part("A"), as: .pushed)
    root.route(to: .sheet("Front"))
    #expect(screen == "Root / sheet: A / sheet: Front")
    let sheet = view("A")?.navigationController

    group.route(to: .part("B"), by: .root, as: .pushed)

    #expect(screen == "Root / sheet: B / sheet: Front")
    #expect(view("B")?.navigationController === sheet)
  }

  @Test func `a sheet that becomes a full screen keeps its stack, and what is in front of it stays`() {
    root.route(to: .sheet("A"))
    app.spot("A")?.route(to: .sheet("B"))
    #expect(screen == "Root / sheet: A / sheet: B")
    let sheet = view("A")?.navigationController

    root.route(to: .sheet("A"), as: .fullScreen)

    #expect(app.isStill)
    #expect(app.screen == "Root / fullScreen: A / sheet: B")
    #expect(view("A")?.navigationController === sheet)
    #expect(view("B")?.loads == 1)
  }

  @Test func `the sheets of a tab come back behind those that came later, which are presented again`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    root.select(.tab("Mail"))
    app.spot("Mail")?.route(to: .sheet("A"))
    root.route(to: .sheet("B"))
    #expect(screen.hasSuffix("/ sheet: A / sheet: B"))
    let stack = app.stack
    root.select(.tab("Home"))
    #expect(screen.hasSuffix("Mail|] / sheet: B"))

    root.select(.tab("Mail"))

    #expect(app.isStill)
    #expect(app.screen.hasSuffix("/ sheet: A / sheet: B"))
    #expect(app.stack === stack)
    #expect(view("B")?.loads == 1)
  }

  @Test func `a sheet that comes back while it leaves is the same one`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    app.spot("Mail")?.route(to: .sheet("A"))
    root.select(.tab("Mail"))
    #expect(screen.hasSuffix("/ sheet: A"))
    let stack = app.stack
    root.select(.tab("Home"))
    app.window.endTurn()

    root.select(.tab("Mail"))

    #expect(screen.hasSuffix("/ sheet: A"))
    #expect(app.stack === stack)
  }

  @Test func `a question is the same alert when the sheet behind it leaves`() async {
    root.route(to: .sheet("A"))
    root.route(to: .sheet("B"))
    let answers = await app.ask(NavigationAlert("Sure?"), of: root)
    #expect(screen == "Root / sheet: A / sheet: B / ? Sure?")
    let alert = app.alert

    root.leave(.sheet("A"))
    #expect(app.isStill)
    #expect(app.screen == "Root / sheet: B / ? Sure?")
    root.leave(.sheet("B"))
    #expect(app.screen == "Root / ? Sure?")
    #expect(app.alert === alert)
    app.alert?.tap("OK")
    #expect(screen == "Root")
    await app.test.settle()
    #expect(answers.given == [.ok])
  }

  @Test func `an alert that leaves with its sheet takes nothing with it that is in front by then`() async {
    root.route(to: .sheet("Form"))
    _ = await app.ask(NavigationAlert("Sure?"), of: app.spot("Form"))
    #expect(screen == "Root / sheet: Form / ? Sure?")
    root.leave(.sheet("Form"))
    #expect(screen == "Root")
    let tip = UIViewController()
    tip.title = "Tip"
    view("Root")?.present(tip, animated: true)
    #expect(screen == "Root / sheet: Tip")

    root.route(to: .page("A"))

    #expect(screen == "Root > A / sheet: Tip")
  }

  @Test func `an alert that UIKit has removed does not come back before its answer`() async {
    let answers = await app.ask(NavigationAlert("Sure?"), of: root)
    #expect(screen == "Root / ? Sure?")
    let alert = app.alert
    alert?.dismiss(animated: false)
    root.route(to: .page("A"))
    #expect(screen == "Root > A")

    alert?.actions.first.map { $0.tap() }

    await app.test.settle()
    #expect(answers.given == [.ok])
    root.route(to: .sheet("Form"))
    #expect(screen == "Root > A / sheet: Form")
  }

  @Test func `the place of a riblet that is released is the same view controller as long as it is there`() {
    root.route(to: .brief("A"))
    root.route(to: .page("B"))
    #expect(screen == "Root > - > B")
    let place = app.stack?.viewControllers[1]

    root.route(to: .page("C"))
    root.route(to: .sheet("Form"))
    root.leave(.sheet("Form"))

    #expect(screen == "Root > - > B > C")
    #expect(app.stack?.viewControllers[1] === place)
  }

  // MARK: Transitions

  @Test func `a move is finished when its screen is shown, also if another change is still running`() async {
    root.route(to: .sheet("A"))
    app.window.endTurn()
    root.leave(.sheet("A"))
    root.route(to: .sheet("B"))
    let last = root.route(to: .sheet("C"), as: .fullScreen)
    let page = app.spot("C")?.route(to: .page("Page"))
    var ends: [String] = []
    let waiting = [
      Task { ends.append("C \(await last.finished())") },
      Task { ends.append("Page \(await page?.finished() ?? false)") },
    ]
    for _ in 0..<2 {
      // The first sheet comes, leaves, and the second one comes.
      app.window.finishTransition()
      await turns()
      #expect(ends == [])
    }

    app.letTimePass()
    for task in waiting { await task.value }

    #expect(app.screen == "Root / sheet: B / fullScreen: C > Page")
    #expect(ends.sorted() == ["C true", "Page true"])
  }

  private func turns() async {
    for _ in 0..<10 { await Task.yield() }
  }

  @Test func `a move that removes a sheet is finished when it is gone, also if another one comes then`() async {
    root.route(to: .sheet("A"))
    app.letTimePass()
    let leave = root.leave(.sheet("A"))
    let next = root.route(to: .sheet("B"))
    app.window.finishTransition()

    #expect(await leave.finished())
    #expect(!app.isStill)
    #expect(screen == "Root / sheet: B")
    #expect(await next.finished())
  }

  // MARK: What the user does

  @Test func `a held sheet that UIKit has dismissed is presented again, with its views`() {
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .page("Country"))
    app.letTimePass()
    let stack = app.stack
    let swipe = app.window.swipeDown()
    app.spot("Form")?.hold(.page("Country"))
    swipe?.finish()

    #expect(screen == "Root / sheet: Form > Country")
    #expect(app.stack === stack)
    #expect(view("Form")?.loads == 1)
    #expect(app.spot("Form")?.interactor.attempts == [.page("Country")])
    #expect(root.interactor.left == [])
    app.spot("Form")?.release(.page("Country"))
    app.window.swipeDown()
    #expect(screen == "Root")
    #expect(root.interactor.left == [.sheet("Form")])
  }

  // MARK: Windows of their own

  @Test func `a second window shows nothing of a hidden riblet that has left, and holds none of its views`() throws {
    root.route(to: .secret("Second"))
    var second = app.spot("Second")
    second?.route(to: .page("Page"))
    second?.route(to: .sheet("Form"))
    let window = UIWindow(frame: .zero)
    UIKitWindowHost(try #require(second), in: window)
    second = nil
    #expect(window.rootViewController?.layers.map(\.picture) == ["Second > Page", "Form"])
    weak let page = view("Page")
    weak let form = view("Form")

    root.leave(.secret("Second"))
    window.finishTransitions()

    #expect(window.rootViewController?.layers.map(\.picture) == [""])
    #expect(page == nil)
    #expect(form == nil)
    #expect(screen == "Root")
  }

  @Test func `a second window of a visible riblet is empty, and the first one goes on`() throws {
    root.route(to: .page("A"))
    let window = UIWindow(frame: .zero)
    UIKitWindowHost(try #require(app.spot("A")), in: window)
    app.spot("A")?.route(to: .page("B"))

    #expect(window.rootViewController?.layers.map(\.picture) == [""])
    #expect(screen == "Root > A > B")
    #expect(app.test.diagnoses.count == 1)
  }

  // MARK: Views that act while they are shown

  @Test func `a page that comes and leaves while the user goes back is not shown afterwards`() {
    let director = LeaveDirector { root in
      root.route(to: .page("B"))
      root.leave(.page("B"))
    }
    root.nest.director = director
    root.route(to: .page("A"))
    app.letTimePass()
    app.stack?.goBack()
    app.letTimePass()
    #expect(app.screen == "Root")
  }

  @Test func `a page that comes and leaves while the user goes back is freed, also behind a full screen`() {
    weak var page: UIViewController?
    var built: [String] = []
    root.route(to: .page("News"))
    app.letTimePass()
    app.onBuild = { [root] router in
      let view = (router as? SpotRouter)?.viewController
      guard let view, let controller = view.uiviewController as? SpotViewController else { return }
      built.append(view.name)
      if view.name == "Late" { page = controller }
      if view.name == "Front" { controller.onLoad = { root.leave(.page("Late")) } }
    }
    app.spot("News")?.interactor.onResign = { [root] _ in
      root.route(to: .page("Late"))
      root.route(to: .sheet("Front"), as: .fullScreen)
    }

    app.stack?.goBack()

    #expect(screen == "Root / fullScreen: Front")
    #expect(built == ["Late", "Front"])
    #expect(page == nil)
  }

  /// The random sequence that found it: UIKit carries out three deferred changes, of which the second has no page.
  @Test func `a page was lost that went and came with its tab while the user went back`() async {
    for holdsStacks in [false, true] {
      #expect(await NavigationStorm.problem(seed: 334_472_859, holdsStacks: holdsStacks) == nil)
    }
  }

  @Test(arguments: [(true, "Root > A > B > C"), (false, "Root > A > C")])
  func `a page was lost that the view behind had pushed when the user began to go back`(
    isCancelled: Bool, shown: String
  ) {
    root.set(stack: [.page("A"), .page("B")])
    app.letTimePass()
    view("A")?.onLoad = { [root] in root.route(to: .page("C")) }

    let swipe = app.stack?.swipeBack()
    if isCancelled { swipe?.cancel() } else { swipe?.finish() }

    #expect(screen == shown)
    #expect(root.routes.last == .page("C"))
  }

  @Test func `a page that a view put behind itself was taken for one that the user had left`() {
    app.onBuild = { [root] router in
      guard let router = router as? SpotRouter, router.interactor.name == "B" else { return }
      (router.viewController.uiviewController as? SpotViewController)?.onLoad = {
        root.set(stack: [.page("A"), .page("C"), .page("B")])
      }
    }
    root.route(to: .page("A"))
    root.route(to: .page("B"))

    #expect(screen == "Root > A > C > B")
    #expect(root.routes == [.page("A"), .page("C"), .page("B")])
  }

  @Test func `a view may move and go back while it is shown`() async {
    var move: NavigationTransitionHandle?
    app.onBuild = { [root] router in
      guard let router = router as? SpotRouter, router.interactor.name == "A" else { return }
      (router.viewController.uiviewController as? SpotViewController)?.onLoad = {
        root.goBack()
        move = root.route(to: .page("B"))
      }
    }

    root.route(to: .sheet("A"))
    app.letTimePass()

    #expect(screen == "Root > B")
    #expect(root.interactor.left == [.sheet("A")])
    #expect(await move?.finished() == true)
    #expect(app.test.diagnoses.isEmpty)
  }

  @Test func `a view may move while it is shown after another transition`() async {
    root.route(to: .sheet("A"))
    app.letTimePass()
    root.route(to: .sheet("B"), by: .root)
    view("B")?.onLoad = { [root] in
      root.route(to: .page("Page"))
      root.route(to: .sheet("C"))
    }

    #expect(screen == "Root > Page / sheet: B / sheet: C")
    #expect(app.test.diagnoses.isEmpty)
  }
}

/// Acts when the user has left a child.
@MainActor
private final class LeaveDirector: SpotDirector {
  private let act: @MainActor (SpotRouter) -> Void

  init(_ act: @escaping @MainActor (SpotRouter) -> Void) { self.act = act }

  func happened(_ moment: SpotMoment, in router: any SpotNest) {
    if case .left = moment, let router = router as? SpotRouter { act(router) }
  }

  func isEnabled(_ route: String, in parent: any SpotNest) -> Bool { true }
}
