extension Diagnosis {
  var workText: Text {
    switch kind {
    case .boundWhileInactive(let work, let owner, let path):
      Text(
        problem: "Cannot bind \(work.phrase) to '\(owner)': it is not active.",
        facts: Self.facts(path),
        wayOut:
          "Bind it in didBecomeActive or later. What is bound ends at deactivation and is not started again by itself."
      )
    case .taskFailed(let name, let owner, let path, let error):
      Text(
        problem: "A task \(name.map { "'\($0)' " } ?? "")of '\(owner)' failed: \(error)",
        facts: Self.facts(path),
        wayOut: "Handle the error inside the task, where the business logic knows what it means."
      )
    case .workerFailed(let worker, let path, let error):
      Text(
        problem: "The worker '\(worker)' failed: \(error)",
        facts: Self.facts(path),
        wayOut: """
          Handle the error in run(), where the worker knows what it means. It works again when its interactor becomes \
          active the next time.
          """
      )
    case .workerStartedTwice(let worker, let path, let newPath):
      Text(
        problem: "Cannot start the worker '\(worker)': it is started for another interactor.",
        facts: [
          ("Started for", path.map { "\($0)" } ?? "in no tree"), ("Asked for", newPath.map { "\($0)" } ?? "in no tree"),
        ],
        wayOut: "Stop it first, or make a second worker."
      )
    case .componentReused(let component, let builder, let riblet):
      Text(
        problem: "'\(builder)' was given the same '\(component)' twice.",
        facts: [("First built", riblet.map { "\($0)" } ?? "a riblet that is gone")],
        wayOut: "Make a new component in each call of the component builder: a component belongs to one riblet."
      )
    default: Text(problem: "", wayOut: "")
    }
  }

  var workflowText: Text {
    switch kind {
    case .workflowStartedTwice(let workflow, let path):
      Text(
        problem: "Cannot start '\(workflow)': it was started before.",
        facts: Self.facts(path),
        wayOut: "Make a new workflow for each run."
      )
    case .workflowNotCommitted(let workflow, let path):
      Text(
        problem: "Cannot start '\(workflow)': it has no committed steps.",
        facts: Self.facts(path),
        wayOut: "End each chain of onStep with commit()."
      )
    case .workflowChangedAfterStart(let workflow):
      Text(
        problem: "Cannot add steps to '\(workflow)': it was started before.",
        wayOut: "Commit all steps before the workflow starts."
      )
    case .workflowFailed(let workflow, let path, let error):
      Text(
        problem: "The workflow '\(workflow)' failed: \(error)",
        facts: Self.facts(path),
        wayOut: "Override didFail(_:), or run the workflow yourself and handle what it throws."
      )
    default: Text(problem: "", wayOut: "")
    }
  }

  static func facts(_ path: RibletPath?) -> [(String, String)] {
    [("Riblet", path.map { "\($0)" } ?? "in no tree")]
  }
}

extension BoundWork.Kind {
  fileprivate var phrase: String {
    switch self {
    case .observation: "an observation"
    case .task: "a task"
    case .worker: "a worker"
    case .workflow: "a workflow"
    }
  }
}
