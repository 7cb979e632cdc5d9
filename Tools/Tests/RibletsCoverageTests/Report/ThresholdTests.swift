import Testing

@testable import RibletsCoverage

struct ThresholdTests {
  private func failure(_ percent: Double) throws -> String? {
    try #require(Threshold(percent: percent)).failure(of: SampleReport.game)
  }

  @Test(arguments: [-1, 100.1, .nan, .infinity])
  func `only 0 to 100 is a percentage`(percent: Double) {
    #expect(Threshold(percent: percent) == nil)
  }

  @Test(arguments: [0, 95, 95.59])
  func `a report that reaches it does not fail`(percent: Double) throws {
    #expect(try failure(percent) == nil)
  }

  @Test func `a report below names the roles that drag it down, most lines first`() throws {
    #expect(
      try failure(96) == """
        Own tests run 95.5% of the lines with a role (369 of 386); 96% are asked for.

        Below 96%, most lines first:
          OffGame, builder: no test for its 12 lines; a suite named OffGameBuilderTests would count
          BasicScoreBoard, presenter: 2 of 7 lines not run
              TicTacToe/BasicScoreBoard/BasicScoreBoardPresenter.swift: 6–7
          OffGame, router: 1 of 10 lines not run
              TicTacToe/OffGame/OffGameRouter.swift: 10
          점수판, view: 1 of 3 lines not run
              TicTacToe/점수판/점수판View.swift: 3
        """)
  }

  @Test func `a fraction is said as it was given`() throws {
    #expect(try failure(95.6)?.contains("95.6% are asked for") == true)
  }

  @Test func `files without a role do not count`() throws {
    let report = SampleReport.report(
      .init("App/Shop/ShopRouter.swift", lines: 1, own: 1), .init("App/Shop/Price.swift", lines: 99, own: nil, any: 0))
    #expect(try #require(Threshold(percent: 100)).failure(of: report) == nil)
  }
}
