/// A report for a pull request or a wiki.
struct MarkdownReport: CustomStringConvertible {
  private let report: CoverageReport

  init(_ report: CoverageReport) {
    self.report = report
  }

  var description: String {
    let table = ReportTable(report)
    let notes = ReportNotes(report, hasRoleWithoutTests: table.hasRoleWithoutTests)
    var blocks = [markdown([table.columns.map(\.title)] + table.rows)]
    if !report.others.isEmpty {
      let rows = report.others.map { [$0.folder, "\($0.count.lines)", "\($0.count.run)", $0.count.wholePercent] }
      let total = report.othersTotal
      let sum = ["Total", "\(total.lines)", "\(total.run)", total.wholePercent]
      blocks.append(markdown([["Files without a role, any test", "Lines", "Run", "Part"]] + rows + [sum]))
    }
    return (blocks + [notes.summary] + notes.counting).joined(separator: "\n\n")
  }

  /// The last row is a total, in bold.
  private func markdown(_ rows: [[String]]) -> String {
    let ruler = rows[0].indices.map { $0 == 0 ? "---" : "--:" }
    let cells = rows.map { $0.map(escaped) }
    let total = cells[cells.count - 1].map { "**\($0)**" }
    return ([cells[0], ruler] + cells.dropFirst().dropLast() + [total])
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func escaped(_ cell: String) -> String {
    cell.reduce(into: "") { text, character in
      if #"\|*_<`["#.contains(character) { text += "\\" }
      text.append(character)
    }
  }
}
