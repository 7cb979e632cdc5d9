import RibletsSource

/// The protocols on the way through parents of parents, so that each is looked into once and no ring has an end in a crash.
struct VisitedProtocols {
  /// Longer than any row of parents that has a mock.
  private static let limit = 200
  /// Few ways lead to what is this near, and most protocols have no parents that are further away.
  private static let near = 4

  private var seen: Set<SourcePosition> = []

  /// Returns true if a protocol has to be looked into.
  ///
  /// - Parameter depth: The number of children on the way to it.
  mutating func enters(_ type: SourceProtocol, depth: Int) -> Bool {
    depth < Self.near || depth < Self.limit && seen.insert(type.marks.position).inserted
  }
}
