extension Diagnosis: CustomStringConvertible {
  /// What is wrong, where, and the way out, over several lines.
  public var description: String {
    if case .viewsMisused(let words) = kind { return words }
    let text = text
    var lines = [text.problem, ""]
    var facts = text.facts
    if let site { facts.append(("At", site.description)) }
    let width = facts.map(\.0.count).max() ?? 0
    for (name, value) in facts {
      lines.append("  \(name):\(String(repeating: " ", count: width - name.count + 1))\(value)")
    }
    if !facts.isEmpty { lines.append("") }
    lines.append(text.wayOut)
    return lines.joined(separator: "\n")
  }

  /// The parts of a description.
  struct Text {
    var problem: String
    var facts: [(String, String)] = []
    var wayOut: String
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
      Text(problem: words, wayOut: "")
    }
  }
}
