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
  name: "riblets-portable",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "RibletsViews", targets: ["RibletsViews"]),
    .library(name: "RibletsTerminal", targets: ["RibletsTerminal"]),
    .library(name: "RibletsHost", targets: ["RibletsHost"]),
    .library(name: "RibletsViewsTesting", targets: ["RibletsViewsTesting"]),
    .library(name: "RibletsViewsSnapshot", targets: ["RibletsViewsSnapshot"]),
  ],
  dependencies: [
    .package(name: "riblets", path: "..")
  ],
  targets: [
    .target(
      name: "RibletsViews", dependencies: [.product(name: "Riblets", package: "riblets")], swiftSettings: settings),
    .target(
      name: "RibletsTerminal",
      dependencies: [
        "RibletsViews",
        .product(name: "Riblets", package: "riblets"),
      ],
      swiftSettings: settings),
    .target(
      name: "RibletsHost",
      dependencies: [
        "RibletsTerminal",
        "RibletsViews",
        .product(name: "Riblets", package: "riblets"),
      ],
      swiftSettings: settings),
    .target(
      name: "RibletsViewsTesting",
      dependencies: [
        "RibletsViews",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsTesting", package: "riblets"),
      ],
      swiftSettings: settings),
    .target(
      name: "RibletsViewsSnapshot",
      dependencies: [
        "RibletsViews",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsPages", package: "riblets"),
        .product(name: "RibletsSnapshot", package: "riblets"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsViewsTests",
      dependencies: [
        "RibletsViews",
        .product(name: "RibletsTesting", package: "riblets"),
        .product(name: "RibletsTestHelpers", package: "riblets"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsTerminalTests",
      dependencies: [
        "RibletsTerminal",
        .product(name: "RibletsTestHelpers", package: "riblets"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsHostTests",
      dependencies: [
        "RibletsHost",
        "RibletsViews",
        .product(name: "Riblets", package: "riblets"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsViewsTestingTests",
      dependencies: [
        "RibletsViews",
        "RibletsViewsTesting",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsTesting", package: "riblets"),
        .product(name: "RibletsSpec", package: "riblets"),
        .product(name: "RibletsSnapshot", package: "riblets"),
        .product(name: "RibletsTestHelpers", package: "riblets"),
      ],
      exclude: ["Documentation/__Snapshots__"],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsViewsSnapshotTests",
      dependencies: [
        "RibletsViews",
        "RibletsViewsSnapshot",
        .product(name: "RibletsSnapshot", package: "riblets"),
        .product(name: "RibletsTestHelpers", package: "riblets"),
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: settings),
  ]
)
