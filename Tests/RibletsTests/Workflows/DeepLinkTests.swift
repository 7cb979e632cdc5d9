import Riblets
import RibletsTesting
import Testing

/// A link into an app of two riblets, written as an app writes it.
@MainActor
struct DeepLinkTests {
  @MainActor protocol RootActionableItem: AnyObject, Sendable {
    func waitForLogin() async throws -> any LoggedInActionableItem
  }

  @MainActor protocol LoggedInActionableItem: AnyObject, Sendable {
    func launchGame(_ name: String) async throws -> (any LoggedInActionableItem, Bool)
  }

  final class LaunchGameWorkflow: Workflow<any RootActionableItem> {
    init(_ name: String, _ log: Log) {
      super.init()
      onStep { root in try await root.waitForLogin() }
        .onStep { loggedIn, _ in try await loggedIn.launchGame(name) }
        .onStep { _, isKnown in log.lines.append(isKnown ? "launched" : "unknown") }
        .commit()
    }
  }

  final class LoggedInInteractor: Interactor, LoggedInActionableItem {
    private(set) var game: String?

    func launchGame(_ name: String) async throws -> (any LoggedInActionableItem, Bool) {
      if name != "bridge" { game = name }
      return (self, name != "bridge")
    }
  }

  final class RootInteractor: Interactor, RootActionableItem {
    private let loggedIn = MutableStateStream<(any LoggedInActionableItem)?>(nil)

    func didLogIn(_ item: any LoggedInActionableItem) { loggedIn.send(item) }

    func waitForLogin() async throws -> any LoggedInActionableItem {
      try await loggedIn.stream.firstValue { $0 }
    }

    func open(_ name: String, _ log: Log) {
      start(LaunchGameWorkflow(name, log), from: self, deadline: .seconds(60))
    }
  }

  let test = TestScope()
  let log = Log()
  let root = Router(concrete: RootInteractor())
  let loggedIn = Router(concrete: LoggedInInteractor())

  init() {
    root.launch(under: test)
  }

  func logIn() {
    root.attachChild(loggedIn)
    root.interactor.didLogIn(loggedIn.interactor)
  }

  @Test func `a link after the login opens its game`() async {
    logIn()

    root.interactor.open("chess", log)
    await test.settle()

    #expect(loggedIn.interactor.game == "chess")
    #expect(log.lines == ["launched"])
  }

  @Test func `a link before the login waits for it`() async {
    root.interactor.open("chess", log)
    #expect(log.lines == [])

    logIn()
    await test.settle()

    #expect(loggedIn.interactor.game == "chess")
  }

  @Test func `of two links before the login the last wins`() async {
    root.interactor.open("chess", log)
    root.interactor.open("go", log)

    logIn()
    await test.settle()

    #expect(loggedIn.interactor.game == "go")
    #expect(log.lines == ["launched", "launched"])
  }

  @Test func `a link to nowhere completes and changes nothing`() async {
    logIn()

    root.interactor.open("bridge", log)
    await test.settle()

    #expect(loggedIn.interactor.game == nil)
    #expect(log.lines == ["unknown"])
  }

  @Test func `a link does not outlive its riblet`() async {
    root.interactor.open("chess", log)

    root.terminateTree()
    root.interactor.didLogIn(loggedIn.interactor)
    await test.settle()

    #expect(loggedIn.interactor.game == nil)
    #expect(test.pendingActionCount == 0)
    #expect(test.diagnoses.isEmpty)
  }
}
