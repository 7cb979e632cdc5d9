/// The forms in which findings are written.
package enum CheckForm: String, CaseIterable, Sendable {
  case text, json, sarif, github

  /// Returns the findings of a check in this form.
  package func text(of check: AppCheck) -> String {
    switch self {
    case .text: TextReport(check).description
    case .json: JSONReport(check).description
    case .sarif: SARIFReport(check).description
    case .github: GitHubReport(check).description
    }
  }
}
