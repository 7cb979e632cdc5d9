import Riblets
import RibletsTesting
import Testing

@MainActor
struct WorkerRunTests {
  struct Failure: Error, CustomStringConvertible {
    let description = "the server is away"
  }

  /// Runs what a test gives it.
  final class AsyncWorker: Worker {
    var reasons: [StopReason] = []
    var runs = 0
    var onStart: ((AsyncWorker) -> Void)?
    let body: (AsyncWorker) async throws -> Void

    init(_ body: @escaping (AsyncWorker) async throws -> Void) {
      self.body = body
    }

    override func didStart(_ interactorScope: any Interactable) { onStart?(self) }

    override func run() async throws {
      runs += 1
      try await body(self)
    }

    override func didStop(_ reason: StopReason) { reasons.append(reason) }
  }

  let test = TestScope()
  let interactor = Interactor()
  let router: Router<Interactor>

  init() {
    router = Router(concrete: interactor)
    router.launch(under: test)
  }

  func sleeper() -> AsyncWorker {
    AsyncWorker { worker in try await worker.ribletClock.sleep(for: .seconds(10)) }
  }

  @Test func `a worker that has returned has finished until the next activation`() async throws {
    let worker = sleeper()
    worker.start(interactor)
    let run = try #require(worker.currentRun)

    await test.advance(by: .seconds(10))

    #expect(worker.reasons == [.finished])
    #expect(run.stopReason == .finished)
    #expect(worker.isStarted)
    #expect(!worker.isRunning)
    router.terminateTree()
    router.launch(under: test)
    await test.settle()
    #expect(worker.runs == 2)
    #expect(worker.isRunning)
    worker.stop()
    await test.settle()
  }

  @Test func `a failure is reported to the worker, and diagnosed`() async throws {
    let worker = AsyncWorker { worker in
      try await worker.ribletClock.sleep(for: .seconds(1))
      throw Failure()
    }
    worker.start(interactor)
    let run = try #require(worker.currentRun)

    await test.advance(by: .seconds(1))

    #expect(worker.reasons == [.failed(Failure())])
    #expect(run.stopReason == .failed(Failure()))
    #expect(
      test.diagnoses.map(\.description) == [
        """
        The worker 'AsyncWorker' failed: the server is away

          Riblet: Router<Interactor>

        Handle the error in run(), where the worker knows what it means. It works again when its interactor becomes \
        active the next time.
        """
      ])
  }

  @Test func `deactivation cancels a running worker`() async throws {
    let worker = sleeper()
    worker.start(interactor)
    let run = try #require(worker.currentRun)

    router.terminateTree()
    let reason = try await run.waitForStop()

    #expect(reason == .interactorInactive)
    #expect(worker.reasons == [.interactorInactive])
    #expect(test.pendingActionCount == 0)
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a run can be cancelled, and only that run`() async throws {
    let worker = sleeper()
    worker.start(interactor)
    let run = try #require(worker.currentRun)

    run.cancel()
    #expect(try await run.waitForStop() == .cancelled)
    #expect(worker.isStarted)
    #expect(!worker.isRunning)
    router.terminateTree()
    router.launch(under: test)

    #expect(worker.reasons == [.cancelled])
    #expect(worker.isRunning)
    worker.stop()
    await test.settle()
    #expect(worker.reasons == [.cancelled, .stopped])
  }

  @Test func `a wait for a run ends when the body has returned`() async throws {
    var mayReturn: CheckedContinuation<Void, Never>?
    let worker = AsyncWorker { _ in await withCheckedContinuation { mayReturn = $0 } }
    worker.start(interactor)
    let run = try #require(worker.currentRun)
    var reason: StopReason?
    let waiting = interactor.task { _ in reason = try await run.waitForStop() }
    await hasBegun { mayReturn != nil }

    worker.stop()
    #expect(worker.reasons == [.stopped])
    #expect(reason == nil)
    mayReturn?.resume()
    await waiting.value

    #expect(reason == .stopped)
  }

  @Test func `waiting for a run can be given up`() async throws {
    let worker = sleeper()
    worker.start(interactor)
    let run = try #require(worker.currentRun)
    var error: (any Error)?
    let waiting = interactor.task { _ in
      do { try await run.waitForStop() } catch let caught { error = caught }
    }

    await test.settle()
    waiting.cancel()
    await waiting.value

    #expect(error is CancellationError)
    #expect(worker.isRunning)
    worker.stop()
    await test.settle()
  }

  @Test func `a run that ignores its cancellation does not end the next one`() async throws {
    var mayReturn: [CheckedContinuation<Void, Never>] = []
    let worker = AsyncWorker { _ in await withCheckedContinuation { mayReturn.append($0) } }
    worker.start(interactor)
    let first = try #require(worker.currentRun)
    await hasBegun { mayReturn.count == 1 }
    worker.stop()
    worker.start(interactor)
    await hasBegun { mayReturn.count == 2 }

    mayReturn[0].resume()
    try await first.waitForStop()
    #expect(worker.isRunning)
    #expect(worker.reasons == [.stopped])

    mayReturn[1].resume()
    await test.settle()
    #expect(worker.reasons == [.stopped, .finished])
  }

  @Test func `what a worker binds ends with its run`() async {
    let source = MutableEventStream<Int>()
    var values: [Int] = []
    var lines: [String] = []
    let worker = AsyncWorker { worker in try await worker.ribletClock.sleep(for: .seconds(10)) }
    worker.onStart = { worker in
      worker.observe(source.stream) { worker, value in values.append(value + worker.runs) }
      worker.task { worker in
        try await worker.ribletClock.sleep(for: .seconds(1))
        lines.append("tick")
      }
    }
    worker.start(interactor)
    await test.settle()

    source.send(10)
    await test.advance(by: .seconds(10))
    source.send(20)

    #expect(values == [11])
    #expect(lines == ["tick"])
    #expect(worker.reasons == [.finished])
    #expect(source.subscriberCount == 0)
  }

  @Test func `binding to a worker that does not run is diagnosed`() {
    let source = MutableEventStream<Int>()
    let worker = sleeper()

    RibletRuntime.$current.withValue(test.runtime) {
      _ = worker.observe(source.stream, fileID: "Shop/Poller.swift", line: 12) { _, _ in }
    }

    #expect(source.subscriberCount == 0)
    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot bind an observation to 'AsyncWorker': it is not active.

          Riblet: in no tree
          At:     Shop/Poller.swift:12

        Bind it in didBecomeActive or later. Bound work ends at deactivation and is not restarted.
        """
      ])
  }

  @Test func `a run is emitted as bound work`() async {
    let worker = sleeper()
    worker.start(interactor)
    worker.stop()
    worker.start(interactor)
    await test.advance(by: .seconds(10))

    let told = test.events.compactMap { event -> String? in
      switch event.kind {
      case .workStarted(let work): "\(event.path?.description ?? "-"): \(work.kind) \(work.name ?? "-") started"
      case .workEnded(let work, let end): "\(event.path?.description ?? "-"): \(work.kind) \(end)"
      default: nil
      }
    }
    #expect(
      told == [
        "Router<Interactor>: worker AsyncWorker started",
        "Router<Interactor>: worker cancelled",
        "Router<Interactor>: worker AsyncWorker started",
        "Router<Interactor>: worker finished",
      ])
  }

  @Test func `a running worker need not be held, and is freed when it stops`() async {
    var worker: AsyncWorker? = sleeper()
    weak let freed = worker
    worker?.start(interactor)
    worker = nil
    #expect(freed != nil)

    router.terminateTree()
    await test.settle()

    #expect(freed == nil)
  }

  @Test func `a worker that only waits for its interactor is not held`() {
    router.terminateTree()
    var worker: AsyncWorker? = sleeper()
    weak let freed = worker
    worker?.start(interactor)

    worker = nil

    #expect(freed == nil)
    router.launch(under: test)
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a running worker does not keep its interactor`() async {
    var interactor: Interactor? = Interactor()
    weak let freed = interactor
    let worker = sleeper()
    interactor?.activate()
    RibletRuntime.$current.withValue(test.runtime) {
      interactor.map { worker.start($0) }
    }

    interactor = nil
    await test.settle()

    #expect(freed == nil)
    #expect(worker.reasons == [.interactorGone])
    #expect(test.pendingActionCount == 0)
  }

  @Test func `a worker that outlives its detached riblet is a leak`() async {
    let (worker, stopped) = (sleeper(), sleeper())
    func attachAndDetach() {
      let child = Router(concrete: Interactor())
      router.attachChild(child)
      worker.start(child.interactor)
      stopped.start(child.interactor)
      stopped.stop()
      router.detachChild(child)
    }

    attachAndDetach()
    await test.advance(by: .seconds(2))

    let leaks = test.diagnoses.compactMap { diagnosis -> String? in
      if case .leaked(let leak) = diagnosis.kind { "\(leak.role) \(leak.object)" } else { nil }
    }
    #expect(leaks == ["worker AsyncWorker"])
    withExtendedLifetime((worker, stopped)) {}
  }
}
