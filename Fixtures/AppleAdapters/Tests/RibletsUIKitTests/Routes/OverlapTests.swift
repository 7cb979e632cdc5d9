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

  private func settle() async {
    for _ in 0..<20 {
      app.letTimePass()
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
  func `a dropped push never ended if a sheet came in the same turn`(on platform: Platform) async {
    push("A", on: platform)
    let lost = root.route(to: .page("B"))
    (app.stack?.transitionCoordinator as? SimulatedTransition)?.drop()
    app.stack?.viewDidLayoutSubviews()
    root.route(to: .sheet("S"))
    app.window.endTurn()

    #expect(await end(of: lost) == true)
    #expect(app.screen == "Root > A > B / sheet: S")
  }

  /// The end of a move, or `nil` if there is none.
  private func end(of move: NavigationTransitionHandle?) async -> Bool? {
    var end: Bool?
    let waiting = Task { end = await move?.finished() }
    await settle()
    waiting.cancel()
    return end
  }
}
