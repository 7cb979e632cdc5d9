/// The outcomes of all budgets, for people.
public struct BudgetReport: CustomStringConvertible {
  private let rows: [(budget: Budget, outcome: Budget.Outcome)]

  public init(_ budgets: [Budget], for figures: FigureSet) {
    rows = budgets.map { ($0, $0.outcome(for: figures)) }
  }

  /// True if every budget was kept, as far as it could be measured.
  public var isAcceptable: Bool { rows.allSatisfy(\.outcome.isAcceptable) }

  public var description: String {
    var lines = rows.map { Self.line($0.budget, $0.outcome) }
    let exceeded = rows.count { !$0.outcome.isAcceptable }
    let skipped = rows.count { $0.outcome == .skipped }
    var summary = "\(rows.count - exceeded - skipped) kept, \(exceeded) not kept"
    if skipped > 0 { summary += ", \(skipped) skipped because instructions were not counted" }
    lines.append(summary)
    return lines.joined(separator: "\n")
  }

  private static func line(_ budget: Budget, _ outcome: Budget.Outcome) -> String {
    let limit = Figures.decimal(budget.limit)
    return switch outcome {
    case .within(let value): "kept      \(budget.title): \(Figures.decimal(value)), at most \(limit)"
    case .exceeded(let value): "EXCEEDED  \(budget.title): \(Figures.decimal(value)), at most \(limit)"
    case .skipped: "skipped   \(budget.title): at most \(limit)"
    case .missing: "MISSING   \(budget.title): was not measured"
    }
  }
}
