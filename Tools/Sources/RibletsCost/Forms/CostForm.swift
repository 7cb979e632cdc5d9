/// The forms in which sizes are printed.
package enum CostForm: String, CaseIterable, Sendable {
  case text, json, line

  /// The sizes, without a line end after the last line.
  package func text(of cost: AppCost) -> String {
    switch self {
    case .text: Self.table(of: cost)
    case .json: cost.json()
    case .line: "\(cost.app): \(cost.bytes.grouped) bytes, of which \(Self.bytesOfRiblets(cost).grouped) in riblets."
    }
  }

  /// The differences; nothing where there are none, but for JSON.
  package func text(of difference: CostDifference) -> String {
    if self == .json { return difference.json() }
    if let reason = difference.notComparable { return "Sizes are not comparable with the baseline, \(reason)." }
    if difference.isEmpty { return "" }
    return self == .text ? Self.table(of: difference) : Self.line(of: difference)
  }

  // MARK: Tables

  private static func bytesOfRiblets(_ cost: AppCost) -> Int { cost.riblets.reduce(0) { $0 + $1.bytes } }

  private static func table(of cost: AppCost) -> String {
    let riblets = cost.riblets.count == 1 ? "1 riblet" : "\(cost.riblets.count) riblets"
    let start = cost.start
    let rows =
      [["bytes", start == nil ? "" : "instructions", ""]]
      + tree(of: cost).map { [$1.bytes.grouped, $1.instructions?.grouped ?? "", $0 + $1.name] }
      + [[bytesOfRiblets(cost).grouped, start.map { ($0.instructions - $0.withoutRiblet).grouped } ?? "", riblets]]
      + cost.others.map { [$0.bytes.grouped, "", name(of: $0.kind, $0.name)] }
      + (start.map { [["", $0.withoutRiblet.grouped, "no riblet on the stack"]] } ?? [])
      + [[cost.bytes.grouped, start?.instructions.grouped ?? "", cost.app]]
    var lines = aligned(rows)
    lines.insert("", at: cost.riblets.count + 2)
    return (lines + cost.notes).joined(separator: "\n")
  }

  private static func table(of difference: CostDifference) -> String {
    func rows(_ changes: [CostDifference.Change], of unit: String) -> [[String]] {
      changes.map { change in
        let news = change.before == nil ? "new" : change.after == nil ? "removed" : change.was.map { "was \($0)" }
        let note = news.map { " (\($0))" } ?? ""
        return [change.growth.signed, "", name(of: change.kind, change.name) + unit + note]
      }
    }
    let sum = "\(difference.app), \(difference.before.grouped) → \(difference.after.grouped)"
    return aligned(
      [["bytes", "", ""]] + rows(difference.riblets + difference.others, of: "")
        + [[difference.growth.signed, "", sum]] + rows(difference.start, of: ", instructions")
    ).joined(separator: "\n")
  }

  /// The line for a pull request: the app, the five riblets that changed most, and the rest.
  private static func line(of difference: CostDifference) -> String {
    let riblets = difference.riblets.sorted { (abs($1.growth), $0.name) < (abs($0.growth), $1.name) }
    var parts = riblets.prefix(5).map { riblet in
      "\(riblet.name) \(riblet.growth.signed)" + (riblet.was.map { " (was \($0))" } ?? "")
    }
    let rest = difference.growth - riblets.prefix(5).reduce(0) { $0 + $1.growth }
    if riblets.count > 5 { parts.append("\(riblets.count - 5) more riblets") }
    if rest != 0 { parts.append("the rest \(rest.signed)") }
    return
      "Size of \(difference.app): \(difference.growth.signed) bytes (\(difference.before.grouped) → "
      + "\(difference.after.grouped)): \(parts.joined(separator: ", "))."
  }

  private static func name(of kind: CostOwner.Kind, _ name: String) -> String {
    switch kind {
    case .app: "\(name), files without one riblet"
    case .library: "library \(name)"
    case .riblet, .linker: name
    }
  }

  /// Numbers to the right, names to the left; a column without any text is left out.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = [0, 1].map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let numbers = [0, 1].filter { widths[$0] > 0 }.map { column in
        String(repeating: " ", count: widths[column] - row[column].count) + row[column]
      }
      return row[2].isEmpty ? numbers.joined(separator: "  ") : (numbers + [row[2]]).joined(separator: "  ")
    }
  }

  /// Each riblet once, below its first parent and further to the right.
  private static func tree(of cost: AppCost) -> [(indent: String, riblet: AppCost.Riblet)] {
    var lines: [(String, AppCost.Riblet)] = []
    func add(_ riblet: AppCost.Riblet, _ indent: String) {
      guard !lines.contains(where: { $0.1.name == riblet.name }) else { return }
      lines.append((indent, riblet))
      for child in cost.riblets where child.parents.first == riblet.name { add(child, indent + "  ") }
    }
    // Riblets in circles are below no riblet outside of these.
    for riblet in cost.riblets.filter(\.parents.isEmpty) + cost.riblets { add(riblet, "") }
    return lines
  }
}
