import RibletsCoverage
import RibletsReading

/// The forms in which sizes are printed.
package enum CostForm: String, CaseIterable, Sendable {
  case text, json, line

  package func text(of cost: AppCost) -> String {
    switch self {
    case .text: Self.table(of: cost)
    case .json: cost.sortedJSON()
    case .line: "\(cost.app): \(cost.bytes.grouped) bytes, of which \(cost.bytesOfRiblets.grouped) in riblets."
    }
  }

  /// The differences; nothing where there are none, but for JSON.
  package func text(of difference: CostDifference) -> String {
    if self == .json { return difference.sortedJSON() }
    if let reason = difference.notComparable { return "Sizes are not comparable with the baseline, \(reason)." }
    if difference.isEmpty { return "" }
    return self == .text ? Self.table(of: difference) : Self.line(of: difference)
  }

  private static func table(of cost: AppCost) -> String {
    var rows = [["", "bytes", "instructions"]]
    var seen: Set<String> = []
    func add(_ name: String, _ bytes: Int?, _ instructions: Int?) {
      rows.append([name, bytes?.grouped ?? "", instructions?.grouped ?? ""])
    }
    // Each riblet once, below its first parent and further to the right.
    func add(_ riblet: AppCost.Riblet, indent: String) {
      guard seen.insert(riblet.name).inserted else { return }
      add(indent + riblet.name, riblet.bytes, riblet.instructions)
      for child in cost.riblets where child.parents.first == riblet.name { add(child, indent: indent + "  ") }
    }
    // Riblets in circles are below no riblet outside of these.
    for riblet in cost.riblets.filter(\.parents.isEmpty) + cost.riblets { add(riblet, indent: "") }
    let start = cost.start
    add("all riblets", cost.bytesOfRiblets, start.map { $0.instructions - $0.withoutRiblet })
    add("", nil, nil)
    for row in cost.others { add(row.title, row.bytes, nil) }
    if let start { add("no riblet on the stack", nil, start.withoutRiblet) }
    add(cost.app, cost.bytes, start?.instructions)
    if start == nil { rows = rows.map { [$0[0], $0[1]] } }
    return (rows.aligned + cost.notes).joined(separator: "\n")
  }

  private static func table(of difference: CostDifference) -> String {
    let rows = (difference.riblets + difference.others).map { change in
      let news = change.before == nil ? "new" : change.after == nil ? "removed" : change.was.map { "was \($0)" }
      return [change.name + (news.map { " (\($0))" } ?? ""), change.growth.signed]
    }
    let sum = "\(difference.app), \(difference.before.grouped) → \(difference.after.grouped)"
    return ([["", "bytes"]] + rows + [[sum, difference.growth.signed]]).aligned.joined(separator: "\n")
  }

  /// The line for a pull request: the app, the five riblets that changed most, and the rest.
  private static func line(of difference: CostDifference) -> String {
    let riblets = difference.riblets.sorted { (abs($1.growth), $0.name) < (abs($0.growth), $1.name) }.prefix(5)
    let rest = difference.growth - riblets.reduce(0) { $0 + $1.growth }
    let parts = riblets.map { "\($0.name) \($0.growth.signed)" } + (rest == 0 ? [] : ["the rest \(rest.signed)"])
    return "Size of \(difference.app): \(difference.growth.signed) bytes (\(difference.before.grouped) → "
      + "\(difference.after.grouped)): \(parts.joined(separator: ", "))."
  }
}
