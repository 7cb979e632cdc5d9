package import RibletsPlans
package import RibletsSource

/// The attachment of a child to its parent, with the values that go with it.
package struct TreeEdge: Hashable, Sendable {
  package let parent: String
  package let child: String
  /// True if the parent attaches it as soon as it is active.
  package internal(set) var isAttachedAtStart = false
  /// The way in which its route shows the child; `nil` for an edge that is no route.
  package internal(set) var shown: RibletRequest.Shown?
  /// True if it is no route, but code of the parent's router.
  package let isHandWritten: Bool
  /// Expressions by the names of arguments: what the child is attached with unless told.
  package internal(set) var argumentValues: [String: String] = [:]
  /// Expressions by the names of dependencies: what the parent makes for the child.
  package internal(set) var madeValues: [String: String] = [:]
  /// The type of the route; empty if there is none.
  var type = ""
  package let place: SourcePosition
}
