extension Diagnosis {
  var workText: Text {
    switch kind {
    case .boundWhileInactive(let work, let owner, let path):
      Text(
        problem: "Cannot bind {work} to '{owner}': it is not active.",
        words: [("work", work.phrase), ("owner", owner)],
        facts: [Self.fact("Riblet", path)],
        wayOut:
          "Bind it in didBecomeActive or later. What is bound ends at deactivation and is not started again by itself."
      )
    case .taskFailed(let name, let owner, let path, let error):
      Text(
        problem: "A task {task}of '{owner}' failed: {error}",
        words: [("task", name.map { "'\($0)' " } ?? ""), ("owner", owner), ("error", "\(error)")],
        facts: [Self.fact("Riblet", path)],
        wayOut: "Handle the error inside the task, where the business logic knows what it means."
      )
    case .workerFailed(let worker, let path, let error):
      Text(
        problem: "The worker '{worker}' failed: {error}",
        words: [("worker", worker), ("error", "\(error)")],
        facts: [Self.fact("Riblet", path)],
        wayOut: """
          Handle the error in run(), where the worker knows what it means. It works again when its interactor becomes \
          active the next time.
          """
      )
    case .workerStartedTwice(let worker, let path, let newPath):
      Text(
        problem: "Cannot start the worker '{worker}': it is started for another interactor.",
        words: [("worker", worker)],
        facts: [Self.fact("Started for", path), Self.fact("Asked for", newPath)],
        wayOut: "Stop it first, or make a second worker."
      )
    case .componentReused(let component, let builder, let riblet):
      Text(
        problem: "'{builder}' was given the same '{component}' twice.",
        words: [("component", component), ("builder", builder)],
        facts: [Self.fact("First built", riblet, or: "a riblet that is gone")],
        wayOut: "Make a new component in each call of the component builder: a component belongs to one riblet."
      )
    default: Text(problem: "", wayOut: "")
    }
  }

  var workflowText: Text {
    switch kind {
    case .workflowStartedTwice(let workflow, let path):
      Text(
        problem: "Cannot start '{workflow}': it was started before.",
        words: [("workflow", workflow)],
        facts: [Self.fact("Riblet", path)],
        wayOut: "Make a new workflow for each run."
      )
    case .workflowNotCommitted(let workflow, let path):
      Text(
        problem: "Cannot start '{workflow}': it has no committed steps.",
        words: [("workflow", workflow)],
        facts: [Self.fact("Riblet", path)],
        wayOut: "End each chain of onStep with commit()."
      )
    case .workflowChangedAfterStart(let workflow):
      Text(
        problem: "Cannot add steps to '{workflow}': it was started before.",
        words: [("workflow", workflow)],
        wayOut: "Commit all steps before the workflow starts."
      )
    case .workflowFailed(let workflow, let path, let error):
      Text(
        problem: "The workflow '{workflow}' failed: {error}",
        words: [("workflow", workflow), ("error", "\(error)")],
        facts: [Self.fact("Riblet", path)],
        wayOut: "Override didFail(_:), or run the workflow yourself and handle what it throws."
      )
    default: Text(problem: "", wayOut: "")
    }
  }
}

extension BoundWork.Kind {
  fileprivate var phrase: String {
    switch self {
    case .observation: "an observation"
    case .task: "a task"
    case .worker: "a worker"
    case .workflow: "a workflow"
    case .subscription: "a subscription"
    }
  }
}
