/// An impact as Markdown for a pull request, with a picture of the changed part of the tree.
struct ImpactMarkdown {
  let text: String

  init(_ impact: Impact) {
    var parts = ["### What this change can reach\n\n\(impact.summary)"]
    if !impact.everything.isEmpty {
      parts.append("**Everything**, because\n\n" + Self.list(impact.everything.map(Self.code)))
    }
    if let picture = Self.picture(of: impact) { parts.append(picture) }
    let names = [
      ("Screens to look at", impact.screens), ("Links and workflows", impact.links),
      ("Modules to build", impact.modules),
    ]
    for (title, names) in names where !names.isEmpty {
      parts.append("**\(title):** " + names.map(Self.code).joined(separator: ", "))
    }
    parts.append(Self.details("Changes", impact.changes.map { "\(Self.code($0.path)): \($0.text)" }))
    for target in impact.targets {
      let lines = target.suites.map { suite in
        Self.code(suite.name) + (suite.way.isEmpty ? "" : ": " + Self.code(suite.way))
      }
      parts.append(Self.details("\(target.name): \(Impact.counted(lines.count, "suite"))", lines))
    }
    text = parts.joined(separator: "\n\n")
  }

  /// The most riblets that a picture shows before it is a wall.
  private static let limit = 40

  private static func picture(of impact: Impact) -> String? {
    let changed = Set(impact.riblets.map(\.name))
    let names = Set(impact.tree.flatMap { [$0.parent, $0.child] }).union(changed).sorted()
    guard !names.isEmpty else { return nil }
    guard names.count <= limit else {
      return "Changed riblets: " + impact.riblets.map { code($0.text) }.joined(separator: ", ")
    }
    // Numbers, as a name may be a word of Mermaid.
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let texts = Dictionary(impact.riblets.map { ($0.name, $0.text) }) { first, _ in first }
    var lines = ["```mermaid", "flowchart TD"]
    for (number, name) in names.enumerated() {
      lines.append("  n\(number)[\"\(texts[name] ?? name)\"]" + (changed.contains(name) ? ":::changed" : ""))
    }
    for edge in impact.tree {
      guard let parent = numbers[edge.parent], let child = numbers[edge.child] else { continue }
      lines.append("  n\(parent) --> n\(child)")
    }
    return (lines + ["  classDef changed stroke-width:3px", "```"]).joined(separator: "\n")
  }

  private static func list(_ lines: [String]) -> String { lines.map { "- " + $0 }.joined(separator: "\n") }

  static func code(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  private static func details(_ title: String, _ lines: [String]) -> String {
    "<details><summary>\(title)</summary>\n\n\(list(lines))\n\n</details>"
  }
}
