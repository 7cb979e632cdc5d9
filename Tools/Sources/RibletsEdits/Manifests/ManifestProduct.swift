/// A library of Riblets that a target of a manifest is to have.
package struct ManifestProduct: Hashable, Sendable {
  package let name: String

  /// The argument of a target that lists it.
  package static let label = "dependencies"
  /// The product that an app has from the beginning: others come from the same package.
  package static let companion = "Riblets"
  /// The name of the package where the manifest does not give it.
  package static let usualPackage = "riblets"

  package init(_ name: String) { self.name = name }

  package func text(package: String) -> String { ".product(name: \"\(name)\", package: \"\(package)\")" }
}
