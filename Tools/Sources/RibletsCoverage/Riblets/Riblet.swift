/// A riblet as its source files show it.
public struct Riblet: Equatable, Sendable {
  public struct Identity: Hashable, Comparable, Sendable {
    /// The target it is built in, which is its module.
    public let target: String
    /// The name in front of its roles: `OffGame` of `OffGameRouter`.
    public let name: String

    public init(target: String, name: String) {
      self.target = target
      self.name = name
    }

    public static func < (one: Identity, other: Identity) -> Bool {
      (one.target, one.name) < (other.target, other.name)
    }
  }

  public let identity: Identity
  /// The absolute paths of its files with code, sorted.
  public let files: [Role: [String]]

  public init(identity: Identity, files: [Role: [String]]) {
    self.identity = identity
    self.files = files
  }
}
