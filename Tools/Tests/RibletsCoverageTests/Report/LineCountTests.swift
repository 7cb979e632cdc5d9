import Testing

@testable import RibletsCoverage

struct LineCountTests {
  @Test(arguments: [
    (LineCount(lines: 3, run: 3), "100%", "100.0%", 100.0),
    (LineCount(lines: 1000, run: 999), "99%", "99.9%", 99.9),
    (LineCount(lines: 100_000, run: 99_999), "99%", "99.9%", 99.9),
    (LineCount(lines: 3, run: 2), "66%", "66.6%", 66.6),
    (LineCount(lines: 3, run: 0), "0%", "0.0%", 0),
    (LineCount(lines: 0, run: 0), "100%", "100.0%", 100),
  ])
  func `percentages are rounded down`(count: LineCount, whole: String, exact: String, percent: Double) {
    #expect(count.wholePercent == whole)
    #expect(count.exactPercent == exact)
    #expect(count.percent == percent)
  }

  @Test func `a limit is compared with the lines and not with what is shown`() {
    #expect(!LineCount(lines: 10, run: 9).isBelow(90))
    #expect(LineCount(lines: 100_000, run: 89_999).isBelow(90))
    #expect(!LineCount(lines: 3, run: 2).isBelow(66.66))
    #expect(!LineCount(lines: 0, run: 0).isBelow(100))
  }
}
