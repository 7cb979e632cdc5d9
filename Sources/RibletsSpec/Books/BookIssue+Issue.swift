internal import Testing

extension BookIssue {
  /// Takes from an issue what a reader of the records needs: its kind, the comments, the place.
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
