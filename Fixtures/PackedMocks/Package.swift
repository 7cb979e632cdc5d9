// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "packed-mocks",
  dependencies: [
    .package(name: "places", path: "Places"),
    // What scripts/pack-tool writes.
    .package(
      name: "riblets-tools",
      path: Context.environment["RIBLETS_TOOLS"] ?? "../../Tools/.build/packed/release/riblets-tools"),
  ],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "Places", package: "places")]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop"],
      plugins: [.plugin(name: "RibletsMocksPlugin", package: "riblets-tools")]),
  ]
)
