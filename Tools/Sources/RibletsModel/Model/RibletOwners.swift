/// The owners of riblets: those that a comment before the builder names, otherwise those of its module.
public struct RibletOwners: Hashable, Sendable {
  private let groups: [String: [String]]

  /// Takes the owners of modules by their modules.
  public init(ofModules groups: [String: [String]] = [:]) { self.groups = groups }

  /// The owners of a riblet, in the order in which they are written; none if nothing names some.
  public func owners(of riblet: ModelRiblet) -> [String] {
    riblet.owners.isEmpty ? groups[riblet.id.module] ?? [] : riblet.owners
  }
}
