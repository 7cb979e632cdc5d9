internal import Testing

extension BookIssue {
  /// Makes the record of an issue: its kind, the comments, the place.
  init(_ issue: Issue) {
    var lines: [String] = []
    switch issue.kind {
    case .unconditional: break
    default: lines.append("\(issue.kind)")
    }
    lines += issue.comments.map(\.rawValue)
    text = lines.isEmpty ? "Issue recorded" : lines.joined(separator: "\n")
    file = issue.sourceLocation.map { SpecPlace($0).pathInTarget }
    line = issue.sourceLocation?.line
  }
}
