import RibletsViews
import Testing

@testable import Riblets

private final class HomeInteractor: Interactor {
  weak var router: HomeRouter?
  private let navigation: NavigationController

  init(navigation: NavigationController) {
    self.navigation = navigation
  }

  override func didBecomeActive() {
    observe(navigation.userPops) { interactor, popped in interactor.router?.detach(popped) }
  }
}

private final class HomeRouter: LaunchRouter<HomeInteractor, NavigationController> {
  private var details: ViewableRouter<Interactor, ViewController>?

  func routeToDetails() {
    let details = ViewableRouter<Interactor, ViewController>(
      interactor: Interactor(), viewController: LoggedViewController("details"))
    self.details = details
    attachChild(details)
    viewController.push(details.viewController)
  }

  func detach(_ popped: ViewController) {
    guard let details, details.viewController === popped else { return }
    detachChild(details)
    self.details = nil
  }
}

/// A tree of riblets whose stack the user takes apart.
@MainActor
struct UserPopTests {
  private let clock = ManualClock()
  private let window: Window
  private let router: HomeRouter
  private let reports = Reports()

  @MainActor
  private final class Reports {
    var texts: [String] = []
  }

  init() {
    window = Window(clock: clock, transitionDuration: .seconds(3))
    let navigation = NavigationController(rootViewController: LoggedViewController("home"))
    let interactor = HomeInteractor(navigation: navigation)
    router = HomeRouter(interactor: interactor, viewController: navigation)
    interactor.router = router
    let runtime = RibletRuntime(
      clock: clock,
      reporter: DiagnosisReporter { [reports] in reports.texts.append($0.description) },
      leakPolicy: .on(release: .seconds(1), disappearance: .seconds(5))
    )
    router.launch(from: window, in: runtime)
  }

  @Test func `the tree follows a pop made by the user`() throws {
    router.routeToDetails()
    clock.advance(by: .seconds(3))
    #expect(router.children.count == 1)

    try window.goBack()

    #expect(router.children.isEmpty)
    router.terminate()
  }

  @Test func `the leak detector waits for the end of the transition`() throws {
    router.routeToDetails()
    weak let popped = router.viewController.topViewController
    clock.advance(by: .seconds(3))
    try window.goBack()
    #expect(popped?.presence == .leaving)

    clock.advance(by: .milliseconds(2900))
    #expect(popped != nil)
    clock.advance(by: .seconds(10))

    #expect(popped == nil)
    #expect(reports.texts == [])
    router.terminate()
  }

  @Test func `a detached riblet whose screen stays is a leak`() throws {
    router.routeToDetails()
    let details = try #require(router.viewController.topViewController)
    clock.advance(by: .seconds(3))

    router.detach(details)
    clock.advance(by: .seconds(10))

    #expect(reports.texts.contains { $0.contains("LoggedViewController") })
    router.terminate()
  }
}
