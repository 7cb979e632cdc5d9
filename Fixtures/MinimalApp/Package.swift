// swift-tools-version: 6.3
import PackageDescription

// The smallest app that depends on Riblets. `scripts/check fixture` holds its graph to the root package alone.
let package = Package(
  name: "minimal-app",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "riblets", path: "../..")],
  targets: [
    .executableTarget(
      name: "MinimalApp",
      dependencies: [.product(name: "Riblets", package: "riblets")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    )
  ]
)
