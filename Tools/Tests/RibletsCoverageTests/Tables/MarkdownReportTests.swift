import Testing

@testable import RibletsCoverage

struct MarkdownReportTests {
  @Test func `the table has a row for each riblet and a column for each role`() {
    #expect(
      ReportFormat.markdown.text(of: SampleReport.game) == """
        | Riblet | Interactor | Router | Builder | Presenter | View | View without snapshots | Total |
        | --- | --: | --: | --: | --: | --: | --: | --: |
        | BasicScoreBoard | – | 100% | – | 71% | – | – | 81% |
        | OffGame | 100% | 90% | none | – | 100% | 40% | 81% |
        | 점수판 | 99% | – | – | – | 66% | none | 99% |
        | **Total** | **99%** | **92%** | **0%** | **71%** | **96%** | **36%** | **95%** |

        | Files without a role, any test | Lines | Run | Part |
        | --- | --: | --: | --: |
        | TicTacToe/Models | 8 | 6 | 75% |
        | **Total** | **8** | **6** | **75%** |

        Own tests run 369 of 386 lines with a role: 95.5%; without view snapshots 90.4%, with any test 99.7%.

        A role counts as run only what its own tests run: the suites named after its files, such as \
        OffGameRouterTests or OffGameRouterSpec. "without snapshots" leaves out the suites …SnapshotTests of views.

        Lines are lines of the sources with code, percentages are rounded down. A builder's component counts with it.

        none: no test of its own, so none of its lines count.
        """)
  }

  @Test func `what means something in Markdown is shown as it is`() {
    let report = SampleReport.report(
      .init("App/Shop/ShopRouter.swift", lines: 1, own: 1),
      .init("App/a|b_*c*_<d>/Price.swift", lines: 1, own: nil))
    #expect(ReportFormat.markdown.text(of: report).contains(#"| App/a\|b\_\*c\*\_\<d> | 1 |"#))
  }
}
