/// A riblet on the map.
public struct MapRiblet: Hashable, Encodable, Sendable {
  /// A type of a riblet, by its role.
  public struct Part: Hashable, Encodable, Sendable {
    /// The end of its name, such as `Interactor`.
    public let role: String
    /// The place of its name.
    public let place: MapPlace
  }

  /// A dependency that it needs from its parent.
  public struct Need: Hashable, Encodable, Sendable {
    /// The name.
    public let name: String
    /// The type.
    public let type: String
    /// The place of the property in its `Dependency`.
    public let place: MapPlace
    /// The ways of the dependency: one for each component that it can get it from.
    public let paths: [MapPath]
  }

  /// An argument that it is built with.
  public struct Argument: Hashable, Encodable, Sendable {
    /// The name.
    public let name: String
    /// The type.
    public let type: String
  }

  /// A dependency of its component that riblets below it need.
  public struct Supply: Hashable, Encodable, Sendable {
    /// The name that the dependency has in its component.
    public let dependency: String
    /// True if the component makes it, false if it hands it on from further up.
    public let isMade: Bool
    /// The riblets that need it, by name.
    public let users: [String]
    /// The place of the property.
    public let place: MapPlace
  }

  /// A type with tests of it.
  public struct Tests: Hashable, Encodable, Sendable {
    /// The role that is tested; empty for the riblet as a whole.
    public let role: String
    /// The type.
    public let type: String
    /// The place of its name.
    public let place: MapPlace
  }

  /// The shortest name that only this riblet has.
  public let name: String
  /// The module of its router.
  public let module: String
  /// True if it is launched, and not attached.
  public let isRoot: Bool
  /// True if it has a view of its own.
  public let hasView: Bool
  /// The place of its router.
  public let place: MapPlace
  /// Its types.
  public let parts: [Part]
  /// The dependencies that it needs, in the order of its `Dependency`.
  public let needs: [Need]
  /// The arguments that it is built with.
  public let arguments: [Argument]
  /// The dependencies of its component that others need.
  public let supplies: [Supply]
  /// The types with tests of it.
  public let tests: [Tests]
  /// The roles with a class that nothing tests.
  public let missingTests: [String]
  /// The share of its lines that its own tests run; left out without a report.
  public let coverage: CoverageFigures?
  /// Its owners.
  public let owners: [String]
  /// The lines of its types, with what stands before them.
  public let lines: Int
  /// The number of commits that changed a file of it; left out where that is not known.
  public let changes: Int?
  /// The bytes that it had at the commits whose sizes were recorded, the oldest first; left out where none were.
  public let bytes: [Int]?
}
