/// A module on the map.
public struct MapModule: Hashable, Encodable, Sendable {
  /// Its name.
  public let name: String
  /// The name of its package; left out without a manifest.
  public let package: String?
  /// The function of the manifest that makes it: `target`, `testTarget`.
  public let kind: String
  /// The modules of the app that it depends on, or imports where there is no manifest.
  public let dependencies: [String]
  /// The targets and products of others that it depends on.
  public let others: [String]
  /// The number of riblets in it.
  public let riblets: Int
  /// The number of its files.
  public let files: Int
  /// The number of their lines.
  public let lines: Int
}
