import RibletsScaffold

/// A list that an app begins with, and others that grow it.
package struct RandomGrowth {
  package let first: String
  /// Lists with all lines of those before, and more.
  package let steps: [String]
  /// The last one.
  package var last: String { steps.last ?? first }

  private struct Line {
    let child: String
    let parent: String
    let isAgain: Bool
  }

  package init(seed: UInt64) {
    var random = SeededNumbers(state: seed)
    let names = (1...34).map { "R\($0)" }.shuffled(using: &random)
    var lines: [Line] = []
    var options: [String: String] = [:]
    for (place, name) in names.enumerated() {
      // Often near the top, so that modules get full.
      let above = ["Root"] + names.prefix(random.chance(5) ? min(place, 5) : place)
      lines.append(Line(child: name, parent: above.randomElement(using: &random) ?? "Root", isAgain: false))
      if random.chance(4), let child = names.prefix(place).randomElement(using: &random),
        !lines.contains(where: { $0.child == child && $0.parent == name })
      {
        lines.append(Line(child: child, parent: name, isAgain: true))
      }
      options[name] = Self.options(&random)
    }
    first = Self.list(lines.prefix(16), options)
    let all = Self.list(lines[...], options).split(separator: "\n")
    steps = [all.count / 3, all.count * 2 / 3, all.count].map { count in
      all.prefix(count).map { $0 + "\n" }.joined()
    }
  }

  private static func options(_ random: inout SeededNumbers) -> String {
    var options: [String] = []
    if random.chance(2) { options.append("view none") } else if random.chance(3) { options.append("presenter") }
    if random.chance(2) { options.append("dependency title: String") }
    if random.chance(2) { options.append("argument size: Int = 7") }
    return options.joined(separator: ", ")
  }

  /// Returns a list in which a reference stands below the first line of its riblet.
  private static func list(_ lines: ArraySlice<Line>, _ options: [String: String]) -> String {
    var text = "- Root\n"
    var seen: Set<String> = []
    func add(_ parent: String, _ depth: Int) {
      for line in lines where line.parent == parent && (!line.isAgain || seen.contains(line.child)) {
        let own = options[line.child] ?? ""
        let again = "again, by-hand" + (own.contains("size") ? ", argument size: Int = 7" : "")
        let words = line.isAgain ? again : own
        text += String(repeating: "  ", count: depth) + "- \(line.child)" + (words.isEmpty ? "" : " (\(words))") + "\n"
        guard !line.isAgain else { continue }
        seen.insert(line.child)
        add(line.child, depth + 1)
      }
    }
    add("Root", 1)
    return text
  }
}
