/// A library of Riblets that a target of a manifest is to have.
package struct ManifestProduct: Hashable, Sendable {
  package let name: String
  /// The package that has it; `nil` for the one of the other libraries.
  package let package: String?

  /// Requests over HTTP.
  package static let http = ManifestProduct("RibletsHTTP", package: ManifestPackage.remote.name)
  /// Servers and contracts for tests of requests.
  package static let httpTesting = ManifestProduct("RibletsHTTPTesting", package: ManifestPackage.remote.name)

  /// The argument of a target that lists it.
  package static let label = "dependencies"
  /// The product that an app has from the beginning: others come from the same package.
  package static let companion = "Riblets"
  /// The name of the package where the manifest does not give it.
  package static let usualPackage = "riblets"

  package init(_ name: String, package: String? = nil) {
    self.name = name
    self.package = package
  }

  package func text(package: String) -> String { ".product(name: \"\(name)\", package: \"\(package)\")" }
}
