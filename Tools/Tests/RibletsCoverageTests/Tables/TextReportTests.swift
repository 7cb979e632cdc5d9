import Testing

@testable import RibletsCoverage

struct TextReportTests {
  @Test func `the table has a row for each riblet and a column for each role`() {
    #expect(
      ReportFormat.text.text(of: SampleReport.game) == """
                                                                         without
        Riblet           Interactor  Router  Builder  Presenter  View  snapshots  Total
        BasicScoreBoard           –    100%        –        71%     –          –    81%
        OffGame                100%     90%     none          –  100%        40%    81%
        점수판                  99%       –        –          –   66%       none    99%
        Total                   99%     92%       0%        71%   96%        36%    95%

        Files without a role, any test  Lines  Run
        TicTacToe/Models                    8    6  75%
        Total                               8    6  75%

        Own tests run 369 of 386 lines with a role: 95.5%; without view snapshots 90.4%,
        with any test 99.7%.

        A role counts as run only what its own tests run: the suites named after its
        files, such as OffGameRouterTests or OffGameRouterSpec. "without snapshots"
        leaves out the suites …SnapshotTests of views.
        Lines are lines of the sources with code, percentages are rounded down. A
        builder's component counts with it.
        none: no test of its own, so none of its lines count.
        """)
  }

  @Test func `it fits 80 columns`() {
    let wide = ReportFormat.text.text(of: SampleReport.game).split(separator: "\n").filter { $0.terminalColumns > 80 }
    #expect(wide.isEmpty)
  }

  @Test func `no line ends with a space`() {
    let lines = ReportFormat.text.text(of: SampleReport.game).split(separator: "\n")
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func `without other files and missing tests nothing is said about them`() {
    let text = ReportFormat.text.text(of: SampleReport.report(.init("App/Shop/ShopRouter.swift", lines: 3, own: 3)))
    #expect(!text.contains("Files without a role"))
    #expect(!text.contains("none"))
  }

  @Test func `riblets of one name have their target in front`() {
    let report = SampleReport.report(
      .init("App/Cart/CartRouter.swift", lines: 1, own: 1), .init("Shop/Cart/CartRouter.swift", lines: 1, own: 0))
    let names = ReportFormat.text.text(of: report).split(separator: "\n").dropFirst(2).prefix(2).map { $0.prefix(10) }
    #expect(names == ["App/Cart  ", "Shop/Cart "])
  }
}
