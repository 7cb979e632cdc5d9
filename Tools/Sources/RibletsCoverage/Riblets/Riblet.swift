/// A riblet as its source files show it.
package struct Riblet: Equatable, Sendable {
  package struct Identity: Hashable, Comparable, Sendable {
    /// The target it is built in, which is its module.
    package let target: String
    /// The name in front of its roles: `OffGame` of `OffGameRouter`.
    package let name: String

    package init(target: String, name: String) {
      self.target = target
      self.name = name
    }

    package static func < (one: Identity, other: Identity) -> Bool {
      (one.target, one.name) < (other.target, other.name)
    }
  }

  package let identity: Identity
  /// The absolute paths of its files with code, sorted.
  package let files: [Role: [String]]

  package init(identity: Identity, files: [Role: [String]]) {
    self.identity = identity
    self.files = files
  }
}
