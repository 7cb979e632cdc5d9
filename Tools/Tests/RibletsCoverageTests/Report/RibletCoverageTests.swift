import Testing

@testable import RibletsCoverage

struct RibletCoverageTests {
  private func text(_ notRun: [Int]) -> String {
    FileCoverage(path: "A.swift", lines: Dictionary(uniqueKeysWithValues: notRun.map { ($0, false) }), ran: [:])
      .notRunText
  }

  @Test func `lines beside each other are a range`() {
    #expect(text([]) == "")
    #expect(text([7]) == "7")
    #expect(text([1, 2, 4, 6, 7, 8]) == "1–2, 4, 6–8")
  }
}
