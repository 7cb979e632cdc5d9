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
  name: "riblets-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "riblets", path: ".."),
    .package(name: "riblets-data", path: "../Data"),
    .package(name: "riblets-store", path: "../Data/Store"),
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "HeapCounter"),
    .target(
      name: "RibletsBenchmarks",
      dependencies: [
        "HeapCounter",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsMVVM", package: "riblets"),
        .product(name: "RibletsTesting", package: "riblets"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "RibletsBenchmarks",
        // Not linked; named so that they are built before they are weighed.
        "OneRiblet",
        "SixRiblets",
        "RuntimeLookups",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "budgets", dependencies: ["RibletsBenchmarks"], swiftSettings: settings),
    // Queries, stubbed and through SQLite; apart, so that the others build without it.
    .executableTarget(
      name: "data-speed",
      dependencies: [
        "HeapCounter", "RibletsBenchmarks",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsDataRoot", package: "riblets-data"),
        .product(name: "RibletsDataTesting", package: "riblets-data"),
        .product(name: "RibletsGRDB", package: "riblets-store"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "OneRiblet",
      dependencies: [.product(name: "Riblets", package: "riblets")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "SixRiblets",
      dependencies: [.product(name: "Riblets", package: "riblets")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "RuntimeLookups",
      dependencies: [.product(name: "Riblets", package: "riblets")],
      swiftSettings: settings
    ),
    // The sources on which `riblets mock` is measured.
    .target(name: "MockCorpus", swiftSettings: settings),
    .executableTarget(
      name: "mock-corpus",
      dependencies: [
        "MockCorpus",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .testTarget(name: "MockCorpusTests", dependencies: ["MockCorpus"], swiftSettings: settings),
    .testTarget(name: "RibletsBenchmarksTests", dependencies: ["RibletsBenchmarks"], swiftSettings: settings),
  ]
)
