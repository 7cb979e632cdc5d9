// Members of RIBs' workflows, kept as unavailable names with a message.

extension Workflow {
  @available(
    *, unavailable,
    message: "in an interactor write start(workflow, from: item), elsewhere try await workflow.run(from: item)"
  )
  @export(implementation)
  public func subscribe(_ actionableItem: ActionableItem) -> Subscription { fatalError("unavailable") }
}

extension Step {
  @available(*, unavailable, message: "write fork() on the step, then onStep, for each branch")
  @export(implementation)
  public func asObservable() -> Step { fatalError("unavailable") }

  @available(*, unavailable, message: "write fork() on the step, then onStep, for each branch")
  @export(implementation)
  public func fork(_ workflow: Workflow<WorkflowItem>) -> Step? { fatalError("unavailable") }
}

extension Subscription {
  @available(*, unavailable, message: "what a step does ends with the step: await it, or cancel() it in didCancel")
  @export(implementation)
  public func disposeWith<ActionableItem>(workflow: Workflow<ActionableItem>) { fatalError("unavailable") }
}
