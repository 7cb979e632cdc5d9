/// The content of a manifest, as far as it is written out.
public struct PackageManifest: Hashable, Sendable {
  /// A target.
  public struct Target: Hashable, Sendable {
    /// The functions that make targets.
    public enum Kind: String, Hashable, Sendable {
      case target, executableTarget, testTarget, macro, plugin
    }

    /// Its name.
    public var name: String
    /// The function that makes it.
    public var kind: Kind
    /// The place of the call.
    public var position: SourcePosition
    /// Its folder, where it says so.
    public var path: String?
    /// The paths in its folder that do not belong to it.
    public var excluded: [String] = []
    /// The paths in its folder that belong to it, where not all of them do.
    public var sources: [String]?
    /// The targets and products that it depends on.
    public var dependencies: [Dependency] = []
    /// The names of the plug-ins that make sources of it; `nil` if they are computed.
    public var plugins: [String]? = []
    /// The settings of its Swift as they are written; `nil` if they are computed.
    public var settings: [SourceExpression]? = []
    /// True if it has a bundle of resources.
    public var hasResources = false
    /// The paths of its resources in its folder, as far as they are written out.
    public var resources: [String] = []
  }

  /// A target or a product that a target depends on.
  public enum Dependency: Hashable, Sendable {
    /// A target of the same package, or a product of another.
    case name(String)
    /// A product, and the package it is of.
    case product(String, package: String?)

    /// The name of the target or the product.
    public var name: String {
      switch self {
      case .name(let name), .product(let name, _): name
      }
    }
  }

  /// A product, and the targets in it.
  public struct Product: Hashable, Sendable {
    public var name: String
    public var targets: [String]
  }

  /// A package that this one depends on.
  public struct Package: Hashable, Sendable {
    /// The names by which its products are asked for: its name, or the end of its path or address, in lower case.
    public var names: Set<String>
    /// Its folder from this package's folder on; `nil` if it is fetched.
    public var path: String?
  }

  /// A part that reading does not tell.
  public struct Unknown: Hashable, Sendable {
    /// The place of it.
    public var position: SourcePosition
    /// A description as the end of a sentence: `it computes the name of a target`.
    public var text: String
    /// The text that would have been understood; empty if that is clear.
    public var expected = ""
    /// True if there may be a target that is not known, or that is elsewhere.
    public var hidesTargets = true
  }

  /// The name of the package, if it is written out.
  public var name: String?
  /// The language mode of the targets that do not say their own.
  public var languageMode = "5"
  /// Its targets in order.
  public var targets: [Target] = []
  /// Its products in order.
  public var products: [Product] = []
  /// The packages that it depends on.
  public var packages: [Package] = []
  /// The parts that are computed, or do not parse.
  public var unknowns: [Unknown] = []
}
