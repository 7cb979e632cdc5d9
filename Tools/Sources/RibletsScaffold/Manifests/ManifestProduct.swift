/// A library of Riblets that a target of a manifest is to have.
struct ManifestProduct: Hashable {
  let name: String

  /// The argument of a target that lists it.
  static let label = "dependencies"
  /// The product that an app has from the beginning: others come from the same package.
  static let companion = "Riblets"
  /// The name of the package where the manifest does not give it.
  static let usualPackage = "riblets"

  init(_ name: String) { self.name = name }

  func text(package: String) -> String { ".product(name: \"\(name)\", package: \"\(package)\")" }
}
