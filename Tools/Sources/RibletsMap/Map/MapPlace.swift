/// A line of a file.
public struct MapPlace: Hashable, Encodable, Sendable {
  /// The number of the file among those of the map.
  public let file: Int
  /// The number of the line, from 1 on.
  public let line: Int
}
