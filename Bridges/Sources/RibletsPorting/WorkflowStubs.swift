// Members of RIBs' workflows.
public import Riblets

extension Workflow {
  @available(
    *, unavailable,
    message: "in an interactor write start(workflow, from: item), elsewhere try await workflow.run(from: item)"
  )
  public func subscribe(_ actionableItem: ActionableItem) -> StreamConnection { fatalError() }
}

extension Step {
  @available(*, unavailable, message: "write fork() on the step, then onStep, for each branch")
  public func asObservable() -> Step { fatalError() }

  @available(*, unavailable, message: "write fork() on the step, then onStep, for each branch")
  public func fork(_ workflow: Workflow<WorkflowItem>) -> Step? { fatalError() }
}

extension StreamConnection {
  @available(*, unavailable, message: "what a step does ends with the step: await it, or cancel() it in didCancel")
  public func disposeWith<ActionableItem>(workflow: Workflow<ActionableItem>) { fatalError() }
}
