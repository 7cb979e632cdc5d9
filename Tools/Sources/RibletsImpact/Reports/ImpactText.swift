/// An impact as lines for a terminal.
struct ImpactText {
  let text: String

  init(_ impact: Impact) {
    var lines = [impact.summary]
    func section(_ title: String, _ content: [String]) {
      guard !content.isEmpty else { return }
      lines += ["", title] + content.map { "  " + $0 }
    }
    section("Everything can be reached, because", impact.everything)
    section("Changes", impact.changes.map { "\($0.path): \($0.text)" })
    section("Changed riblets", impact.riblets.map(\.text))
    section("Riblets that use them", Self.wrapped(impact.reached))
    section("Screens", Self.wrapped(impact.screens))
    section("Links and workflows", impact.links)
    section("Modules to build", Self.wrapped(impact.modules))
    section("Test targets that depend on them", Self.wrapped(impact.dependents ?? []))
    for target in impact.targets {
      let linked = target.linked.isEmpty ? "" : ", with \(target.linked.joined(separator: ", ")) linked"
      section(
        "\(target.name)\(target.isWhole ? ", all suites" : "")\(linked)",
        target.suites.map { $0.way.isEmpty ? $0.name : "\($0.name): \($0.way)" })
    }
    text = lines.joined(separator: "\n")
  }

  /// Names in lines of some length.
  private static func wrapped(_ names: [String]) -> [String] {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, last.count + name.count < 100 {
        lines[lines.count - 1] = last + ", " + name
      } else {
        lines.append(name)
      }
    }
    return lines
  }
}
