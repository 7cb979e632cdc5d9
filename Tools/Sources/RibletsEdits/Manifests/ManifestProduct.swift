/// A library that a target of a manifest is to have: one of Riblets, or of another package.
package struct ManifestProduct: Hashable, Sendable {
  package let name: String
  /// The package that has it, if that is none of Riblets.
  package let origin: Origin?

  /// A package and how a manifest depends on it.
  package struct Origin: Hashable, Sendable {
    /// The name by which targets name it: `GRDB.swift`.
    package let name: String
    /// `.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")`; `nil` if the manifest has it.
    package let call: String?

    package init(name: String, call: String?) {
      self.name = name
      self.call = call
    }
  }

  /// The argument of a target that lists it.
  package static let label = "dependencies"
  /// The product that an app has from the beginning: others come from the same package, or from one beside it.
  package static let companion = "Riblets"
  /// The name of the package where the manifest does not give it.
  package static let usualPackage = "riblets"

  package init(_ name: String, from origin: Origin? = nil) {
    self.name = name
    self.origin = origin
  }

  /// The folder of the package that has it, in a checkout of Riblets; `nil` for the one of the checkout itself.
  package var folder: String? {
    switch name {
    case "RibletsData", "RibletsDataRoot", "RibletsDataTesting", "RibletsHTTP", "RibletsHTTPTesting": "Data"
    case "RibletsGRDB": "Data/Store"
    case "RibletsHost", "RibletsTerminal", "RibletsViews", "RibletsViewsSnapshot", "RibletsViewsTesting": "Portable"
    case "RibletsPorting": "Bridges"
    case "RibletsWeb", "RibletsWebHost": "Portable/Web"
    default: nil
    }
  }

  /// The package that has it.
  ///
  /// - Parameter riblets: The name of the package of its companion.
  package func package(beside riblets: String) -> String {
    origin?.name ?? riblets + (folder?.split(separator: "/").last.map { "-" + $0.lowercased() } ?? "")
  }

  /// `RibletsData` beside `riblets`: `.product(name: "RibletsData", package: "riblets-data")`.
  package func text(beside riblets: String) -> String {
    ".product(name: \"\(name)\", package: \"\(package(beside: riblets))\")"
  }
}
