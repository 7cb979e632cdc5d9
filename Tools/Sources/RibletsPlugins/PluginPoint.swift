package import RibletsSource

/// A protocol that is marked `@pluginPoint`, and the types that conform to it.
package struct PluginPoint: Hashable, Sendable {
  /// A type that conforms to the protocol of a point.
  package struct Plugin: Hashable, Sendable {
    /// With the types around it, as in `Shop.CartPlugin`.
    package let type: String
    /// The conditions of `#if` that it stands in, outermost first.
    package let conditions: [String]
    package let place: SourcePosition
  }

  /// The name of the protocol.
  package let name: String
  package let place: SourcePosition
  /// Sorted by type.
  package internal(set) var plugins: [Plugin] = []

  /// The name of the type that lists the plug-ins.
  package var list: String { name + "s" }
}
