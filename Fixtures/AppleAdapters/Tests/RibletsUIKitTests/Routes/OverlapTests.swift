import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

/// Pops that begin before another one has ended, on each platform that there may be.
@MainActor
struct OverlapTests {
  nonisolated static let platforms = (1...64).map { seed in
    var platform = Platform(seed: UInt64(seed))
    platform.gesturesOverlap = true
    return platform
  }

  private let app = SpotTree()
  private var root: SpotRouter { app.root }

  private func push(_ names: String..., on platform: Platform) {
    app.window.platform = platform
    root.set(stack: names.map { .page($0) })
    app.letTimePass()
  }

  private func settle(_ app: SpotTree? = nil) async {
    for _ in 0..<20 {
      (app ?? self.app).letTimePass()
      await Task.yield()
    }
  }

  @Test(arguments: platforms)
  func `two swipes that overlap leave two pages, the top one first`(on platform: Platform) async {
    push("A", "B", "C", on: platform)
    app.stack?.swipeBackInContent()
    app.stack?.swipeBackInContent()
    await settle()

    #expect(root.routes == [.page("A")])
    #expect(app.screen == "Root > A")
    #expect(root.interactor.left == [.page("C"), .page("B")])
  }

  @Test(arguments: platforms)
  func `the app's move during two swipes counts after them`(on platform: Platform) async {
    push("A", "B", "C", on: platform)
    app.stack?.swipeBackInContent()
    app.stack?.swipeBackInContent()
    root.route(to: .page("D"))
    await settle()

    #expect(root.routes == [.page("A"), .page("D")])
    #expect(app.screen == "Root > A > D")
    #expect(root.interactor.left == [.page("C"), .page("B")])
  }

  @Test(arguments: platforms)
  func `a page that is held between two swipes stays`(on platform: Platform) async {
    push("A", "B", "C", on: platform)
    app.stack?.swipeBackInContent()
    root.hold(.page("B"))
    app.stack?.swipeBackInContent()
    await settle()

    #expect(root.routes == [.page("A"), .page("B")])
    #expect(app.screen == "Root > A > B")
  }

  @Test(arguments: platforms)
  func `a transition that UIKit drops ends with the next layout of the stack`(on platform: Platform) async {
    push("A", on: platform)
    let lost = root.route(to: .page("B"))
    (app.stack?.transitionCoordinator as? SimulatedTransition)?.drop()
    app.stack?.viewDidLayoutSubviews()

    #expect(await lost.finished())
    #expect(app.screen == "Root > A > B")
  }

  @Test(arguments: platforms)
  func `a transition that UIKit drops ends with the next move`(on platform: Platform) async {
    push("A", on: platform)
    let lost = root.route(to: .page("B"))
    (app.stack?.transitionCoordinator as? SimulatedTransition)?.drop()
    let next = root.route(to: .page("C"))
    await settle()

    #expect(app.screen == "Root > A > B > C")
    #expect(await lost.finished() == false)
    #expect(await next.finished())
  }

  @Test(arguments: platforms)
  func `a push in a sheet never ended if UIKit dropped it while the sheet left`(on platform: Platform) async {
    push("A", on: platform)
    root.route(to: .sheet("S"))
    app.letTimePass()
    let lost = app.spot("S")?.route(to: .page("P"))
    (app.stack?.transitionCoordinator as? SimulatedTransition)?.drop()
    root.leave(.sheet("S"))

    #expect(await end(of: lost) == false)
    #expect(app.screen == "Root > A")
  }

  @Test(arguments: platforms)
  func `a dropped push in a tab never ended if the tabs were about to be covered`(on platform: Platform) async {
    let app = SpotTree(holdsStacks: true)
    app.window.platform = platform
    app.root.route(to: .tab("T"))
    app.letTimePass()
    let lost = app.spot("T")?.route(to: .page("P"))
    let push = app.stack?.transitionCoordinator as? SimulatedTransition
    let tab = app.stack
    app.root.route(to: .page("Over"))
    push?.drop()
    tab?.viewDidLayoutSubviews()

    #expect(await end(of: lost, in: app) == true)
    #expect(app.screen == "Root[T > P, |T*|] > Over")
  }

  @Test(arguments: platforms)
  func `a push in a tab of a sheet never ended if UIKit dropped it while the sheet left`(on platform: Platform) async {
    push("A", on: platform)
    root.route(to: SpotRoute(TabSheet()))
    app.spot("S")?.route(to: .tab("T"))
    app.letTimePass()
    let lost = app.spot("T")?.route(to: .page("P"))
    (app.stack?.transitionCoordinator as? SimulatedTransition)?.drop()
    root.leave(SpotRoute(TabSheet()))

    #expect(await end(of: lost) == false)
    #expect(app.screen == "Root > A")
  }

  @Test(arguments: platforms)
  func `another tab of a sheet never came if UIKit dropped a push in it while the sheet left`(
    on platform: Platform
  ) async {
    push("A", on: platform)
    root.route(to: SpotRoute(TabSheet()))
    app.spot("S")?.route(to: .tab("T"))
    app.spot("S")?.route(to: .tab("U"))
    app.letTimePass()
    let lost = app.spot("U")?.route(to: .page("P"))
    (app.stack?.transitionCoordinator as? SimulatedTransition)?.drop()
    let change = app.spot("S")?.route(to: .tab("T"))
    root.leave(SpotRoute(TabSheet()))

    #expect(await end(of: lost) != nil)
    #expect(await end(of: change) != nil)
    #expect(app.screen == "Root > A")
  }

  @Test(arguments: platforms)
  func `a push in a tab of a page never ended if UIKit dropped it while the page left`(on platform: Platform) async {
    push("A", on: platform)
    root.route(to: SpotRoute(TabPage()))
    app.letTimePass()
    app.spot("S")?.route(to: .tab("T"))
    app.letTimePass()
    let lost = app.spot("T")?.route(to: .page("P"))
    (app.stack?.transitionCoordinator as? SimulatedTransition)?.drop()
    root.leave(SpotRoute(TabPage()))

    #expect(await end(of: lost) == false)
    #expect(app.screen == "Root > A")
  }

  /// The end of a move, or `nil` if there is none.
  private func end(of move: NavigationTransitionHandle?, in app: SpotTree? = nil) async -> Bool? {
    var end: Bool?
    let waiting = Task { end = await move?.finished() }
    await settle(app)
    waiting.cancel()
    return end
  }
}

/// A sheet with a tab bar.
private struct TabSheet: NamedRoute {
  static let shown = Shown.sheet
  var name = "S"
  func build(in parent: SpotRouter) -> any SpotRouting { SpotRouter(name, holdsStacks: true) }
}

/// A page with a tab bar.
private struct TabPage: NamedRoute {
  static let shown = Shown.pushed
  var name = "S"
  func build(in parent: SpotRouter) -> any SpotRouting { SpotRouter(name, holdsStacks: true) }
}
