import RibletsModel
package import RibletsPlans
package import RibletsSource

/// The riblets of an app and who attaches whom, as far as its sources say.
package struct RibletTree: Sendable {
  /// By name.
  package var riblets: [String: KnownRiblet] = [:]
  /// By parent and child; one for each pair.
  package var edges: [TreeEdge] = []
  /// The links of the app's catalogues, by file.
  package var links: [TreeLink] = []
  /// The routes that interactors begin with, by riblet.
  var firstRoutes: [String: Set<String>] = [:]
  /// Notes on code that could not be read, or is written otherwise than `riblets new` does; each with its place.
  package var notes: [String] = []

  package init() {}

  /// The edges to the children of a riblet, by their names.
  package func edges(from parent: String) -> [TreeEdge] { edges.filter { $0.parent == parent } }

  /// The edges from the parents of a riblet, by their names.
  package func edges(to child: String) -> [TreeEdge] { edges.filter { $0.child == child } }

  package func edge(_ parent: String, _ child: String) -> TreeEdge? {
    edges.first { $0.parent == parent && $0.child == child }
  }

  /// The beginnings of the tree: the riblets that are launched. By name.
  package var roots: [String] {
    AppModel.tops(riblets.values.filter(\.isRoot).map(\.name), below: edges.map { ($0.parent, $0.child) }).sorted()
  }

  /// Riblets that are below no root, as far as the sources say: those that nobody attaches, and one of each circle. By name.
  package var unattached: [String] {
    let children = Dictionary(grouping: edges, by: \.parent).mapValues { $0.map(\.child) }
    let attached = Set(edges.map(\.child))
    func reached(from start: String) -> Set<String> {
      var (seen, open) = (Set<String>(), [start])
      while let name = open.popLast() {
        if seen.insert(name).inserted { open += children[name] ?? [] }
      }
      return seen
    }
    var seen = roots.reduce(into: Set()) { $0.formUnion(reached(from: $1)) }
    var found: [String] = []
    func visit(_ names: [String]) {
      for name in names where !seen.contains(name) {
        found.append(name)
        seen.formUnion(reached(from: name))
      }
    }
    visit(riblets.keys.filter { !attached.contains($0) }.sorted())
    // A circle reaches more than each circle below it.
    let rest = riblets.keys.filter { !seen.contains($0) }.map { (name: $0, count: reached(from: $0).count) }
    visit(rest.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map(\.name))
    return found.sorted()
  }
}

extension RibletTree {
  /// - Throws: ``RequestProblem`` with the name that was probably meant, if there is no such riblet.
  package func riblet(named name: String) throws(RequestProblem) -> KnownRiblet {
    if let riblet = riblets[name] { return riblet }
    throw RequestProblem(unknown(name))
  }

  /// Returns the message for a name that no riblet has, with the one that was probably meant.
  package func unknown(_ name: String) -> String { Self.unknown(name, among: riblets.keys.sorted()) }

  package static func unknown(_ name: String, among names: [String]) -> String {
    let same = names.filter { $0.hasSuffix("." + name) }
    if !same.isEmpty {
      return "Several modules have a riblet '\(name)'. Say which is meant: \(same.joined(separator: ", "))."
    }
    let found =
      names.first { name.lowercased() == $0.lowercased() || name == $0 + "Router" }
      ?? NearestName.match(for: name, in: names)
    let hint =
      found.map { " Did you mean '\($0)'?" }
      ?? (names.isEmpty ? " There are no riblets yet." : " There are: \(names.prefix(20).joined(separator: ", ")).")
    return "There is no riblet '\(name)'.\(hint)"
  }
}

/// A link of a catalogue, as sources say it.
package struct TreeLink: Sendable {
  /// The pattern behind the prefixes of the catalogue.
  package let pattern: String
  /// The names of the routes and workflows that its code uses, in their order.
  package let ends: [String]
  /// The file and the line.
  package let place: SourcePosition
}
