/// A report for a terminal of 80 columns.
struct TextReport: CustomStringConvertible {
  private let report: CoverageReport

  init(_ report: CoverageReport) {
    self.report = report
  }

  var description: String {
    let table = ReportTable(report)
    let notes = ReportNotes(report, hasRoleWithoutTests: table.hasRoleWithoutTests)
    var blocks = [lines(of: table), others]
    blocks.append(wrapped(notes.summary))
    blocks.append(notes.counting.flatMap(wrapped))
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func lines(of table: ReportTable) -> [String] {
    let headers = [0, 1].map { line in table.columns.map { $0.narrowTitle[line] } }
    return aligned(headers + table.rows)
  }

  private var others: [String] {
    guard !report.others.isEmpty else { return [] }
    let rows = report.others.map { [$0.folder, "\($0.count.lines)", "\($0.count.run)", $0.count.wholePercent] }
    let total = report.othersTotal
    let sum = ["Total", "\(total.lines)", "\(total.run)", total.wholePercent]
    return aligned([["Files without a role, any test", "Lines", "Run", ""]] + rows + [sum])
  }

  /// Names to the left, figures to the right.
  private func aligned(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].terminalColumns }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { $0 == 0 ? row[0].padded(to: widths[0]) : row[$0].paddedInFront(to: widths[$0]) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func wrapped(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.terminalColumns + 1 + word.terminalColumns <= 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
