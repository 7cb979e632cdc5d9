/// The share of a riblet's lines that its own tests run.
public struct CoverageFigures: Hashable, Codable, Sendable {
  /// The share of one role.
  public struct Role: Hashable, Codable, Sendable {
    /// The number of lines.
    public let lines: Int
    /// The number of those that were run.
    public let run: Int
  }

  /// The number of lines.
  public let lines: Int
  /// The number of those that were run.
  public let run: Int
  /// The same by role, in small letters: `router`.
  public let roles: [String: Role]
}
