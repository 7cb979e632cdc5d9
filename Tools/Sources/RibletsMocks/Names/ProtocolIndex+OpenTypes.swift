import RibletsSource

extension ProtocolIndex {
  /// Returns true if a test has to say what an associated type of a protocol is.
  ///
  /// - Parameter given: Those that the annotation names.
  func hasOpenTypes(_ type: SourceProtocol, given: some Sequence<String>) -> Bool {
    var open: Set<String> = []
    var fixed = Set(given)
    var visited = VisitedProtocols()
    collectTypes(of: type, &open, &fixed, &visited, depth: 0)
    return !open.isSubset(of: fixed)
  }

  private func collectTypes(
    of type: SourceProtocol, _ open: inout Set<String>, _ fixed: inout Set<String>, _ visited: inout VisitedProtocols,
    depth: Int
  ) {
    guard visited.enters(type, depth: depth) else { return }
    var needs = type.requirements
    for member in type.members {
      guard case .associatedType(let found) = member.kind else { continue }
      let isRecursive = found.bounds.contains { Self.names(in: $0).contains(type.plainName) }
      if found.standard == nil, !isRecursive { open.insert(found.name) } else { fixed.insert(found.name) }
      needs += found.requirements
    }
    for need in needs where need.isSameType {
      for side in [need.left, need.right] { if case .named(let name, []) = side.withoutSelf { fixed.insert(name) } }
    }
    for inherited in type.inherited {
      for name in parents(in: inherited, of: type) {
        guard let parent = found(name, in: type.scopes, for: type), parent != type else { continue }
        collectTypes(of: parent, &open, &fixed, &visited, depth: depth + 1)
        if !parent.primaryAssociatedTypes.isEmpty, inherited.text.contains("<") {
          fixed.formUnion(parent.primaryAssociatedTypes)
        }
      }
    }
  }
}
