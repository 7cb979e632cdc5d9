/// The cells of a report, the same for text and Markdown.
struct ReportTable {
  struct Column {
    let title: String
    /// For a table without room: two lines, of which the first may be empty.
    let narrowTitle: [String]

    init(_ title: String) {
      self.title = title
      narrowTitle = ["", title]
    }

    init(_ title: String, narrow: [String]) {
      self.title = title
      narrowTitle = narrow
    }
  }

  let columns: [Column]
  /// The first cell is a name; the last row is the total.
  let rows: [[String]]

  static let nothing = "–"
  static let noTests = "none"

  init(_ report: CoverageReport) {
    let roles = Role.allCases.flatMap { role in
      let column = Column(role.rawValue)
      return role == .view ? [column, Column("View without snapshots", narrow: ["without", "snapshots"])] : [column]
    }
    columns = [Column("Riblet")] + roles + [Column("Total")]

    let isUnique = Set(report.riblets.map(\.identity.name)).count == report.riblets.count
    var rows = report.riblets.map { riblet in
      let name = isUnique ? riblet.identity.name : "\(riblet.identity.target)/\(riblet.identity.name)"
      return [name]
        + Self.cells {
          riblet.roles[$0].map(Self.text)
        } withoutSnapshots: {
          riblet.viewWithoutSnapshots.map(Self.text)
        } + [riblet.total.wholePercent]
    }
    rows.append(
      ["Total"]
        + Self.cells {
          report.total(of: $0)?.wholePercent
        } withoutSnapshots: {
          report.totalOfViewsWithoutSnapshots?.wholePercent
        } + [report.total.wholePercent])
    self.rows = rows
  }

  private static func cells(_ cell: (Role) -> String?, withoutSnapshots: () -> String?) -> [String] {
    Role.allCases.flatMap { role in
      let text = cell(role) ?? nothing
      return role == .view ? [text, withoutSnapshots() ?? nothing] : [text]
    }
  }

  private static func text(_ coverage: RoleCoverage) -> String {
    coverage.hasTests ? coverage.count.wholePercent : noTests
  }

  /// True if the sign of a role without tests needs an explanation.
  var hasRoleWithoutTests: Bool { rows.contains { $0.contains(Self.noTests) } }
}

/// The sentences below a report's tables.
struct ReportNotes {
  let summary: String
  let counting: [String]

  init(_ report: CoverageReport, hasRoleWithoutTests: Bool) {
    let total = report.total
    let other = report.totalWithoutSnapshots
    let any = report.totalByAnyTest
    summary = """
      Own tests run \(total.run) of \(total.lines) lines with a role: \(total.exactPercent); \
      without view snapshots \(other.exactPercent), with any test \(any.exactPercent).
      """
    var counting = [
      """
      A role counts as run only what its own tests run: the suites named after its files, such as \
      OffGameRouterTests or OffGameRouterSpec. "without snapshots" leaves out the suites …SnapshotTests of views.
      """,
      "Lines are lines of the sources with code, percentages are rounded down. A builder's component counts with it.",
    ]
    if hasRoleWithoutTests {
      counting.append("\(ReportTable.noTests): no test of its own, so none of its lines count.")
    }
    self.counting = counting
  }
}
