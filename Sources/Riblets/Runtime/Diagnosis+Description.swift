extension Diagnosis: CustomStringConvertible {
  /// The problem, its place, and how to fix it, over several lines. Reporters print it:
  ///
  /// ```text
  /// Cannot launch 'Root': it is launched already.
  ///   Root: Root
  /// Launch a root once, or terminate it first.
  /// ```
  public var description: String {
    text.lines(at: site)
  }

  private var text: Text {
    switch kind {
    case .attachedTwice(let child, let parent):
      Text("Cannot attach '{Child}': it is a child of '{Parent}' already.")
        .fact("Child", child).fact("Parent", parent)
        .fix("Attach it once. To show it twice, build a second one.")
    case .attachedElsewhere(let child, let parent, let newParent):
      Text("Cannot attach '{Child}' to '{New parent}': it already has a parent.")
        .fact("Child", child).fact("Parent", parent).fact("New parent", newParent)
        .fix("To move it, detach it from its parent first. To show it twice, build a second one.")
    case .attachedAncestor(let child, let parent):
      Text("Cannot attach '{Child}' to '{New parent}': a riblet cannot stand below itself.")
        .fact("Child", child).fact("New parent", parent)
        .fix("Attach a child that was built for this parent.")
    case .attachedRoot(let child, let parent):
      Text("Cannot attach '{Root}' to '{New parent}': it is the launched root of a tree.")
        .fact("Root", child).fact("New parent", parent)
        .fix("Terminate it first, or build another one for this parent.")
    case .attachedLate(let child, let parent):
      Text("Attached '{Child}' late: its parent '{Parent}' is not active any more.")
        .fact("Child", child).fact("Parent", parent)
        .fix(
          """
          The child is assembled and becomes active only if its parent does. A callback of finished work probably came \
          after the branch was detached: bind the work to the interactor, or ask the router's isActive first.
          """
        )
    case .detachedStranger(let child, let parent, let actualParent):
      Text("Cannot detach '{Riblet}' from '{Asked of}': it is not its child.")
        .fact("Riblet", child).fact("Parent", actualParent, or: "none").fact("Asked of", parent)
        .fix(
          actualParent == nil
            ? "It was detached before, or never attached. Clear the reference to a child when you detach it."
            : "Detach it from its own parent."
        )
    case .interactorHasRouter(let interactor, let path, let newPath):
      Text("Cannot make '{New router}' the router of '{interactor}': it has one already.")
        .word("interactor", interactor).fact("Router", path).fact("New router", newPath)
        .fix("Build an interactor for each router. To show a riblet twice, build a second one.")
    case .launchedTwice(let path):
      Text("Cannot launch '{Root}': it is launched already.")
        .fact("Root", path)
        .fix("Launch a root once, or terminate it first.")
    case .launchedChild(let path):
      Text("Cannot launch '{Riblet}': it has a parent.")
        .fact("Riblet", path)
        .fix("A child becomes active with its parent. To make it a root of its own, detach it first.")
    case .terminatedWithoutLaunch(let path):
      Text("Cannot terminate '{Riblet}': it is not a launched root.")
        .fact("Riblet", path)
        .fix("Terminate the router that was launched, once. A child is detached by its parent.")
    case .boundWhileInactive(let work, let owner, let path):
      Text("Cannot bind {work} to '{owner}': it is not active.")
        .word("work", work.phrase).word("owner", owner).fact("Riblet", path)
        .fix(
          "Bind it in didBecomeActive or later. Bound work ends at deactivation and is not restarted."
        )
    case .boundWhileEnding(let work, let owner, let path):
      Text("Cannot bind {work} to '{owner}': it is becoming inactive, and its work is being ended.")
        .word("work", work.phrase).word("owner", owner).fact("Riblet", path)
        .fix(
          """
          Work cannot be started while the riblet's work is being ended: look for a cancellation handler, a didCancel \
          or a deinit that starts something. Start it in an owner that stays active.
          """
        )
    case .taskFailed(let name, let owner, let path, let error):
      Text("A task {task}of '{owner}' failed: {error}")
        .word("task", name.map { "'\($0)' " } ?? "").word("owner", owner).word("error", error).fact("Riblet", path)
        .fix("Handle the error inside the task, where the business logic knows what it means.")
    case .workerFailed(let worker, let path, let error):
      Text("The worker '{worker}' failed: {error}")
        .word("worker", worker).word("error", error).fact("Riblet", path)
        .fix(
          """
          Handle the error in run(), where the worker knows what it means. It works again when its interactor becomes \
          active the next time.
          """
        )
    case .workerStartedTwice(let worker, let path, let newPath):
      Text("Cannot start the worker '{worker}': it is started for another interactor.")
        .word("worker", worker).fact("Started for", path).fact("Asked for", newPath)
        .fix("Stop it first, or make a second worker.")
    case .componentReused(let component, let builder, let riblet):
      Text("'{builder}' was given the same '{component}' twice.")
        .word("component", component).word("builder", builder)
        .fact("First built", riblet, or: "a riblet that is gone")
        .fix("Make a new component in each call of the component builder: a component belongs to one riblet.")
    case .workflowStartedTwice(let workflow, let path):
      Text("Cannot start '{workflow}': it was started before.")
        .word("workflow", workflow).fact("Riblet", path)
        .fix("Make a new workflow for each run.")
    case .workflowNotCommitted(let workflow, let path):
      Text("Cannot start '{workflow}': it has no committed steps.")
        .word("workflow", workflow).fact("Riblet", path)
        .fix("End each chain of onStep with commit().")
    case .workflowChangedAfterStart(let workflow):
      Text("Cannot add steps to '{workflow}': it was started before.")
        .word("workflow", workflow)
        .fix("Commit all steps before the workflow starts.")
    case .workflowFailed(let workflow, let path, let error):
      Text("The workflow '{workflow}' failed: {error}")
        .word("workflow", workflow).word("error", error).fact("Riblet", path)
        .fix("Override didFail(_:), or run the workflow yourself and handle what it throws.")
    case .leaked(let leak):
      leak.text
    case .misused(let misuse):
      Text(misuse)
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
