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
  name: "riblets-store",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "RibletsGRDB", targets: ["RibletsGRDB"])
  ],
  dependencies: [
    .package(name: "riblets", path: "../.."),
    .package(name: "riblets-data", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
  ],
  targets: [
    .target(
      name: "RibletsGRDB",
      dependencies: [
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsDataRoot", package: "riblets-data"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    // The process that a test kills in the middle of a mutation.
    .executableTarget(
      name: "StoreCrasher",
      dependencies: [
        "RibletsGRDB",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsDataRoot", package: "riblets-data"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RibletsGRDBTests",
      dependencies: [
        "RibletsGRDB", "StoreCrasher",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsDataRoot", package: "riblets-data"),
        .product(name: "RibletsTesting", package: "riblets"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
  ]
)
