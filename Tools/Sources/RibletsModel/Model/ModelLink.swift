public import RibletsSource

/// A link of a catalogue: the form of its addresses, and where it leads.
public struct ModelLink: Hashable, Sendable {
  /// The module that has it.
  public let module: String
  /// The pattern behind the prefixes of the catalogue, such as `product/{id:Int}`.
  public let pattern: String
  /// The names of the routes and workflows that its code uses, in their order.
  public let ends: [String]
  /// The place of the link.
  public let position: SourcePosition
}
