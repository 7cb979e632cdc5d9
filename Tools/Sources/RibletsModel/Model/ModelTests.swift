public import RibletsSource

/// A type with tests of a riblet.
public struct ModelTests: Hashable, Sendable {
  /// The riblet.
  public let riblet: RibletID
  /// The role that is tested, such as `Router`; empty for the riblet as a whole.
  public let role: String
  /// The type.
  public let type: String
  /// The place of its name.
  public let position: SourcePosition
}
