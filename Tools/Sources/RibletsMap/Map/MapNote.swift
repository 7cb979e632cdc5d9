/// A source that was not understood.
public struct MapNote: Hashable, Encodable, Sendable {
  /// The sentence about it.
  public let text: String
  /// The place; left out for one outside of the files, such as a manifest, which then begins the sentence.
  public let place: MapPlace?
}
