import Riblets
import RibletsTesting
import Testing

@MainActor
struct WorkflowRunTests {
  struct Failure: Error, Equatable, CustomStringConvertible {
    var description: String { "no such game" }
  }

  let test = TestScope()
  let interactor = Interactor()
  let router: Router<Interactor>
  let log = Log()

  init() {
    router = Router(concrete: interactor)
  }

  func workflow() -> NotingWorkflow { NotingWorkflow(log) }

  @Test func `a failing step fails the workflow, for its caller`() async {
    let workflow = workflow()
    interactor.activate()
    workflow.onStep { _ in throw Failure() }
      .onStep { [log] _, _ in log.lines.append("never") }
      .commit()

    await #expect(throws: Failure()) { try await workflow.run(from: interactor) }

    #expect(log.lines == ["failed: no such game"])
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `the error handlers from the failing step on are called`() async {
    router.launch(under: test)
    let workflow = workflow()
    workflow.onStep { $0 }.onError { [log] _ in log.lines.append("before") }
      .onStep { item, _ -> Interactor in throw Failure() }.onError { [log] error in log.lines.append("at: \(error)") }
      .onStep { item, _ in item }.onError { [log] error in log.lines.append("after: \(error)") }
      .commit()

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["at: no such game", "after: no such game", "failed: no such game"])
  }

  @Test func `an unhandled error of a bound workflow is diagnosed`() async {
    router.launch(under: test)
    let workflow = Workflow<Interactor>()
    workflow.onStep { _ in throw Failure() }.commit()

    interactor.start(workflow, from: interactor, fileID: "Shop/ShopInteractor.swift", line: 12)
    await test.settle()

    #expect(
      test.diagnoses.map(\.description) == [
        """
        The workflow 'Workflow<Interactor>' failed: no such game

          Riblet: Router<Interactor>
          At:     Shop/ShopInteractor.swift:12

        Override didFail(_:), or run the workflow yourself and handle what it throws.
        """
      ])
  }

  @Test func `a workflow whose didFail is overridden is not diagnosed`() async {
    router.launch(under: test)
    let workflow = workflow()
    workflow.onStep { _ in throw Failure() }.commit()

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["failed: no such game"])
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `deactivation cancels a bound workflow at once`() async throws {
    router.launch(under: test)
    let workflow = workflow()
    workflow.onStep { [log] item in
      defer { log.lines.append("left the step") }
      try await item.ribletClock.sleep(for: .seconds(1))
    }.onStep { [log] _, _ in log.lines.append("never") }.commit()
    let run = interactor.start(workflow, from: interactor)
    await test.settle()

    router.terminateTree()
    #expect(log.lines == ["cancelled"])
    await test.settle()

    #expect(log.lines == ["cancelled", "left the step"])
    #expect(try await run.waitForEnd().isCancelled)
    #expect(test.pendingActionCount == 0)
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `cancelling the caller of a workflow cancels it`() async {
    router.launch(under: test)
    let workflow = workflow()
    workflow.onStep { try await $0.ribletClock.sleep(for: .seconds(1)) }.commit()
    var error: (any Error)?
    let task = interactor.task { [log] interactor in
      do { try await workflow.run(from: interactor) } catch let caught { error = caught }
      log.lines.append("returned")
    }
    await test.settle()

    task.cancel()
    #expect(log.lines == ["cancelled"])
    await task.value

    #expect(error is CancellationError)
    #expect(log.lines == ["cancelled", "returned"])
  }

  @Test func `a step that gives itself up cancels the workflow`() async {
    router.launch(under: test)
    let workflow = workflow()
    workflow.onStep { _ in throw CancellationError() }.commit()

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["cancelled"])
  }

  @Test func `a workflow can be cancelled from inside a step`() async {
    router.launch(under: test)
    var run: WorkflowRun?
    let workflow = workflow()
    workflow.onStep { item in
      try await item.ribletClock.sleep(for: .seconds(1))
      run?.cancel()
      return item
    }.onStep { [log] _, _ in log.lines.append("never") }.commit()

    run = interactor.start(workflow, from: interactor)
    await test.advance(by: .seconds(1))

    #expect(log.lines == ["cancelled"])
  }

  @Test func `waiting for the end of a workflow can be given up`() async {
    router.launch(under: test)
    let workflow = workflow()
    workflow.onStep { try await $0.ribletClock.sleep(for: .seconds(1)) }.commit()
    let run = interactor.start(workflow, from: interactor)
    var error: (any Error)?
    let waiting = interactor.task { _ in
      do { try await run.waitForEnd() } catch let caught { error = caught }
    }

    await test.settle()
    waiting.cancel()
    await test.advance(by: .seconds(1))

    #expect(error is CancellationError)
    #expect(log.lines == ["completed"])
  }

  @Test func `a run is emitted as bound work with its progress`() async {
    router.launch(under: test)
    let workflow = workflow()
    workflow.onStep { $0 }.onStep { item, _ in try await item.ribletClock.sleep(for: .seconds(1)) }.commit()
    interactor.start(workflow, from: interactor)
    await test.advance(by: .seconds(1))

    let told = test.events.compactMap { event -> String? in
      switch event.kind {
      case .workStarted(let work): "\(work.kind) \(work.name ?? "-")"
      case .workEnded(_, let end): "\(end)"
      case .workflow(let progress): "\(event.path?.description ?? "-"): \(progress.workflow) \(progress.stage)"
      default: nil
      }
    }
    #expect(
      told == [
        "workflow NotingWorkflow",
        "Router<Interactor>: NotingWorkflow started",
        "Router<Interactor>: NotingWorkflow step(0)",
        "Router<Interactor>: NotingWorkflow step(1)",
        "Router<Interactor>: NotingWorkflow completed",
        "finished",
      ])
  }

  @Test func `a workflow is freed after its run, and keeps no items meanwhile`() async {
    router.launch(under: test)
    weak var freed: NotingWorkflow?
    weak var item: Interactor?
    func start() {
      let workflow = workflow()
      workflow.onStep { _ in
        let made = Interactor()
        made.activate()
        item = made
        return made
      }
      .onStep { [clock = test.clock] item, _ in try await clock.sleep(for: .seconds(1)) }
      .commit()
      freed = workflow
      interactor.start(workflow, from: interactor)
    }
    start()
    #expect(freed != nil)

    await test.advance(by: .seconds(1))

    #expect(freed == nil)
    #expect(item == nil)
  }

  @Test func `a workflow that was never started is freed`() {
    weak var freed: NotingWorkflow?
    func make() {
      let workflow = workflow()
      let step = workflow.onStep { $0 }
      step.fork().onStep { item, _ in item }.commit()
      step.fork().onStep { item, _ in item }.commit()
      freed = workflow
    }

    make()

    #expect(freed == nil)
  }
}

extension WorkflowOutcome {
  fileprivate var isCancelled: Bool { if case .cancelled = self { true } else { false } }
}
