import Riblets

/// A use of coordinators and screens that is not carried out: what is wrong, where, and the way out.
enum Mistake {
  case finishedTwice(RibletPath, finished: CallSite)
  case finishedBeforeStart(RibletPath)
  case startedTwice(RibletPath)
  case startedBelowParent(RibletPath)
  case startedAfterFinish(RibletPath, finished: CallSite)
  case shownTwice(viewModel: String, RibletPath?, shownIn: RibletPath?)

  /// All of it, with the line that made the mistake as the last fact.
  func text(at site: CallSite?) -> String {
    let facts = facts + (site.map { [("At", $0.description)] } ?? [])
    let width = facts.map(\.0.count).max() ?? 0
    let lines = facts.map { name, value in
      "  \(name):" + String(repeating: " ", count: width - name.count + 1) + value
    }
    return ([problem, ""] + lines + ["", wayOut]).joined(separator: "\n")
  }

  private var problem: String {
    switch self {
    case .finishedTwice(let path, _): "Cannot finish '\(path)': it has finished before."
    case .finishedBeforeStart(let path): "Cannot finish '\(path)': it has not started."
    case .startedTwice(let path): "Cannot start '\(path)': it has started."
    case .startedBelowParent(let path): "Cannot start '\(path)': it has a parent that is not active."
    case .startedAfterFinish(let path, _): "Cannot start '\(path)' again: it has finished."
    case .shownTwice(let viewModel, let path, _):
      "Cannot show '\(viewModel)' in '\(Self.text(of: path))': another screen shows it."
    }
  }

  private var facts: [(String, String)] {
    switch self {
    case .finishedTwice(let path, let end), .startedAfterFinish(let path, let end):
      [("Coordinator", path.description), ("Finished", end.description)]
    case .finishedBeforeStart(let path), .startedTwice(let path), .startedBelowParent(let path):
      [("Coordinator", path.description)]
    case .shownTwice(_, let path, let other):
      [("Screen", Self.text(of: path)), ("Shown in", Self.text(of: other))]
    }
  }

  private var wayOut: String {
    switch self {
    case .finishedTwice:
      "Its parent was told then, and is told once. Finish where the flow ends; to run it again, build a new coordinator."
    case .finishedBeforeStart:
      "Attach it to its parent first, or start it as a root. Override didStart() to finish at once."
    case .startedTwice:
      "Attaching a coordinator starts it; start() is for a root, once. To run the flow again, build a new one."
    case .startedBelowParent:
      "It starts by itself when its parent becomes active. Start or launch the root of the tree."
    case .startedAfterFinish:
      "Build a new coordinator for each run of a flow."
    case .shownTwice:
      "Make a view model for each screen. To share state between them, hand both the same stream."
    }
  }

  private static func text(of path: RibletPath?) -> String { path?.description ?? "no tree" }
}

extension WorkScope {
  /// Tells a mistake to the reporter of the owner's tree.
  func report(_ mistake: Mistake, at site: CallSite?) {
    reportMisuse(mistake.text(at: site), at: site)
  }
}
