import Riblets
import RibletsTesting
import Testing

@MainActor
struct WorkflowMisuseTests {
  let test = TestScope()
  let interactor = Interactor()
  let router: Router<Interactor>
  let log = Log()

  init() {
    router = Router(concrete: interactor)
    router.launch(under: test)
  }

  let startedTwice = """
    Cannot start 'NotingWorkflow': it was started before.

      Riblet: Router<Interactor>
      At:     Shop/ShopInteractor.swift:12

    Make a new workflow for each run.
    """

  @Test func `starting twice is diagnosed, and the first run goes on`() async {
    let workflow = NotingWorkflow(log)
    workflow.onStep { try await $0.ribletClock.sleep(for: .seconds(1)) }.commit()
    interactor.start(workflow, from: interactor)

    let second = interactor.start(workflow, from: interactor, fileID: "Shop/ShopInteractor.swift", line: 12)
    #expect(!second.isLive)
    await test.advance(by: .seconds(1))

    #expect(test.diagnoses.map(\.description) == [startedTwice])
    #expect(log.lines == ["completed"])
  }

  @Test func `running one that was started throws what is diagnosed`() async throws {
    let workflow = NotingWorkflow(log)
    workflow.onStep { $0 }.commit()
    interactor.start(workflow, from: interactor)

    let thrown = await #expect(throws: Diagnosis.self) {
      try await workflow.run(from: interactor, fileID: "Shop/ShopInteractor.swift", line: 12)
    }

    #expect(thrown?.description == startedTwice)
    #expect(test.diagnoses.map(\.description) == [startedTwice])
  }

  @Test func `starting without a committed chain is diagnosed`() {
    let workflow = NotingWorkflow(log)
    _ = workflow.onStep { $0 }

    interactor.start(workflow, from: interactor, fileID: "Shop/ShopInteractor.swift", line: 12)

    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot start 'NotingWorkflow': it has no committed steps.

          Riblet: Router<Interactor>
          At:     Shop/ShopInteractor.swift:12

        End each chain of onStep with commit().
        """
      ])
    #expect(log.lines == [])
  }

  @Test func `a workflow that was refused can be started later`() async {
    let workflow = NotingWorkflow(log)
    let step = workflow.onStep { $0 }
    interactor.start(workflow, from: interactor)

    step.commit()
    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["completed"])
  }

  @Test func `steps that are added after the start are diagnosed and do not run`() async {
    let workflow = NotingWorkflow(log)
    let step = workflow.onStep { $0 }
    step.commit()
    RibletRuntime.$current.withValue(test.runtime) {
      interactor.start(workflow, from: interactor)

      _ = step.onStep(fileID: "Shop/ShopWorkflow.swift", line: 12) { _, _ in }
      step.commit(fileID: "Shop/ShopWorkflow.swift", line: 13)
    }
    await test.settle()

    let expected = [12, 13].map { line in
      """
      Cannot add steps to 'NotingWorkflow': it was started before.

        At: Shop/ShopWorkflow.swift:\(line)

      Commit all steps before the workflow starts.
      """
    }
    #expect(test.diagnoses.map(\.description) == expected)
    #expect(log.lines == ["completed"])
  }

  @Test func `starting from an inactive interactor is diagnosed, and nothing runs`() {
    let workflow = NotingWorkflow(log)
    workflow.onStep { [log] _ in log.lines.append("never") }.commit()
    router.terminateTree()

    let run = interactor.start(workflow, from: interactor, fileID: "Shop/ShopInteractor.swift", line: 12)

    #expect(!run.isLive)
    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot bind a workflow to 'Interactor': it is not active.

          Riblet: Router<Interactor>
          At:     Shop/ShopInteractor.swift:12

        Bind it in didBecomeActive or later. Bound work ends at deactivation and is not restarted.
        """
      ])
    #expect(log.lines == [])
  }
}
