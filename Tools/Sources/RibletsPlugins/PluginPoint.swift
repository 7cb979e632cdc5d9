public import RibletsSource

/// A protocol that is marked `@pluginPoint`, and the types that conform to it.
public struct PluginPoint: Hashable, Sendable {
  /// A type that conforms to the protocol of a point.
  public struct Plugin: Hashable, Sendable {
    /// The type with those around it, as in `Shop.CartPlugin`.
    public let type: String
    /// The conditions of `#if` that it stands in, outermost first.
    public let conditions: [String]
    /// The place of its name.
    public let position: SourcePosition

    package init(type: String, conditions: [String], position: SourcePosition) {
      self.type = type
      self.conditions = conditions
      self.position = position
    }
  }

  /// The name of the protocol.
  package let name: String
  package let position: SourcePosition
  /// Sorted by type.
  package internal(set) var plugins: [Plugin] = []

  /// The name of the type that lists the plug-ins.
  package var list: String { name + "s" }
}
