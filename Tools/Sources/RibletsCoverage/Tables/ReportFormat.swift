/// The forms that a report can take.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, markdown, json

  /// The report as a text without a line end after its last line.
  package func text(of report: CoverageReport) -> String {
    switch self {
    case .text: TextReport(report).description
    case .markdown: MarkdownReport(report).description
    case .json: JSONReport(report).description
    }
  }
}
