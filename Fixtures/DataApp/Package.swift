// swift-tools-version: 6.3
import PackageDescription

// An app of view models and queries, with a store of its own. `scripts/check fixture` holds its graph to the root
// package alone.
let package = Package(
  name: "data-app",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [
    .package(name: "riblets", path: "../.."),
    .package(name: "riblets-data", path: "../../Data"),
  ],
  targets: [
    .executableTarget(
      name: "DataApp",
      dependencies: [
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsMVVM", package: "riblets"),
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsDataRoot", package: "riblets-data"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    )
  ]
)
