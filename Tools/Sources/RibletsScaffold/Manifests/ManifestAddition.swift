/// An item that a target of a manifest is to have.
enum ManifestAddition: Hashable {
  /// A build plug-in of Riblets' tools.
  case plugin(String)
  /// A library of Riblets.
  case product(String)

  var name: String {
    switch self {
    case .plugin(let name), .product(let name): name
    }
  }

  /// The name of its function in the manifest.
  var function: String {
    switch self {
    case .plugin: "plugin"
    case .product: "product"
    }
  }

  /// The argument of a target that lists it.
  var label: String {
    switch self {
    case .plugin: "plugins"
    case .product: "dependencies"
    }
  }

  /// One of its kind that an app has from the beginning: the two come from one package.
  var companion: String {
    switch self {
    case .plugin: "RibletsMocksPlugin"
    case .product: "Riblets"
    }
  }

  /// The name of the package where the manifest does not give it.
  var usualPackage: String {
    switch self {
    case .plugin: "riblets-tools"
    case .product: "riblets"
    }
  }

  func text(package: String) -> String { ".\(function)(name: \"\(name)\", package: \"\(package)\")" }
}
