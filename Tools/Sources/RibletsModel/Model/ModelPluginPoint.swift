public import RibletsPlugins
public import RibletsSource

/// A protocol that children are plugged into: one that is marked `@pluginPoint`.
public struct ModelPluginPoint: Hashable, Sendable {
  /// The module that declares it, and lists its plug-ins.
  public let module: String
  /// The name of the protocol.
  public let name: String
  /// The riblet whose router attaches what is plugged in; `nil` if the protocol names none.
  public let parent: RibletID?
  /// The place of the protocol's name.
  public let position: SourcePosition
  /// The plug-ins, by type.
  public let plugins: [PluginPoint.Plugin]
}
