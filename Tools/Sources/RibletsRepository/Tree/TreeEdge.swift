package import RibletsSource

/// The attachment of a child to its parent, with the values that go with it.
package struct TreeEdge: Hashable, Sendable {
  package let parent: String
  package let child: String
  /// True if the parent attaches it as soon as it is active.
  package var isAttachedAtStart = false
  /// The way in which its route shows the child; `nil` for an edge that is no route.
  package var shown: Presentation?
  /// True if it is no route, but code of the parent's router.
  package let isHandWritten: Bool
  /// The argument of which its route's key is made.
  package var key: String?
  /// Expressions by the names of arguments: what the child is attached with unless told.
  package var argumentValues: [String: String] = [:]
  /// Expressions by the names of dependencies: what the parent makes for the child.
  package var madeValues: [String: String] = [:]
  /// The type of the route; empty if there is none.
  package let type: String
  package let place: SourcePosition

  package init(parent: String, child: String, isHandWritten: Bool, type: String = "", place: SourcePosition) {
    (self.parent, self.child, self.isHandWritten, self.type, self.place) = (parent, child, isHandWritten, type, place)
  }
}
