public import Riblets

/// A misuse of a coordinator, which is not carried out.
///
/// You get it in a `Diagnosis`. `Documentation/Troubleshooting.md` lists each case with its fix.
///
/// ```swift
/// if case .misused(let misuse as CoordinatorMisuse) = diagnosis.kind { log(misuse.problem) }
/// ```
public enum CoordinatorMisuse: Diagnosis.Misuse, Hashable {
  /// The coordinator has finished before, at that line. Its parent was not notified again.
  case finishedTwice(RibletPath, finished: CallSite)
  /// The coordinator has not started, so it cannot finish. Attach it first.
  case finishedBeforeStart(RibletPath)
  /// The coordinator has started. Attaching a coordinator starts it; build a new one for another run.
  case startedTwice(RibletPath)
  /// The coordinator has a parent that is not active. It starts by itself when the parent becomes active.
  case startedBelowParent(RibletPath)
  /// The coordinator has finished, at that line, and cannot start again. Build a new one for each run.
  case startedAfterFinish(RibletPath, finished: CallSite)

  /// The violated rule, in one line: `Cannot finish 'App/Checkout': it has finished before.`
  public var problem: String {
    switch self {
    case .finishedTwice(let path, _): "Cannot finish '\(path)': it has finished before."
    case .finishedBeforeStart(let path): "Cannot finish '\(path)': it has not started."
    case .startedTwice(let path): "Cannot start '\(path)': it has started."
    case .startedBelowParent(let path): "Cannot start '\(path)': it has a parent that is not active."
    case .startedAfterFinish(let path, _): "Cannot start '\(path)' again: it has finished."
    }
  }

  /// The coordinator's path, and the line of its end if there is one, such as `Shop/Checkout.swift:40`.
  public var facts: [(name: String, value: String)] {
    switch self {
    case .finishedTwice(let path, let end), .startedAfterFinish(let path, let end):
      [("Coordinator", path.description), ("Finished", end.description)]
    case .finishedBeforeStart(let path), .startedTwice(let path), .startedBelowParent(let path):
      [("Coordinator", path.description)]
    }
  }

  /// The advice for this case: `Build a new coordinator for each run of a flow.`
  public var fix: String {
    switch self {
    case .finishedTwice:
      "Its parent was notified then. Finish once, where the flow ends; to run it again, build a new coordinator."
    case .finishedBeforeStart:
      "Attach it to its parent first, or start it as a root. Override didStart() to finish at once."
    case .startedTwice:
      "Attaching a coordinator starts it; start() is for a root, once. To run the flow again, build a new one."
    case .startedBelowParent:
      "It starts by itself when its parent becomes active. Start or launch the root of the tree."
    case .startedAfterFinish:
      "Build a new coordinator for each run of a flow."
    }
  }
}
