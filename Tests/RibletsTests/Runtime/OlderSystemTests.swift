import RibletsTesting
import Testing

@_spi(Data) @testable import Riblets

/// Tests of the differences on systems before iOS 26 and macOS 26, and of what must not differ.
///
/// `RIBLETS_OLDER_SYSTEM=1 scripts/test root` runs all tests as such a system would. A test that
/// needs a task to have begun settles first. The tests in here do not: each says what comes before the next turn of the
/// main actor, and what comes with it.
@MainActor
struct OlderSystemTests {
  let test = TestScope()
  let log = Log()
  let interactor = Interactor()
  let router: Router<Interactor>

  init() {
    router = Router(concrete: interactor)
    router.launch(under: test)
  }

  /// True if a task runs up to its first suspension before the call that starts it returns.
  private var beginsAtOnce: Bool {
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) { !OlderSystem.isForced } else { false }
  }

  // MARK: What differs

  @Test func `a task runs at once up to its first suspension, or begins when the main actor is free next`() async {
    interactor.task { [log] interactor in
      log.lines.append("before")
      try await interactor.ribletClock.sleep(for: .seconds(1))
      log.lines.append("after")
    }

    #expect(log.lines == (beginsAtOnce ? ["before"] : []))
    await test.settle()
    #expect(log.lines == ["before"])
    await test.advance(by: .seconds(1))
    #expect(log.lines == ["before", "after"])
  }

  @Test func `a task that is cancelled in its first turn was at its first suspension, or never runs`() async {
    let task = interactor.task { [log] interactor in
      log.lines.append("begins")
      do { try await interactor.ribletClock.sleep(for: .seconds(1)) } catch { log.lines.append("\(error)") }
    }

    task.cancel()
    await task.value

    #expect(log.lines == (beginsAtOnce ? ["begins", "CancellationError()"] : []))
    #expect(task.isCancelled)
    #expect(task.isFinished)
  }

  @Test func `a task that returns at once has finished with its call, or when the main actor is free next`()
    async
  {
    let task = interactor.task { _ in }

    #expect(task.isFinished == beginsAtOnce)
    await task.value
    #expect(task.isFinished)
    #expect(!task.isCancelled)
  }

  @Test func `of tasks one after another the first runs before a deactivation in their first turn, or none does`() async
  {
    for number in 1...3 {
      interactor.task(id: "save", .oneAfterAnother) { [log] interactor in
        log.lines.append("\(number)")
        try await interactor.ribletClock.sleep(for: .seconds(1))
      }
    }

    router.terminateTree()
    await test.advance(by: .seconds(5))

    #expect(log.lines == (beginsAtOnce ? ["1"] : []))
  }

  @Test func `a worker that returns at once has finished with its start, or when the main actor is free next`()
    async
  {
    let worker = NotingWorker(log, sleeps: false)

    worker.start(interactor)

    #expect(log.lines == (beginsAtOnce ? ["starts", "runs", "finished"] : ["starts"]))
    #expect(worker.isRunning == !beginsAtOnce)
    await test.settle()
    #expect(log.lines == ["starts", "runs", "finished"])
    #expect(!worker.isRunning)
  }

  @Test func `a worker that is stopped in its first turn was in its run, or never gets there`() async throws {
    let worker = NotingWorker(log, sleeps: true)
    worker.start(interactor)
    let run = try #require(worker.currentRun)

    worker.stop()
    #expect(try await run.waitForStop() == .stopped)

    #expect(log.lines == (beginsAtOnce ? ["starts", "runs", "stopped", "leaves"] : ["starts", "stopped"]))
  }

  @Test func `a worker that starts again in its first turn runs twice, or once`() async {
    let worker = NotingWorker(log, sleeps: true)

    worker.start(interactor)
    worker.stop()
    worker.start(interactor)
    await test.settle()

    let later = beginsAtOnce ? ["starts", "runs", "leaves"] : ["starts", "runs"]
    #expect(log.lines == (beginsAtOnce ? ["starts", "runs", "stopped"] : ["starts", "stopped"]) + later)
    #expect(worker.isRunning)
    worker.stop()
    await test.settle()
  }

  @Test func `a workflow without waits completes with its start, or when the main actor is free next`() async {
    let workflow = NotingWorkflow(log)
    workflow.onStep { $0 }.onStep { item, _ in item }.commit()

    let run = interactor.start(workflow, from: interactor)

    #expect(log.lines == (beginsAtOnce ? ["completed"] : []))
    #expect(run.isLive == !beginsAtOnce)
    await test.settle()
    #expect(log.lines == ["completed"])
    #expect(!run.isLive)
  }

  @Test func `a workflow that is cancelled in its first turn was in its first step, or takes none`() async {
    let workflow = NotingWorkflow(log)
    workflow.onStep { [log] item in
      log.lines.append("first")
      try await item.ribletClock.sleep(for: .seconds(1))
    }.commit()

    interactor.start(workflow, from: interactor).cancel()
    await test.settle()

    #expect(log.lines == (beginsAtOnce ? ["first", "cancelled"] : ["cancelled"]))
    #expect(test.pendingActionCount == 0)
  }

  @Test func `branches of a branch begin before the next one, or after it`() async {
    let workflow = NotingWorkflow(log)
    let first = workflow.onStep { $0 }
    let second = first.onStep { item, _ in item }
    first.onStep { [log] _, _ in log.lines.append("next") }.commit()
    second.onStep { [log] _, _ in log.lines.append("a") }.commit()
    second.onStep { [log] _, _ in log.lines.append("b") }.commit()

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == (beginsAtOnce ? ["a", "b", "next", "completed"] : ["next", "a", "b", "completed"]))
  }

  @Test func `a task gets events that are sent after its start, or after it has begun`() async {
    let events = MutableEventStream<Int>()
    interactor.task { [log] _ in
      for await event in events.stream.values() { log.lines.append("\(event)") }
    }

    events.send(1)
    await test.settle()
    events.send(2)
    await test.settle()

    #expect(log.lines == (beginsAtOnce ? ["1", "2"] : ["2"]))
  }

  @Test func `a task gets the states since its start, or since it has begun`() async {
    let state = MutableStateStream("first")
    interactor.task { [log] _ in
      for await value in state.stream.values() { log.lines.append(value) }
    }

    state.send("second")
    await test.settle()

    #expect(log.lines == (beginsAtOnce ? ["first", "second"] : ["second"]))
  }

  // MARK: What is the same

  @Test func `tasks begin in the order in which they were started`() async {
    for round in 0..<200 {
      log.lines = []
      for number in 0..<5 {
        interactor.task { [log] _ in log.lines.append("\(number)") }
      }
      await test.settle()

      #expect(log.lines == ["0", "1", "2", "3", "4"], "round \(round)")
    }
  }

  @Test func `what is freed on the main thread has ended before the next line`() {
    let numbers = MutableEventStream<Int>()
    var sender: MutableEventStream<Int>? = MutableEventStream()
    sender?.stream.sink(finished: { [log] in log.lines.append("finished") }) { _ in }
    var root: Router<Interactor>? = Router(concrete: Interactor())
    root?.launchAsRoot(in: RibletRuntime(reporter: .silent, leakPolicy: .off))
    root?.interactor.observe(numbers.stream) { [log] _, number in log.lines.append("\(number)") }

    sender = nil
    #expect(log.lines == ["finished"])
    root = nil
    #expect(numbers.subscriberCount == 0)
    numbers.send(1)

    #expect(log.lines == ["finished"])
  }

  @Test func `what is freed on a thread of the pool ends when the main actor is free`() async {
    let numbers = MutableEventStream<Int>()
    func dropping() -> PoolHolder {
      let sender = MutableEventStream<Int>()
      sender.stream.sink(finished: { [log] in log.lines.append("finished") }) { _ in }
      let root = Router(concrete: Interactor())
      root.launchAsRoot(in: RibletRuntime(reporter: .silent, leakPolicy: .off))
      root.interactor.observe(numbers.stream) { [log] _, number in log.lines.append("\(number)") }
      return PoolHolder([sender, root])
    }

    #expect(await dropping().drop() == false)
    await hasBegun { log.lines == ["finished"] && numbers.subscriberCount == 0 }
    numbers.send(1)

    #expect(log.lines == ["finished"])
  }

  @Test func `a cancellation on the main thread has reached what waits before the next line`() async {
    let suspension = Suspension<Bool>()
    let task = startTask { #expect(await suspension.wait(cancelled: true)) }
    await hasBegun { suspension.isWaiting }

    task.cancel()

    #expect(!suspension.isWaiting)
    await task.value
  }

  @Test func `the main thread is that of the main actor, also in a deinit, and none of the pool`() async {
    final class Freed: Sendable {
      let answer: @Sendable (Bool) -> Void
      init(_ answer: @escaping @Sendable (Bool) -> Void) { self.answer = answer }
      deinit { answer(isOnMainThread()) }
    }
    var freed: Freed? = Freed { #expect($0) }

    #expect(isOnMainThread())
    #expect(freed != nil)
    freed = nil
    #expect(await PoolHolder([]).drop() == false)
    await Task.yield()
    #expect(isOnMainThread())
  }
}

/// Gives up its only reference on a thread of the pool.
private actor PoolHolder {
  private var held: [any AnyObject & Sendable]

  init(_ held: [any AnyObject & Sendable]) { self.held = held }

  /// - Returns: Whether that thread was taken for the main one.
  func drop() -> Bool {
    held = []
    return isOnMainThread()
  }
}

/// Notes when it starts, runs and stops.
private final class NotingWorker: Worker {
  private let log: Log
  private let sleeps: Bool

  init(_ log: Log, sleeps: Bool) {
    self.log = log
    self.sleeps = sleeps
  }

  override func didStart(_ interactorScope: any Interactable) { log.lines.append("starts") }
  override func didStop(_ reason: StopReason) { log.lines.append("\(reason)") }

  override func run() async throws {
    log.lines.append("runs")
    guard sleeps else { return }
    defer { log.lines.append("leaves") }
    try await ribletClock.sleep(for: .seconds(10))
  }
}
