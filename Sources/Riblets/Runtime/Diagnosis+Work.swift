extension Diagnosis {
  var workText: Text {
    switch kind {
    case .boundWhileInactive(let work, let owner, let path):
      Text("Cannot bind {work} to '{owner}': it is not active.")
        .word("work", work.phrase).word("owner", owner).fact("Riblet", path)
        .wayOut(
          "Bind it in didBecomeActive or later. What is bound ends at deactivation and is not started again by itself."
        )
    case .taskFailed(let name, let owner, let path, let error):
      Text("A task {task}of '{owner}' failed: {error}")
        .word("task", name.map { "'\($0)' " } ?? "").word("owner", owner).word("error", error).fact("Riblet", path)
        .wayOut("Handle the error inside the task, where the business logic knows what it means.")
    case .workerFailed(let worker, let path, let error):
      Text("The worker '{worker}' failed: {error}")
        .word("worker", worker).word("error", error).fact("Riblet", path)
        .wayOut(
          """
          Handle the error in run(), where the worker knows what it means. It works again when its interactor becomes \
          active the next time.
          """
        )
    case .workerStartedTwice(let worker, let path, let newPath):
      Text("Cannot start the worker '{worker}': it is started for another interactor.")
        .word("worker", worker).fact("Started for", path).fact("Asked for", newPath)
        .wayOut("Stop it first, or make a second worker.")
    case .componentReused(let component, let builder, let riblet):
      Text("'{builder}' was given the same '{component}' twice.")
        .word("component", component).word("builder", builder)
        .fact("First built", riblet, or: "a riblet that is gone")
        .wayOut("Make a new component in each call of the component builder: a component belongs to one riblet.")
    default: Text("")
    }
  }

  var workflowText: Text {
    switch kind {
    case .workflowStartedTwice(let workflow, let path):
      Text("Cannot start '{workflow}': it was started before.")
        .word("workflow", workflow).fact("Riblet", path)
        .wayOut("Make a new workflow for each run.")
    case .workflowNotCommitted(let workflow, let path):
      Text("Cannot start '{workflow}': it has no committed steps.")
        .word("workflow", workflow).fact("Riblet", path)
        .wayOut("End each chain of onStep with commit().")
    case .workflowChangedAfterStart(let workflow):
      Text("Cannot add steps to '{workflow}': it was started before.")
        .word("workflow", workflow)
        .wayOut("Commit all steps before the workflow starts.")
    case .workflowFailed(let workflow, let path, let error):
      Text("The workflow '{workflow}' failed: {error}")
        .word("workflow", workflow).word("error", error).fact("Riblet", path)
        .wayOut("Override didFail(_:), or run the workflow yourself and handle what it throws.")
    default: Text("")
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
