/// A map as a tree for the terminal.
public struct TextMap: CustomStringConvertible {
  private let map: AppMap

  /// Takes a map.
  public init(_ map: AppMap) { self.map = map }

  public var description: String {
    let lines = MapTree(of: map).lines.map(text)
    let counts = [(map.riblets.count, "riblet"), (map.edges.count, "route"), (map.modules.count, "module")].map {
      "\($0) \($1)\($0 == 1 ? "" : "s")"
    }
    return (["\(map.app): \(counts.joined(separator: ", "))", ""] + lines).joined(separator: "\n")
  }

  private func text(of line: MapTree.Line) -> String {
    let branches = line.continues.enumerated().map { level, continues in
      level == line.continues.count - 1 ? continues ? "├─ " : "└─ " : continues ? "│  " : "   "
    }
    let name = branches.joined() + line.riblet.name
    if line.isRepeated { return name + " (again)" }
    return name + "  " + facts(of: line).joined(separator: ", ")
  }

  private func facts(of line: MapTree.Line) -> [String] {
    let riblet = line.riblet
    var facts: [String] = []
    if let shown = line.edge?.shown { facts.append(shown) }
    if !riblet.hasView { facts.append("no view") }
    facts.append("\(riblet.lines) lines")
    if !riblet.needs.isEmpty { facts.append("needs " + riblet.needs.map(\.name).joined(separator: " ")) }
    if !riblet.missingTests.isEmpty { facts.append("untested: " + riblet.missingTests.joined(separator: " ")) }
    if let coverage = riblet.coverage, coverage.lines > 0 {
      facts.append("\(coverage.run * 100 / coverage.lines)% covered")
    }
    if let changes = riblet.changes { facts.append("\(changes) commits") }
    if !riblet.owners.isEmpty { facts.append(riblet.owners.joined(separator: " ")) }
    let place = riblet.place
    facts.append("\(map.files[place.file].path):\(place.line)")
    return facts
  }
}
