// swift-tools-version: 6.3
import PackageDescription

var settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]
// Not for those who depend on the package: their compiler may be newer, and warn of more.
if Context.environment["RIBLETS_STRICT"] == "1" { settings.insert(.treatAllWarnings(as: .error), at: 0) }

let package = Package(
  name: "riblets-data",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "RibletsData", targets: ["RibletsData"]),
    .library(name: "RibletsDataRoot", targets: ["RibletsDataRoot"]),
    .library(name: "RibletsDataTesting", targets: ["RibletsDataTesting"]),
    .library(name: "RibletsHTTP", targets: ["RibletsHTTP"]),
    .library(name: "RibletsHTTPTesting", targets: ["RibletsHTTPTesting"]),
  ],
  dependencies: [
    .package(name: "riblets", path: "..")
  ],
  targets: [
    .target(
      name: "RibletsData", dependencies: [.product(name: "Riblets", package: "riblets")], swiftSettings: settings),
    .target(
      name: "RibletsDataRoot",
      dependencies: [
        "RibletsData",
        .product(name: "Riblets", package: "riblets"),
      ],
      swiftSettings: settings),
    .target(
      name: "RibletsDataTesting",
      dependencies: [
        "RibletsData",
        "RibletsDataRoot",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsTesting", package: "riblets"),
        .product(name: "RibletsTestCore", package: "riblets"),
      ],
      swiftSettings: settings),
    // An HTTP client of its own: it knows nothing of riblets.
    .target(name: "RibletsHTTP", swiftSettings: settings),
    .target(name: "RibletsHTTPTesting", dependencies: ["RibletsHTTP"], swiftSettings: settings),
    // The measurement of scripts/measure http. Here and not in Benchmarks, as it also takes the way that apps on Linux do not have.
    .executableTarget(
      name: "HTTPSpeed", dependencies: ["RibletsHTTP", "RibletsHTTPTesting"], swiftSettings: settings),
    .testTarget(
      name: "RibletsDataTests",
      dependencies: [
        "RibletsData",
        "RibletsDataRoot",
        "RibletsDataTesting",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsTesting", package: "riblets"),
        .product(name: "RibletsTestHelpers", package: "riblets"),
      ],
      swiftSettings: settings),
    // The code of the pages on data, which has names that the tests above have, too.
    .testTarget(
      name: "RibletsDataPageTests",
      dependencies: [
        "RibletsData",
        "RibletsDataRoot",
        "RibletsDataTesting",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsMVVM", package: "riblets"),
        .product(name: "RibletsTesting", package: "riblets"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsHTTPTests", dependencies: ["RibletsHTTP", "RibletsHTTPTesting"], exclude: ["Contracts/Recorded"],
      swiftSettings: settings),
  ]
)
