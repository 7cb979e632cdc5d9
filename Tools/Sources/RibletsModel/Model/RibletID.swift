/// The identity of a riblet: two of one name in two modules are two riblets.
public struct RibletID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The module that declares the router.
  public let module: String
  /// The name without the role: `Cart` of `CartRouter`.
  public let name: String

  /// Makes an identity.
  public init(module: String, name: String) {
    self.module = module
    self.name = name
  }

  public var description: String { "\(module).\(name)" }

  public static func < (left: Self, right: Self) -> Bool { (left.name, left.module) < (right.name, right.module) }
}
