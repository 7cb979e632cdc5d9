import RibletsEdits
import RibletsPlans
import RibletsRepository

/// The declarations that go with some riblets.
struct RemovedParts {
  let names: [DerivedNames]
  /// The routes from or to one of them.
  let edges: [TreeEdge]
  private let edgeTypes: Set<String>
  private let types: Set<String>

  init(names: [DerivedNames], edges: [TreeEdge]) {
    self.names = names
    self.edges = edges
    edgeTypes = Set(edges.map(\.type).filter { !$0.isEmpty })
    types = names.reduce(into: []) { $0.formUnion($1.types) }
  }

  /// Returns true if a declaration is one of a riblet, a route, or their tests.
  func contains(_ part: TopLevel) -> Bool {
    if part.isExtension { return isOwnExtension(part) }
    if types.contains(part.type) || edgeTypes.contains(part.type) { return true }
    if names.contains(where: { $0.isTest(part.type) }) || part.isFormerRoute { return true }
    return edgeTypes.contains(where: part.type.isTest)
  }

  private func isOwnExtension(_ part: TopLevel) -> Bool {
    // What a route is besides.
    if types.contains(part.type) || edgeTypes.contains(part.type) { return true }
    if part.type.hasPrefix("ChildBuilders<"), part.type.hasSuffix("Component>") {
      if types.contains(String(part.type.dropFirst("ChildBuilders<".count).dropLast())) { return true }
      return !part.properties.isEmpty
        && part.properties.allSatisfy { types.contains(String($0.type.split(separator: " ").last ?? "")) }
    }
    if edges.contains(where: part.isRoute) { return true }
    // What the parent does as a listener, and what its component gives.
    return !part.inherited.isEmpty
      && part.inherited.allSatisfy { types.contains($0) && ($0.hasSuffix("Listener") || $0.hasSuffix("Dependency")) }
  }

  /// Returns true if a file has one of these declarations.
  func isIn(_ file: [TopLevel]) -> Bool { file.contains(where: contains) }

  /// Returns the other declarations in a file: neither a part nor private to it.
  func others(in file: [TopLevel]) -> [TopLevel] { file.filter { !contains($0) && !$0.isPrivate } }
}

extension TopLevel {
  /// Returns true for an extension with nothing but a route, or its identity.
  fileprivate func isRoute(of edge: TreeEdge) -> Bool {
    let routing = "any \(edge.parent)Routing>"
    guard type == edge.parent + "Route" || type == "Route<" + routing || type == "RouteID<" + routing else {
      return false
    }
    let names = properties.map(\.name) + methods
    return !names.isEmpty && names.allSatisfy { $0 == NameWords(edge.child).property }
  }
}
