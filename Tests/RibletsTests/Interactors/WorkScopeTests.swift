import Riblets
import RibletsTesting
import Testing

/// Tests of the work that may be started while a riblet's work is being ended.
@MainActor
struct WorkScopeTests {
  let test = TestScope(leakPolicy: .off)
  let log = Log()
  let numbers = MutableEventStream<Int>()

  private final class Ending: StreamOrigin {
    let act: @MainActor () -> Void
    init(_ act: @escaping @MainActor () -> Void) { self.act = act }
    override func drop(_ id: Int) { act() }
  }

  /// A stream whose observation calls a closure when it is cancelled.
  private func stream(whenCancelled act: @escaping @MainActor () -> Void) -> EventStream<Int> {
    EventStream { subscription, _ in subscription.bind(Ending(act), 0) }
  }

  private func launchedTree() -> (root: PartRouter, part: PartRouter) {
    let (root, part) = (PartRouter("root", log), PartRouter("part", log))
    root.launch(under: test)
    root.attachChild(part)
    return (root, part)
  }

  private final class EndlessWorkflow: Workflow<Interactor> {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
      onStep { item in try await item.ribletClock.sleep(for: .seconds(1)) }.commit()
    }
    var onCancel: (() -> Void)?
    override func didCancel() {
      log.lines.append("cancelled")
      onCancel?()
    }
  }

  @Test func `a workflow that starts again when it is cancelled is refused, and the riblet detached`() {
    let (root, part) = launchedTree()
    let first = EndlessWorkflow(log)
    let second = EndlessWorkflow(log)
    first.onCancel = { [part, log] in
      let run = part.interactor.start(
        second, from: part.interactor, fileID: "Shop/OpenWorkflow.swift", line: 7)
      log.lines.append("started: \(run.isLive)")
    }
    part.interactor.start(first, from: part.interactor)
    log.lines = []

    root.detachChild(part)

    #expect(log.lines == ["part will deactivate", "part resigns", "cancelled", "started: false"])
    #expect(!part.interactor.isActive)
    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot bind a workflow to 'PartInteractor': it is becoming inactive, and its work is being ended.

          Riblet: Part(root)/Part(part)
          At:     Shop/OpenWorkflow.swift:7

        Work cannot be started while the riblet's work is being ended: look for a cancellation handler, a didCancel \
        or a deinit that starts something. Start it in an owner that stays active.
        """
      ])
  }

  @Test func `an observation and a task from a cancellation handler are refused and diagnosed`() {
    let (root, part) = launchedTree()
    var works: [StreamConnection] = []
    var hasRun = false
    part.interactor.observe(
      stream { [part, numbers] in
        works.append(part.interactor.observe(numbers.stream) { _, _ in })
        works.append(part.interactor.task { _ in hasRun = true })
      }
    ) { _, _ in }

    root.detachChild(part)

    #expect(works.map(\.isLive) == [false, false])
    #expect(numbers.subscriberCount == 0)
    #expect(!hasRun)
    #expect(test.diagnoses.count == 2)
  }

  @Test func `a task that was cancelled by the deactivation cannot start another one`() async {
    let (root, part) = launchedTree()
    var works: [StreamConnection] = []
    part.interactor.task { interactor in
      await withTaskCancellationHandler {
        try? await interactor.ribletClock.sleep(for: .seconds(1))
      } onCancel: {
        MainActor.assumeIsolated { works.append(interactor.observe(numbers.stream) { _, _ in }) }
      }
    }
    await test.settle()

    root.detachChild(part)
    await test.settle()

    #expect(works.map(\.isLive) == [false])
    #expect(test.diagnoses.count == 1)
  }

  @Test func `a deinit of what bound work held cannot start work`() {
    @MainActor final class Held: Sendable {
      let act: @MainActor () -> Void
      init(_ act: @escaping @MainActor () -> Void) { self.act = act }
      deinit { MainActor.assumeIsolated { act() } }
    }
    let (root, part) = launchedTree()
    do {
      let held = Held { [part, numbers] in part.interactor.observe(numbers.stream) { _, _ in } }
      part.interactor.observe(numbers.stream) { [held] _, _ in _ = held }
    }
    #expect(numbers.subscriberCount == 1)

    root.detachChild(part)

    #expect(numbers.subscriberCount == 0)
    #expect(test.diagnoses.count == 1)
  }

  @Test func `work that is bound in willResignActive begins, and ends with the rest`() {
    let (root, part) = launchedTree()
    let state = MutableStateStream(7)
    var seen: [Int] = []
    part.interactor.onResign = { [part] in part.interactor.observe(state.stream) { _, value in seen.append(value) } }

    root.detachChild(part)
    state.send(8)

    #expect(seen == [7])
    #expect(state.subscriberCount == 0)
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a worker that is started in willResignActive begins and stops`() {
    let (root, part) = launchedTree()
    let worker = NotingWorker(log)
    part.interactor.onResign = { [part] in worker.start(part.interactor) }
    log.lines = []

    root.detachChild(part)

    #expect(log.lines == ["part will deactivate", "part resigns", "started", "stopped: interactorInactive"])
    #expect(worker.isStarted && !worker.isRunning)
  }

  @Test func `a worker that is started while work is being ended waits for the next activation`() {
    let (root, part) = launchedTree()
    let worker = NotingWorker(log)
    part.interactor.observe(stream { [part] in worker.start(part.interactor) }) { _, _ in }
    log.lines = []

    root.detachChild(part)
    #expect(log.lines == ["part will deactivate", "part resigns"])
    #expect(worker.isStarted && !worker.isRunning)

    root.attachChild(part)
    #expect(worker.isRunning)
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a listener that ends a riblet when its work starts keeps that work from beginning`() {
    let (root, part) = launchedTree()
    test.runtime.events.sink { [root, part] event in
      if case .workStarted = event.kind { root.detachChild(part) }
    }
    var hasRun = false

    let observation = part.interactor.observe(numbers.stream) { _, _ in }
    root.attachChild(part)
    let task = part.interactor.task { _ in hasRun = true }

    #expect(!observation.isLive && numbers.subscriberCount == 0)
    #expect(!hasRun && task.isCancelled)
  }

  @Test func `the end of work is emitted when nothing arrives any more`() {
    let (root, part) = launchedTree()
    var heard: [Int] = []
    test.runtime.events.sink { [numbers] event in
      if case .workEnded = event.kind { numbers.send(1) }
    }
    part.interactor.observe(numbers.stream) { _, number in heard.append(number) }

    root.detachChild(part)

    #expect(heard.isEmpty)
  }

  @Test func `work of an interactor that was activated without a tree ends when it is freed`() {
    var heard: [Int] = []
    var hasFinished = false
    do {
      let interactor = Interactor()
      interactor.isActiveStream.sink(finished: { hasFinished = true }) { _ in }
      interactor.activate()
      interactor.observe(numbers.stream) { _, number in heard.append(number) }
      #expect(numbers.subscriberCount == 1)
    }

    #expect(numbers.subscriberCount == 0)
    #expect(hasFinished)
    numbers.send(1)
    #expect(heard.isEmpty)
  }

  @Test func `work of an interactor that is freed on another thread ends when the main actor is free`() async {
    await Self.letGo(of: boundInteractor())

    await hasBegun { numbers.subscriberCount == 0 }
  }

  private func boundInteractor() -> Interactor {
    let interactor = Interactor()
    interactor.activate()
    interactor.observe(numbers.stream) { _, _ in }
    return interactor
  }

  /// Lets go of the last reference off the main actor.
  @concurrent
  private static func letGo(of interactor: consuming Interactor) async {}
}

/// A worker that notes when it begins and ends.
private final class NotingWorker: Worker {
  let log: Log
  init(_ log: Log) { self.log = log }
  override func didStart(_ interactorScope: any Interactable) { log.lines.append("started") }
  override func didStop(_ reason: StopReason) { log.lines.append("stopped: \(reason)") }
}
