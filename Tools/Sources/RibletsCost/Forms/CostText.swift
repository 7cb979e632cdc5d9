/// Sizes for a terminal.
enum CostText {
  static func ribletBytes(_ cost: AppCost) -> Int { cost.riblets.reduce(0) { $0 + $1.bytes } }

  static func text(of cost: AppCost) -> String {
    var rows = tree(of: cost).map { line in
      [line.riblet.bytes.grouped, line.riblet.instructions.map(\.grouped) ?? "", line.branches + line.riblet.name]
    }
    let count = cost.riblets.count == 1 ? "1 riblet" : "\(cost.riblets.count) riblets"
    let instructions = cost.start.map { $0.instructions - $0.withoutRiblet }
    rows.append([ribletBytes(cost).grouped, instructions?.grouped ?? "", count])
    rows += cost.others.map { row in
      [row.bytes.grouped, "", name(of: row.kind, row.name)]
    }
    if let start = cost.start { rows.append(["", start.withoutRiblet.grouped, "no riblet on the stack"]) }
    rows.append([cost.bytes.grouped, cost.start?.instructions.grouped ?? "", cost.app])
    let head = ["bytes", cost.start == nil ? "" : "instructions", ""]
    let table = aligned([head] + rows)
    let split = cost.riblets.count + 2
    return (table[..<split] + [""] + table[split...] + cost.notes).joined(separator: "\n")
  }

  static func text(of difference: CostDifference) -> String {
    if difference.isEmpty { return "" }
    if let reason = difference.notComparable { return "Not comparable with the baseline: \(reason)." }
    var rows = difference.riblets.map { riblet in
      let bytes = riblet.before == nil ? "new" : riblet.after == nil ? "removed" : ""
      let was = riblet.was.map { "was \($0)" } ?? bytes
      var instructions = ""
      if let before = riblet.instructionsBefore, let after = riblet.instructionsAfter {
        instructions = "\((after - before).signed) instructions"
      }
      let notes = [was, instructions].filter { !$0.isEmpty }.joined(separator: ", ")
      return [riblet.growth.signed, "", riblet.name + (notes.isEmpty ? "" : " (\(notes))")]
    }
    rows += difference.others.map { [($0.after - $0.before).signed, "", name(of: $0.kind, $0.name)] }
    let sum = "\(difference.app), \(difference.before.grouped) → \(difference.after.grouped)"
    rows.append([(difference.after - difference.before).signed, "", sum])
    return aligned([["bytes", "", ""]] + rows).joined(separator: "\n")
  }

  /// The line for a pull request: the app, the five riblets that changed most, and the rest.
  static func line(of difference: CostDifference) -> String {
    if difference.isEmpty { return "" }
    if let reason = difference.notComparable { return "Size: not comparable with the baseline, \(reason)." }
    let riblets = difference.riblets.sorted { (abs($1.growth), $0.name) < (abs($0.growth), $1.name) }
    var parts = riblets.prefix(5).map { riblet in
      "\(riblet.name) \(riblet.growth.signed)" + (riblet.was.map { " (was \($0))" } ?? "")
    }
    let shown = riblets.prefix(5).reduce(0) { $0 + $1.growth }
    let growth = difference.after - difference.before
    if riblets.count > 5 { parts.append("\(riblets.count - 5) more riblets") }
    if growth != shown { parts.append("the rest \((growth - shown).signed)") }
    return
      "Size of \(difference.app): \(growth.signed) bytes (\(difference.before.grouped) → \(difference.after.grouped)): "
      + parts.joined(separator: ", ") + "."
  }

  private static func name(of kind: AppCost.Row.Kind, _ name: String) -> String {
    switch kind {
    case .app: "\(name), files without one riblet"
    case .library: "library \(name)"
    case .linker: name
    }
  }

  /// Numbers to the right, names to the left; a column without any text is left out.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = [0, 1].map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let numbers = [0, 1].filter { widths[$0] > 0 }.map { column in
        String(repeating: " ", count: widths[column] - row[column].count) + row[column]
      }
      let line = (numbers + [row[2]]).joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  // MARK: Tree

  private struct Line {
    let riblet: AppCost.Riblet
    let branches: String
  }

  /// Each riblet once, below its first parent.
  private static func tree(of cost: AppCost) -> [Line] {
    var lines: [Line] = []
    var seen: Set<String> = []
    let names = Set(cost.riblets.map(\.name))
    func add(_ riblet: AppCost.Riblet, _ head: String, _ indent: String) {
      guard seen.insert(riblet.name).inserted else { return }
      lines.append(Line(riblet: riblet, branches: head))
      let children = cost.riblets.filter { $0.parents.first == riblet.name && !seen.contains($0.name) }
      for (place, child) in children.enumerated() {
        let isLast = place + 1 == children.count
        add(child, indent + (isLast ? "└─ " : "├─ "), indent + (isLast ? "   " : "│  "))
      }
    }
    for riblet in cost.riblets where !riblet.parents.contains(where: names.contains) { add(riblet, "", "") }
    // The others are in circles, below no riblet outside of these.
    for riblet in cost.riblets { add(riblet, "", "") }
    return lines
  }
}
