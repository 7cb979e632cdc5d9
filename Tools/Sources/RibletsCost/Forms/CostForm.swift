/// The forms in which sizes are printed.
package enum CostForm: String, CaseIterable, Sendable {
  case text, json, line

  /// The sizes without a line end after the last line.
  package func text(of cost: AppCost) -> String {
    switch self {
    case .text: CostText.text(of: cost)
    case .json: CostJSON.text(of: cost)
    case .line:
      "\(cost.app): \(cost.bytes.grouped) bytes, of which \(CostText.ribletBytes(cost).grouped) in riblets"
        + (cost.riblets.max { $0.bytes < $1.bytes }.map { "; the largest is \($0.name) with \($0.bytes.grouped)" } ?? "")
        + "."
    }
  }

  /// The differences; nothing where there are none, but for JSON.
  package func text(of difference: CostDifference) -> String {
    switch self {
    case .text: CostText.text(of: difference)
    case .json: CostJSON.text(of: difference)
    case .line: CostText.line(of: difference)
    }
  }
}
