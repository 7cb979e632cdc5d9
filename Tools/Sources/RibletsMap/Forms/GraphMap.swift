/// A map as a graph for other programs: riblets by module, and an arrow for each edge.
public struct GraphMap: CustomStringConvertible {
  /// The languages of graphs.
  public enum Language: Sendable {
    /// That of Graphviz.
    case dot
    /// That of Mermaid, which pages of GitHub and GitLab draw.
    case mermaid
  }

  private let map: AppMap
  private let language: Language

  /// Takes a map.
  public init(_ map: AppMap, as language: Language) {
    self.map = map
    self.language = language
  }

  public var description: String {
    let numbers = Dictionary(uniqueKeysWithValues: map.riblets.enumerated().map { ($1.name, $0) })
    let modules = Dictionary(grouping: map.riblets, by: \.module).sorted { $0.key < $1.key }
    func number(_ name: String) -> String { "r\(numbers[name] ?? 0)" }
    var lines: [String]
    switch language {
    case .dot:
      lines = ["digraph \(quoted(map.app)) {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
      for (place, module) in modules.enumerated() {
        lines += ["  subgraph cluster_\(place) {", "    label=\(quoted(module.key));"]
        for riblet in module.value {
          lines.append(
            "    \(number(riblet.name)) [label=\(quoted(riblet.name))\(riblet.isRoot ? ", penwidth=2" : "")];")
        }
        lines.append("  }")
      }
      for edge in map.edges {
        let label = edge.shown.map { " [label=\(quoted($0))]" } ?? ""
        lines.append("  \(number(edge.parent)) -> \(number(edge.child))\(label);")
      }
      lines.append("}")
    case .mermaid:
      lines = ["flowchart LR"]
      for (place, module) in modules.enumerated() {
        lines.append("  subgraph m\(place)[\(quoted(module.key))]")
        for riblet in module.value {
          let label = quoted(riblet.name)
          lines.append("    \(number(riblet.name))\(riblet.isRoot ? "([\(label)])" : "[\(label)]")")
        }
        lines.append("  end")
      }
      for edge in map.edges {
        let label = edge.shown.map { "|\($0)|" } ?? ""
        lines.append("  \(number(edge.parent)) -->\(label) \(number(edge.child))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    switch language {
    case .dot: "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case .mermaid: "\"" + text.replacing("\"", with: "#quot;") + "\""
    }
  }
}
