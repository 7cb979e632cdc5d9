import Riblets
import RibletsTesting
import Testing

@MainActor
struct WorkerTests {
  /// Notes when it starts and stops, and does then what a test wants.
  final class NotingWorker: Worker {
    var lines: [String] = []
    var onStart: (() -> Void)?
    var onStop: (() -> Void)?

    override func didStart(_ interactorScope: any Interactable) {
      lines.append("start")
      onStart?()
    }

    override func didStop(_ reason: StopReason) {
      lines.append("\(reason)")
      onStop?()
    }
  }

  let test = TestScope()
  let interactor = Interactor()
  let router: Router<Interactor>
  let worker = NotingWorker()

  init() {
    router = Router(concrete: interactor)
  }

  @Test func `a worker waits for its interactor, and follows it`() {
    worker.start(interactor)
    #expect(worker.isStarted)
    #expect(!worker.isRunning)

    router.launch(under: test)
    #expect(worker.isRunning)
    router.terminateTree()
    #expect(worker.isStarted)
    #expect(!worker.isRunning)
    router.launch(under: test)

    #expect(worker.lines == ["start", "interactorInactive", "start"])
  }

  @Test func `a worker that is started for an active interactor begins at once`() {
    router.launch(under: test)

    worker.start(interactor)

    #expect(worker.lines == ["start"])
  }

  @Test func `a stopped worker does not begin again`() {
    router.launch(under: test)
    worker.start(interactor)

    worker.stop()
    worker.stop()
    router.terminateTree()
    router.launch(under: test)

    #expect(worker.lines == ["start", "stopped"])
    #expect(!worker.isStarted)
  }

  @Test func `stopping a worker that waits calls nothing`() {
    worker.start(interactor)
    worker.stop()
    router.launch(under: test)

    #expect(worker.lines == [])
  }

  @Test func `starting twice for one interactor does nothing`() {
    router.launch(under: test)

    worker.start(interactor)
    worker.start(interactor)

    #expect(worker.lines == ["start"])
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `starting for another interactor is diagnosed with both`() {
    let child = Router(concrete: Interactor())
    router.attachChild(child)
    router.launch(under: test)
    worker.start(interactor)

    worker.start(child.interactor, fileID: "Shop/ShopInteractor.swift", line: 12)

    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot start the worker 'NotingWorker': it is started for another interactor.

          Started for: Router<Interactor>
          Asked for:   Router<Interactor>/Router<Interactor>
          At:          Shop/ShopInteractor.swift:12

        Stop it first, or make a second worker.
        """
      ])
    #expect(worker.lines == ["start"])
  }

  @Test func `a stopped worker can serve another interactor`() {
    let other = Interactor()
    other.activate()
    router.launch(under: test)
    worker.start(interactor)

    worker.stop()
    worker.start(other)
    router.terminateTree()

    #expect(worker.lines == ["start", "stopped", "start"])
  }

  @Test func `what is asked for can be followed`() {
    var values: [Bool] = []
    worker.isStartedStream.sink { values.append($0) }

    worker.start(interactor)
    router.launch(under: test)
    router.terminateTree()
    worker.stop()

    #expect(values == [false, true, false])
  }

  @Test func `an observer of what is asked for may start the worker again`() {
    router.launch(under: test)
    worker.start(interactor)
    var values: [Bool] = []
    worker.isStartedStream.sink { [worker, interactor] isStarted in
      values.append(isStarted)
      if !isStarted { worker.start(interactor) }
    }

    worker.stop()

    #expect(values == [true, false, true])
    #expect(worker.lines == ["start", "stopped", "start"])
    #expect(worker.isRunning)
  }

  @Test func `the stream of what is asked for ends with the worker`() {
    var worker: NotingWorker? = NotingWorker()
    var hasEnded = false
    worker?.isStartedStream.sink(finished: { hasEnded = true }) { _ in }

    worker = nil

    #expect(hasEnded)
  }

  @Test func `a worker that is stopped in its own start has stopped`() {
    router.launch(under: test)
    worker.onStart = { [unowned worker] in worker.stop() }

    worker.start(interactor)

    #expect(worker.lines == ["start", "stopped"])
    #expect(!worker.isRunning)
  }

  @Test func `a worker that is started in its own stop works again`() {
    router.launch(under: test)
    worker.start(interactor)
    worker.onStop = { [unowned worker, interactor] in
      worker.onStop = nil
      worker.start(interactor)
    }

    worker.stop()

    #expect(worker.lines == ["start", "stopped", "start"])
    #expect(worker.isStarted)
    #expect(worker.isRunning)
  }

  @Test func `a worker whose start deactivates the interactor has stopped`() {
    worker.onStart = { [router] in router.terminateTree() }
    worker.start(interactor)

    router.launch(under: test)

    #expect(worker.lines == ["start", "interactorInactive"])
    #expect(!worker.isRunning)
    #expect(worker.isStarted)
  }

  @Test func `a worker whose start detaches and attaches its riblet works again`() {
    let root = Router(concrete: Interactor())
    root.attachChild(router)
    var isFirst = true
    worker.onStart = { [router] in
      guard isFirst else { return }
      isFirst = false
      root.detachChild(router)
      root.attachChild(router)
    }
    worker.start(interactor)

    root.launch(under: test)

    #expect(worker.lines == ["start", "interactorInactive", "start"])
    #expect(worker.isRunning)
    #expect(interactor.isActive)
  }

  @Test func `a worker learns that its interactor is gone`() {
    var interactor: Interactor? = Interactor()
    weak let freed = interactor
    interactor?.activate()
    interactor.map { worker.start($0) }

    interactor = nil

    #expect(freed == nil)
    #expect(worker.lines == ["start", "interactorGone"])
    #expect(!worker.isStarted)
  }

  @Test func `a worker whose interactor is gone can be started anew`() {
    var interactor: Interactor? = Interactor()
    interactor.map { worker.start($0) }
    interactor = nil
    let other = Interactor()
    other.activate()

    worker.start(other)

    #expect(worker.lines == ["start"])
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a stand-in that is always active can have workers`() {
    final class StandIn: Interactable {
      var isActive: Bool { true }
      var isActiveStream: StateStream<Bool> { .constant(true) }
      func activate() {}
      func deactivate() {}
    }
    let standIn = StandIn()

    worker.start(standIn)
    #expect(worker.isRunning)
    worker.stop()

    #expect(worker.lines == ["start", "stopped"])
  }
}
