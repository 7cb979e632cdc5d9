/// The attachment of a child to its parent on the map.
public struct MapEdge: Hashable, Encodable, Sendable {
  /// The forms in which source says that a parent attaches a child.
  public enum Kind: String, Hashable, Encodable, Sendable {
    /// A route.
    case route
    /// The router knows the child's builder.
    case builder
    /// The builder is behind a protocol or a factory.
    case indirect
    /// A comment says so.
    case mark
  }

  /// The name of the riblet that attaches.
  public let parent: String
  /// The name of the riblet that is attached.
  public let child: String
  /// The form.
  public let kind: Kind
  /// The type of the route; left out without one.
  public let route: String?
  /// The way in which the route shows the child, such as `sheet`; left out without a route.
  public let shown: String?
  /// The types between router and builder.
  public let through: [String]
  /// The conditions of `#if` under which it is there.
  public let conditions: [String]
  /// The place that says so.
  public let place: MapPlace
}
