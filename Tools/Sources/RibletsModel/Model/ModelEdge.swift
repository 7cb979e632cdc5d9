public import RibletsSource

/// The attachment of a child to its parent.
public struct ModelEdge: Hashable, Sendable {
  /// The forms in which source says that a parent attaches a child.
  public enum Kind: Hashable, Sendable {
    /// A route: a value that conforms to `ChildRoute`, and its way of showing the child.
    case route(type: String, shown: String)
    /// The parent's router knows the child's builder.
    case builder
    /// The router knows a protocol or a factory, behind which the child's builder is; with the types on the way.
    case indirect(through: [String])
    /// A comment in the router says so: `// @attaches Cart`.
    case mark
  }

  /// The riblet that attaches.
  public let parent: RibletID
  /// The riblet that is attached.
  public let child: RibletID
  /// The form of the edge.
  public let kind: Kind
  /// The place that says so.
  public let position: SourcePosition
  /// The conditions of `#if` under which it is there.
  public let conditions: [String]
}
