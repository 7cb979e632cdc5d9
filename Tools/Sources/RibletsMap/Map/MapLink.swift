/// A link of a catalogue on the map.
public struct MapLink: Hashable, Encodable, Sendable {
  /// The pattern behind the prefixes of the catalogue.
  public let pattern: String
  /// The module that has it.
  public let module: String
  /// The routes and workflows that it leads to.
  public let ends: [String]
  /// The riblets of those, by name: children of routes, and the riblets that workflows begin in.
  public let riblets: [String]
  /// The place.
  public let place: MapPlace
}
