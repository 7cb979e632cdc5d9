/// A file of an app.
public struct MapFile: Hashable, Encodable, Sendable {
  /// The path from the folder of the app on.
  public let path: String
  /// The number of its lines.
  public let lines: Int
  /// The number of commits that changed it; left out where that is not known.
  public let changes: Int?
}
