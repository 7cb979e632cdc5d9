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
    return (headers + table.rows).aligned
  }

  private var others: [String] {
    guard !report.others.isEmpty else { return [] }
    let rows = report.others.map { [$0.folder, "\($0.count.lines)", "\($0.count.run)", $0.count.wholePercent] }
    let total = report.othersTotal
    let sum = ["Total", "\(total.lines)", "\(total.run)", total.wholePercent]
    return ([["Files without a role, any test", "Lines", "Run", ""]] + rows + [sum]).aligned
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
