import Testing

@testable import RibletsBenchmarks

struct BudgetTests {
  private let budget = Budget("event-3: allocations", atMost: 2) { $0["event-3", \.allocations] }

  @Test func `a value at the limit is kept`() {
    let figures = FigureSet([Figures(name: "event-3", allocations: 2)])

    #expect(budget.outcome(for: figures) == .within(2))
  }

  @Test func `a value above the limit is not`() {
    let figures = FigureSet([Figures(name: "event-3", allocations: 2.01)])

    #expect(budget.outcome(for: figures) == .exceeded(2.01))
  }

  @Test func `a figure that nobody measured fails the check`() {
    #expect(!budget.outcome(for: FigureSet([])).isAcceptable)
  }

  @Test func `instructions may be missing`() {
    let budget = Budget("event-3: instructions", atMost: 550, needsInstructions: true) { $0["event-3", \.instructions] }

    #expect(budget.outcome(for: FigureSet([Figures(name: "event-3")])) == .skipped)
  }

  @Test func `a report ends with the numbers`() {
    let figures = FigureSet([Figures(name: "event-3", allocations: 3), Figures(name: "chain", bytes: 10)])
    let budgets = [
      budget,
      Budget("chain: bytes", atMost: 11) { $0["chain", \.bytes] },
      Budget("chain: instructions", atMost: 11, needsInstructions: true) { $0["chain", \.instructions] },
    ]

    let report = BudgetReport(budgets, for: figures)

    #expect(!report.isAcceptable)
    #expect(
      report.description == """
        EXCEEDED  event-3: allocations: 3, at most 2
        kept      chain: bytes: 10, at most 11
        skipped   chain: instructions: at most 11
        1 kept, 1 not kept, 1 skipped because instructions were not counted
        """
    )
  }
}
