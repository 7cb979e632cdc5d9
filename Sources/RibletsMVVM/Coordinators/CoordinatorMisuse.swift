public import Riblets

/// A misuse of a coordinator, which is not carried out.
public enum CoordinatorMisuse: Diagnosis.Misuse, Hashable {
  /// The coordinator has finished before, at that line.
  case finishedTwice(RibletPath, finished: CallSite)
  /// The coordinator has not started, so it cannot finish.
  case finishedBeforeStart(RibletPath)
  /// The coordinator has started.
  case startedTwice(RibletPath)
  /// The coordinator has a parent that is not active.
  case startedBelowParent(RibletPath)
  /// The coordinator has finished, at that line, and cannot start again.
  case startedAfterFinish(RibletPath, finished: CallSite)

  public var problem: String {
    switch self {
    case .finishedTwice(let path, _): "Cannot finish '\(path)': it has finished before."
    case .finishedBeforeStart(let path): "Cannot finish '\(path)': it has not started."
    case .startedTwice(let path): "Cannot start '\(path)': it has started."
    case .startedBelowParent(let path): "Cannot start '\(path)': it has a parent that is not active."
    case .startedAfterFinish(let path, _): "Cannot start '\(path)' again: it has finished."
    }
  }

  public var facts: [(name: String, value: String)] {
    switch self {
    case .finishedTwice(let path, let end), .startedAfterFinish(let path, let end):
      [("Coordinator", path.description), ("Finished", end.description)]
    case .finishedBeforeStart(let path), .startedTwice(let path), .startedBelowParent(let path):
      [("Coordinator", path.description)]
    }
  }

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
