extension Diagnosis: CustomStringConvertible {
  /// What is wrong, where, and the way out, over several lines.
  public var description: String {
    if case .viewsMisused(let words) = kind { return words }
    return text.lines(at: site)
  }

  private var text: Text {
    switch kind {
    case .attachedTwice, .attachedElsewhere, .attachedAncestor, .attachedRoot, .attachedLate, .detachedStranger:
      treeText
    case .launchedTwice, .launchedChild, .terminatedWithoutLaunch:
      launchText
    case .boundWhileInactive, .taskFailed, .workerFailed, .workerStartedTwice, .componentReused:
      workText
    case .workflowStartedTwice, .workflowNotCommitted, .workflowChangedAfterStart, .workflowFailed:
      workflowText
    case .leaked(let leak):
      leak.text
    case .viewsMisused(let words):
      Text("{Words}").word("Words", words)
    }
  }
}
