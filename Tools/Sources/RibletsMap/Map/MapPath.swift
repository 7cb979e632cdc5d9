/// The way of a dependency through components.
public struct MapPath: Hashable, Encodable, Sendable {
  /// A component on the way.
  public struct Step: Hashable, Encodable, Sendable {
    /// The type.
    public let type: String
    /// The name that the dependency has there.
    public let dependency: String
    /// The riblet whose component it is; left out for another type.
    public let riblet: String?
    /// The place of the property.
    public let place: MapPlace
  }

  /// The ends of ways.
  public enum End: String, Hashable, Encodable, Sendable {
    /// The last component makes it.
    case made
    /// The last component is to have it, and does not.
    case missing
    /// It comes from outside of the sources.
    case outside
  }

  /// The components, nearest first.
  public let steps: [Step]
  /// The end.
  public let end: End
}
