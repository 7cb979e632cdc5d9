import Foundation

/// The forms in which sizes are printed.
package enum CostForm: String, CaseIterable, Sendable {
  case text, json, line

  /// The sizes, without a line end after the last line.
  package func text(of cost: AppCost) -> String {
    switch self {
    case .text: Self.table(of: cost)
    case .json: cost.json()
    case .line: "\(cost.app): \(cost.bytes.grouped) bytes, of which \(cost.bytesOfRiblets.grouped) in riblets."
    }
  }

  /// The differences; nothing where there are none, but for JSON.
  package func text(of difference: CostDifference) -> String {
    if self == .json { return difference.json() }
    if let reason = difference.notComparable { return "Sizes are not comparable with the baseline, \(reason)." }
    if difference.isEmpty { return "" }
    return self == .text ? Self.table(of: difference) : Self.line(of: difference)
  }

  private static func table(of cost: AppCost) -> String {
    var rows: [[String]] = []
    var seen: Set<String> = []
    func add(_ bytes: Int?, _ instructions: Int?, _ name: String) {
      rows.append([bytes?.grouped ?? "", instructions?.grouped ?? "", name])
    }
    // Each riblet once, below its first parent and further to the right.
    func add(_ riblet: AppCost.Riblet, indent: String) {
      guard seen.insert(riblet.name).inserted else { return }
      add(riblet.bytes, riblet.instructions, indent + riblet.name)
      for child in cost.riblets where child.parents.first == riblet.name { add(child, indent: indent + "  ") }
    }
    // Riblets in circles are below no riblet outside of these.
    for riblet in cost.riblets.filter(\.parents.isEmpty) + cost.riblets { add(riblet, indent: "") }
    let start = cost.start
    add(cost.bytesOfRiblets, start.map { $0.instructions - $0.withoutRiblet }, "all riblets")
    rows.append(["", "", ""])
    for row in cost.others { add(row.bytes, nil, row.kind.title(of: row.name)) }
    if let start { add(nil, start.withoutRiblet, "no riblet on the stack") }
    add(cost.bytes, start?.instructions, cost.app)
    return ([aligned(rows)] + cost.notes).joined(separator: "\n")
  }

  private static func table(of difference: CostDifference) -> String {
    let sum = "\(difference.app), \(difference.before.grouped) → \(difference.after.grouped)"
    let sizes = (difference.riblets + difference.others).map { [$0.growth.signed, "", $0.title] }
    let start = difference.start.map { ["", $0.growth.signed, $0.title] }
    return aligned(sizes + [[difference.growth.signed, "", sum]] + start)
  }

  /// The line for a pull request: the app, the five riblets that changed most, and the rest.
  private static func line(of difference: CostDifference) -> String {
    let riblets = difference.riblets.sorted { (abs($1.growth), $0.name) < (abs($0.growth), $1.name) }.prefix(5)
    let rest = difference.growth - riblets.reduce(0) { $0 + $1.growth }
    let parts = riblets.map { "\($0.name) \($0.growth.signed)" } + (rest == 0 ? [] : ["the rest \(rest.signed)"])
    return "Size of \(difference.app): \(difference.growth.signed) bytes (\(difference.before.grouped) → "
      + "\(difference.after.grouped)): \(parts.joined(separator: ", "))."
  }

  /// Numbers to the right below their heads, and names behind them. A column without a number is left out.
  private static func aligned(_ rows: [[String]]) -> String {
    let hasInstructions = rows.contains { !$0[1].isEmpty }
    let rows = [["bytes", hasInstructions ? "instructions" : "", ""]] + rows
    let widths = [0, 1].map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let numbers = zip(row, widths).filter { $1 > 0 }.map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return (numbers + [row[2]]).joined(separator: "  ").replacing(/\ +$/, with: "")
    }.joined(separator: "\n")
  }
}

extension Int {
  /// `10,000`, on every machine.
  package var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))).replacing("-", with: "−") }

  /// The same with a sign in front: `+10,000`.
  var signed: String { (self > 0 ? "+" : "") + grouped }
}
