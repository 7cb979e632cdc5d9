import Riblets
import RibletsTesting
import Testing

@MainActor private protocol RootActionableItem: AnyObject, Sendable {
  func waitForLogin() async throws -> any LoggedInActionableItem
}

@MainActor private protocol LoggedInActionableItem: AnyObject, Sendable {
  var total: Int { get }
  func launchGame(_ gameID: String) async throws -> any LoggedInActionableItem
  func refresh() async throws -> any LoggedInActionableItem
  func showNews() async throws -> any LoggedInActionableItem
}

@MainActor private protocol RootRouting: Navigating where Origin == any RootRouting {}

private final class LaunchGameWorkflow: Workflow<any RootActionableItem> {
  init(gameID: String) {
    super.init()
    onStep { root in try await root.waitForLogin() }
      .onStep { loggedIn, _ in try await loggedIn.launchGame(gameID) }
      .commit()
  }
}

private final class RootInteractor: Interactor, RootActionableItem {
  weak var router: (any RootRouting)?

  func open(_ gameID: String) {
    start(LaunchGameWorkflow(gameID: gameID), from: self, deadline: .seconds(60))
  }

  // Waits for a child: at once if it is there.
  func waitForLogin() async throws -> any LoggedInActionableItem {
    guard let router else { throw CancellationError() }
    return try await router.item(at: .loggedIn)
  }
}

private final class RootRouter: Router<RootInteractor>, RootRouting {
  let item: LoggedInItem

  init(interactor: RootInteractor, item: LoggedInItem) {
    self.item = item
    super.init(interactor: interactor)
    interactor.router = self
  }
}

private struct RootLoggedIn: ChildRoute {
  func build(in parent: RootRouter) -> any Routing { Router(concrete: parent.item) }
}

extension Route<any RootRouting> {
  fileprivate static var loggedIn: Self { Self(RootLoggedIn()) }
}

private final class HomeWorkflow: Workflow<any RootActionableItem> {
  override init() {
    super.init()
    let home = onStep { root in try await root.waitForLogin() }
    home.fork().onStep { loggedIn, _ in try await loggedIn.refresh() }.commit()
    home.fork().onStep { loggedIn, _ in try await loggedIn.showNews() }.commit()
  }
}

/// An interactor that records what it was asked for.
private final class LoggedInItem: Interactor, LoggedInActionableItem {
  let total = 3
  private(set) var log: [String] = []

  func launchGame(_ gameID: String) -> any LoggedInActionableItem { noting(gameID) }
  func refresh() -> any LoggedInActionableItem { noting("refresh") }
  func showNews() -> any LoggedInActionableItem { noting("news") }

  private func noting(_ entry: String) -> Self {
    log.append(entry)
    return self
  }
}

/// The code of Documentation/Workflows.md, compiled and run.
@Suite(.testScope) @MainActor
struct WorkflowsPageTests {
  private let scope = TestScope.current()
  private let root = RootInteractor()
  private let item = LoggedInItem()

  private func launch() -> RootRouter {
    let router = RootRouter(interactor: root, item: item)
    router.launch(under: scope)
    return router
  }

  @Test func `a game is launched when a player has logged in`() async {
    let router = launch()
    root.open("chess")
    await scope.advance(by: .seconds(59))
    #expect(item.log == [])

    router.route(to: .loggedIn)
    await scope.settle()

    #expect(item.log == ["chess"])
  }

  @Test func `branches run in the order in which they were added`() async throws {
    launch().route(to: .loggedIn)

    try await HomeWorkflow().run(from: root)

    #expect(item.log == ["refresh", "news"])
  }

  @Test func `a run returns the value of its last step`() async throws {
    launch().route(to: .loggedIn)

    let total = try await Workflow<any RootActionableItem>()
      .onStep { root in try await root.waitForLogin() }
      .onStep { loggedIn, _ in (loggedIn, loggedIn.total) }
      .run(from: root, deadline: .seconds(5))

    #expect(total == 3)
  }
}
