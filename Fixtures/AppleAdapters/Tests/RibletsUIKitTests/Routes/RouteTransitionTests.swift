import Riblets
import RibletsTesting
import Testing
import UIKit

@testable import RibletsUIKit

/// Transitions that routes name and the app animates.
@MainActor
@Suite(.serialized)
struct RouteTransitionTests {
  /// An animator that a test ends.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private let onBegin: @MainActor (any UIViewControllerContextTransitioning) -> Void

    init(_ onBegin: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void) { self.onBegin = onBegin }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) { onBegin(context) }
  }

  @MainActor
  private final class Log {
    var operations: [UINavigationController.Operation] = []
    var contexts: [any UIViewControllerContextTransitioning] = []
  }

  let app = AlbumStage()
  private let log = Log()

  private var router: AlbumRouter { app.router }
  private var photo: AlbumRoute { .photo(1) }
  private var shown: [String] { (app.stack?.viewControllers ?? []).map { "\(type(of: $0))" } }

  init() {
    let log = log
    app.window.routeTransitions = [
      "zoom": { operation in
        log.operations.append(operation)
        return Animator { log.contexts.append($0) }
      }
    ]
  }

  @Test func `a page comes and leaves with the animator of its route, and a move waits for its end`() async throws {
    let move = router.route(to: photo)
    #expect(log.operations == [.push])
    let context = try #require(log.contexts.last)
    #expect(context.viewController(forKey: .from) === app.album)
    #expect(context.viewController(forKey: .to) is PhotoViewController)
    let waiting = Task { await move.finished() }
    await app.letTurnsEnd()
    #expect(app.window.hasRunningTransitions)
    context.completeTransition(true)
    #expect(await waiting.value)

    router.leave(photo.id)
    #expect(log.operations == [.push, .pop])
    #expect(log.contexts.last?.viewController(forKey: .to) === app.album)
    log.contexts.last?.completeTransition(true)
    #expect(shown == ["AlbumViewController"])
    #expect(app.diagnoses == [])
  }

  @Test func `a full screen comes and leaves with the animator, and a sheet with UIKit's own`() {
    router.route(to: photo, as: .fullScreen)
    app.window.endTurn()
    #expect(log.operations == [.push])
    log.contexts.last?.completeTransition(true)
    router.leave(photo.id)
    app.window.endTurn()
    #expect(log.operations == [.push, .pop])
    log.contexts.last?.completeTransition(true)
    #expect(app.window.frontViewController === app.window.rootViewController)

    router.route(to: photo, as: .sheet)
    app.window.finishTransitions()
    app.window.swipeDown()?.finish()
    #expect(log.operations.count == 2)
    #expect(router.children.count == 2)
  }

  @Test func `an animator that ends at once ends the move`() async {
    app.window.routeTransitions = ["zoom": { ZoomAnimator(isComing: $0 == .push) }]
    #expect(await router.route(to: photo).finished())
    #expect(shown == ["AlbumViewController", "PhotoViewController"])
    #expect(await router.leave(photo.id).finished())
    #expect(shown == ["AlbumViewController"])
  }

  @Test func `a move during the transition is shown after its end`() {
    router.route(to: photo)
    router.leave(photo.id)
    #expect(log.operations == [.push])
    log.contexts.last?.completeTransition(true)
    #expect(log.operations == [.push, .pop])
    router.route(to: photo)
    log.contexts.last?.completeTransition(true)
    app.window.finishTransitions()
    #expect(shown == ["AlbumViewController", "PhotoViewController"])
    #expect(router.children.count == 3)
  }

  @Test func `the user's swipe moves UIKit's own transition, and may be taken back`() throws {
    router.route(to: photo)
    app.window.finishTransitions()
    try #require(app.stack?.swipeBack()).cancel()
    #expect(shown == ["AlbumViewController", "PhotoViewController"])
    #expect(router.children.count == 3)
    try #require(app.stack?.swipeBack()).finish()
    #expect(log.operations == [.push])
    #expect(shown == ["AlbumViewController"])
    #expect(router.children.count == 2)
  }

  @Test func `a swipe in the content moves UIKit's own transition, too`() throws {
    router.route(to: photo)
    app.window.finishTransitions()
    try #require(app.stack?.swipeBackInContent()).finish()
    #expect(log.operations == [.push])
    #expect(router.children.count == 2)
  }

  @Test func `the back button has the animator of the page that leaves`() {
    router.route(to: photo)
    app.window.finishTransitions()
    app.stack?.goBack()
    #expect(log.operations == [.push, .pop])
    #expect(router.children.count == 3)
    app.window.finishTransitions()
    #expect(router.children.count == 2)
  }

  @Test func `a held page stays without its animator`() {
    router.route(to: photo)
    app.window.finishTransitions()
    router.hold(photo.id)
    app.stack?.goBack()
    #expect(log.operations == [.push])
  }

  @Test func `an unknown name is UIKit's own transition, and diagnosed`() {
    app.window.routeTransitions = [:]
    router.route(to: photo)
    app.window.finishTransitions()
    #expect(shown == ["AlbumViewController", "PhotoViewController"])
    #expect(app.diagnoses.count == 1)
    #expect(app.diagnoses.first?.contains("'PhotoViewController' is to be shown with 'zoom'") == true)
    #expect(app.diagnoses.first?.contains("window.routeTransitions[\"zoom\"]") == true)
  }

  @Test func `nothing is animated for those who want less motion, without animations, and at the launch`() {
    UIAccessibility.isReduceMotionEnabled = true
    router.route(to: photo)
    UIAccessibility.isReduceMotionEnabled = false
    app.window.finishTransitions()
    RibletAnimations.$areOn.withValue(false) { router.leave(photo.id) }
    #expect(log.operations == [])
    #expect(shown == ["AlbumViewController"])
    #expect(app.diagnoses == [])
  }

  @Test func `an app's own delegate animates pages without a name`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var count = 0
      override func responds(to selector: Selector!) -> Bool { true }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        count += 1
        return nil
      }
    }
    let delegate = Delegate()
    app.stack?.delegate = delegate
    router.route(to: .filter, as: .pushed)
    #expect(delegate.count == 1)
    app.window.finishTransitions()
    router.route(to: photo)
    #expect(delegate.count == 1)
    #expect(log.operations == [.push])
    app.window.finishTransitions()
  }

  @Test func `a window that goes during a transition takes nothing down`() async {
    weak var gone: UIWindow?
    do {
      let app = AlbumStage()
      app.window.routeTransitions = ["zoom": { _ in Animator { _ in } }]
      app.router.route(to: photo)
      gone = app.window
      await app.test.close()
    }
    #expect(gone == nil)
  }
}
