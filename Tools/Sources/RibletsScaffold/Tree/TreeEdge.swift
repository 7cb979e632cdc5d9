package import RibletsSource

/// The attachment of a child to its parent, with the values that go with it.
package struct TreeEdge: Hashable, Sendable {
  package let parent: String
  package let child: String
  /// True if the parent attaches it, or the point that it is plugged into, as soon as it is active.
  package internal(set) var isAttachedAtStart = false
  /// The point of the parent that the child is plugged into.
  package internal(set) var pluginPoint: String?
  /// True if it is not a value that conforms to `ChildEdge`, but code of the parent's router.
  package let isHandWritten: Bool
  /// Expressions by the names of arguments: what the child is attached with unless told.
  package internal(set) var argumentValues: [String: String] = [:]
  /// Expressions by the names of dependencies: what the parent makes for the child.
  package internal(set) var madeValues: [String: String] = [:]
  /// The value that conforms to `ChildEdge`; empty if there is none.
  var type = ""
  package let place: SourcePosition
}
