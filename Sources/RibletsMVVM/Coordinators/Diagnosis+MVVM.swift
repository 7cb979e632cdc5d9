import Riblets

extension Diagnosis {
  static func finishedTwice(_ path: RibletPath, finished end: CallSite, at site: CallSite) -> Diagnosis {
    diagnosis(
      Text("Cannot finish '{Coordinator}': it has finished before.")
        .fact("Coordinator", path).fact("Finished", end.description)
        .wayOut(
          """
          Its parent was told then, and is told once. Finish where the flow ends; to run it again, build a new coordinator.
          """), at: site)
  }

  static func finishedBeforeStart(_ path: RibletPath, at site: CallSite) -> Diagnosis {
    diagnosis(
      Text("Cannot finish '{Coordinator}': it has not started.")
        .fact("Coordinator", path)
        .wayOut("Attach it to its parent first, or start it as a root. Override didStart() to finish at once."),
      at: site)
  }

  static func startedTwice(_ path: RibletPath, at site: CallSite) -> Diagnosis {
    diagnosis(
      Text("Cannot start '{Coordinator}': it has started.")
        .fact("Coordinator", path)
        .wayOut(
          "Attaching a coordinator starts it; start() is for a root, once. To run the flow again, build a new one."),
      at: site)
  }

  static func startedBelowParent(_ path: RibletPath, at site: CallSite) -> Diagnosis {
    diagnosis(
      Text("Cannot start '{Coordinator}': it has a parent that is not active.")
        .fact("Coordinator", path)
        .wayOut("It starts by itself when its parent becomes active. Start or launch the root of the tree."), at: site)
  }

  static func startedAfterFinish(_ path: RibletPath, finished end: CallSite, at site: CallSite?) -> Diagnosis {
    diagnosis(
      Text("Cannot start '{Coordinator}' again: it has finished.")
        .fact("Coordinator", path).fact("Finished", end.description)
        .wayOut("Build a new coordinator for each run of a flow."), at: site)
  }

  static func shownTwice(_ viewModel: String, in path: RibletPath, shownIn other: RibletPath) -> Diagnosis {
    diagnosis(
      Text("Cannot show '{viewModel}' in '{Screen}': another screen shows it.")
        .word("viewModel", viewModel).fact("Screen", path).fact("Shown in", other)
        .wayOut("Make a view model for each screen. To share state between them, hand both the same stream."), at: nil)
  }

  private static func diagnosis(_ text: Text, at site: CallSite?) -> Diagnosis {
    Diagnosis(.viewsMisused(text.lines(at: site)), at: site)
  }
}
