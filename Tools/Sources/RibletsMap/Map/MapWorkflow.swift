/// A workflow on the map.
public struct MapWorkflow: Hashable, Encodable, Sendable {
  /// A step.
  public struct Step: Hashable, Encodable, Sendable {
    /// The member of the item that it begins with; empty if it uses none.
    public let call: String
    /// The place.
    public let place: MapPlace
  }

  /// The class.
  public let name: String
  /// The protocol of the item that its first step gets.
  public let item: String
  /// The riblet that it begins in; left out if that is not clear.
  public let riblet: String?
  /// The steps.
  public let steps: [Step]
  /// The place of the name.
  public let place: MapPlace
}
