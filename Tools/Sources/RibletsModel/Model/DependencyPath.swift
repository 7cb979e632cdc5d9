public import RibletsSource

/// The way of a dependency: from the component of a parent, which the riblet gets it from, to the one that makes it.
public struct DependencyPath: Hashable, Sendable {
  /// A type on the way.
  public struct Step: Hashable, Sendable {
    /// The type, such as `RootComponent`.
    public let type: String
    /// The name that the dependency has there.
    public let item: String
    /// The place of the property; of the conformance, if there is none.
    public let position: SourcePosition
  }

  /// The ends of ways.
  public enum End: Hashable, Sendable {
    /// The last type makes it.
    case provided
    /// The last type is to have it, and has no such property.
    case missing
    /// The last type takes it from a dependency that nothing in the sources provides: that of the app, or of a circle.
    case outside
  }

  /// The types on the way, nearest first.
  public let steps: [Step]
  /// The end of the way.
  public let end: End
}
