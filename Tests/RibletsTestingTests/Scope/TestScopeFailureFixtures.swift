import ChildTestRun
import Riblets
import RibletsTesting
import Testing

/// Tests that are meant to fail; `TestScopeFailureTests` says how. The lines that are named there end in `// HERE`.
@Suite(.onlyInChildRun, .testScope(settleLimit: .milliseconds(200))) @MainActor
struct TestScopeFailureFixtures {
  @Test func leavesATask() {
    let interactor = Interactor()
    interactor.activate()
    interactor.task(id: "poll") { try await $0.ribletClock.sleep(for: .seconds(60)) }  // HERE
  }

  @Test func leavesAnObservation() {
    Static.interactor.activate()
    Static.interactor.observe(Static.events.stream) { _, _ in }  // HERE
  }

  @Test func leavesASubscription() {
    Static.events.stream.sink { _ in }  // HERE
  }

  @Test func leavesAnAction() {
    TestScope.current().clock.schedule(after: .seconds(3)) {}  // HERE
  }

  @Test func leaksARiblet() {
    let root = Router(concrete: Interactor())
    let child = Router(concrete: Interactor())
    root.launch(under: .current())
    root.attachChild(child)
    Static.held.append(child)
    root.detachChild(child)  // HERE
  }

  @Test func makesAMistake() {
    let root = Router(concrete: Interactor())
    root.launch(under: .current())
    root.detachChild(Router(concrete: Interactor()))  // HERE
  }

  @Test func waitsForSomethingForeign() async {
    let interactor = Interactor()
    interactor.activate()
    interactor.task(id: "upload") { _ in try await Task.sleep(for: .seconds(3600)) }
    await TestScope.current().settle()  // HERE
    interactor.deactivate()
  }

  @Test func neverQuiets() async {
    let interactor = Interactor()
    interactor.activate()
    interactor.task { poller in
      while true { try await poller.ribletClock.sleep(for: .seconds(1)) }
    }
    await TestScope.current().runUntilQuiet(steps: 100)  // HERE
    interactor.deactivate()
  }

  @Test func waitsForWhatCannotCome() async {
    await TestScope.current().run { false }  // HERE
  }

  @Test func movesTimeTwice() async {
    let scope = TestScope.current()
    let interactor = Interactor()
    interactor.activate()
    interactor.task { _ in
      try await scope.clock.sleep(for: .seconds(1))
      await scope.advance(by: .seconds(1))  // HERE
    }
    await scope.advance(by: .seconds(2))
    interactor.deactivate()
  }

  @Test func movesTimeBack() async {
    let scope = TestScope.current()
    await scope.advance(by: .milliseconds(2500))
    await scope.advance(to: .seconds(1))  // HERE
  }

  @Test func throwsWithATaskLeft() throws {
    let interactor = Interactor()
    interactor.activate()
    interactor.task { try await $0.ribletClock.sleep(for: .seconds(1)) }  // HERE
    throw CancellationError()
  }
}

@Suite(.onlyInChildRun, .testScope) @MainActor
struct LaunchedTreeFixtures {
  @Test func leaksWhatItLaunched() {  // HERE
    let interactor = Holding()
    Router(concrete: interactor).launch(under: .current())
    interactor.held = interactor
  }

  @Test func leaksIntoAMock() {  // HERE
    let interactor = Watched()
    Router(concrete: interactor).launch(under: .current())
    interactor.watcher.watch(interactor)
    interactor.resetWatcher.watch(interactor)
    interactor.resetWatcher.reset()
    WatcherMock().watch(interactor)
  }

  @Test func expectsReleaseOfWhatAMockHolds() async {
    let scope = TestScope.current()
    let watcher = WatcherMock()
    await scope.expectReleased {  // HERE
      let interactor = Watched()
      watcher.watch(interactor)
      return interactor
    }
  }

  @Test func startsTheMockOfAWorker() {
    let interactor = Watched()
    Router(concrete: interactor).launch(under: .current())
    interactor.worker.start(interactor)
    #expect(interactor.worker.startReceivedArguments === interactor)
  }
}

/// Holds itself, as a closure does that captures its owner.
@MainActor
private final class Holding: Interactor {
  var held: Interactor?
}

/// Holds mocks, as an interactor of an app does.
@MainActor
private final class Watched: Interactor {
  let watcher = WatcherMock()
  let resetWatcher = WatcherMock()
  let worker = WatchWorkingMock()
}

/// Keeps its arguments, as generated mocks do.
@MainActor
private final class WatcherMock: Mock {
  nonisolated let calls: Calls
  private var watchArguments: [any Interactable] = []

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: WatcherMock.self, sourceLocation: sourceLocation)
  }

  func watch(_ scope: any Interactable) {
    calls.note("watch", ["_": scope])
    watchArguments.append(scope)
  }

  func reset() {
    calls.reset()
    watchArguments = []
  }
}

/// In the shape of a generated mock of a protocol that inherits from `Working`.
@MainActor
private final class WatchWorkingMock: Working, Mock {
  nonisolated let calls: Calls
  let isStarted = false
  let isRunning = false
  let isStartedStream = StateStream<Bool>.never(after: false)

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: WatchWorkingMock.self, sourceLocation: sourceLocation)
  }

  private var startArguments: [MockScope] = []
  var startReceivedArguments: (any Interactable)? {
    calls.markLastAsserted("start")
    return startArguments.last?.object
  }
  func start(_ interactorScope: any Interactable) {
    calls.note("start", ["_": ArgumentText("\(type(of: interactorScope))")])
    startArguments.append(MockScope(object: interactorScope))
  }

  func stop() {}
}

private struct MockScope {
  weak var object: (any Interactable)?
}

@Suite(.onlyInChildRun) @MainActor
struct MissingScopeFixtures {
  @Test func hasNoScope() {
    _ = TestScope.current()  // HERE
  }
}

@MainActor
private enum Static {
  static let events = MutableEventStream<Int>()
  static let interactor = Interactor()
  static var held: [AnyObject] = []
}
