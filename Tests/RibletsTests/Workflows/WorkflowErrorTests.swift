import Riblets
import RibletsTesting
import Testing

@MainActor
struct WorkflowErrorTests {
  let test = TestScope()
  let interactor = Interactor()
  let router: Router<Interactor>
  let log = Log()

  init() {
    router = Router(concrete: interactor)
    router.launch(under: test)
  }

  @Test func `a deadline ends a step that waits, and names it`() async {
    let workflow = NotingWorkflow(log)
    let login = MutableEventStream<Interactor>()
    workflow.onStep { $0 }
      .onStep(fileID: "Shop/OpenWorkflow.swift", line: 12) { _, _ in try await login.stream.firstValue() }
      .commit()
    interactor.start(workflow, from: interactor, deadline: .seconds(5))

    await test.advance(by: .seconds(4))
    #expect(log.lines == [])
    await test.advance(by: .seconds(1))

    #expect(
      log.lines == [
        """
        failed: 'NotingWorkflow' did not complete within 5.0 seconds.

          Step 1 has not returned, at Shop/OpenWorkflow.swift:12

        Look at why the step waits: a riblet that is never attached, a value that is never sent. If it only needs longer, \
        start the workflow with a later deadline.
        """
      ])
    #expect(login.subscriberCount == 0)
  }

  @Test func `a deadline names the items whose riblets never became active`() async {
    final class ShopInteractor: Interactor {}
    let workflow = NotingWorkflow(log)
    let shared = workflow.onStep { _ in ShopInteractor() }
    shared.onStep(fileID: "Shop/OpenWorkflow.swift", line: 12) { _, _ in }.commit()
    shared.onStep(fileID: "Shop/OpenWorkflow.swift", line: 13) { _, _ in }.commit()

    interactor.start(workflow, from: interactor, deadline: .seconds(5))
    await test.advance(by: .seconds(5))

    #expect(
      log.lines == [
        """
        failed: 'NotingWorkflow' did not complete within 5.0 seconds.

          Step 1 waits for 'ShopInteractor' to become active, at Shop/OpenWorkflow.swift:12
          Step 1 waits for 'ShopInteractor' to become active, at Shop/OpenWorkflow.swift:13

        Look at why the step waits: a riblet that is never attached, a value that is never sent. If it only needs longer, \
        start the workflow with a later deadline.
        """
      ])
  }

  @Test func `a deadline before the first step says so`() {
    #expect(
      WorkflowError.deadlineExceeded(workflow: "OpenWorkflow", deadline: .zero, []).description == """
        'OpenWorkflow' did not complete within 0.0 seconds.

          No step has begun

        Look at why the step waits: a riblet that is never attached, a value that is never sent. If it only needs longer, \
        start the workflow with a later deadline.
        """)
  }

  @Test func `a step that never returns does not hold up the deadline`() async {
    var stuck: CheckedContinuation<Void, Never>?
    let workflow = NotingWorkflow(log)
    workflow.onStep { _ in await withCheckedContinuation { stuck = $0 } }
      .onStep { [log] _, _ in log.lines.append("never") }
      .commit()
    let clock = test.clock
    let run = interactor.start(workflow, from: interactor, deadline: .seconds(5))
    await hasBegun { stuck != nil }

    // `advance` would wait for the stuck task.
    test.jump(by: .seconds(5))

    #expect(clock.now == .seconds(5))
    #expect(log.lines.count == 1)
    #expect(run.outcome != nil)
    stuck?.resume()
    await test.settle()
    #expect(log.lines.count == 1)
  }

  @Test func `a workflow that is done in time leaves no deadline behind`() async throws {
    let workflow = NotingWorkflow(log)
    workflow.onStep { $0 }.commit()

    try await workflow.run(from: interactor, deadline: .seconds(5))

    #expect(test.pendingActionCount == 0)
  }

  @Test func `an item that is gone while its step waits is named`() async {
    final class StandIn: Interactable {
      let activity = MutableStateStream(false)
      var isActive: Bool { false }
      var isActiveStream: StateStream<Bool> { activity.stream }
      func activate() {}
      func deactivate() {}
    }
    let standIn = StandIn()
    let workflow = NotingWorkflow(log)
    workflow.onStep { _ in standIn }
      .onStep(fileID: "Shop/OpenWorkflow.swift", line: 12) { _, _ in }
      .commit()
    interactor.start(workflow, from: interactor)

    standIn.activity.finish()
    await test.settle()

    #expect(
      log.lines == [
        """
        failed: 'NotingWorkflow' cannot go on: the riblet of its next step is gone.

          Step 1 waits for 'StandIn' to become active, at Shop/OpenWorkflow.swift:12

        Let the step before return an item of a riblet that stays attached, and attach it before the step returns.
        """
      ])
  }
}
