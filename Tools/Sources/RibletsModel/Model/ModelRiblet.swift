public import RibletsSource

/// A riblet.
public struct ModelRiblet: Hashable, Sendable {
  /// Its module and name.
  public let id: RibletID
  /// The class of its router.
  public let router: String
  /// The class that the router begins with: `Router`, `ViewableRouter` or `LaunchRouter`.
  public let base: String
  /// The place of the router's name.
  public let position: SourcePosition
  /// The places of its types by role: the ends of their names, such as `Interactor`.
  public internal(set) var parts: [String: SourcePosition] = [:]
  /// The items that it needs from its parent, in order: the properties of its `Dependency`.
  public internal(set) var needs: [ModelItem] = []
  /// The ways of those items, by their names: one for each type that conforms to its `Dependency`.
  public internal(set) var paths: [String: [DependencyPath]] = [:]
  /// The items that it is built with, in order: the parameters of `build` without the listener.
  public internal(set) var arguments: [ModelItem] = []
  /// The owners that a comment before its builder names: `/// @owner @shop/checkout`.
  public internal(set) var owners: [String] = []

  /// True if its router is for launching it. A parent may attach it all the same: ``AppModel/roots``.
  public var isRoot: Bool { base == "LaunchRouter" }
  /// True if it has a view of its own.
  public var hasView: Bool { base != "Router" }
}

/// A dependency or an argument.
public struct ModelItem: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its type on one line.
  public let type: String
  /// The place of the property, or of the method with the parameter.
  public let position: SourcePosition
}
