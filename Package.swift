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
  name: "riblets",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "Riblets", targets: ["Riblets"]),
    .library(name: "RibletsViews", targets: ["RibletsViews"]),
    .library(name: "RibletsTerminal", targets: ["RibletsTerminal"]),
    .library(name: "RibletsUIKit", targets: ["RibletsUIKit"]),
    .library(name: "RibletsSwiftUI", targets: ["RibletsSwiftUI"]),
    .library(name: "RibletsData", targets: ["RibletsData"]),
    .library(name: "RibletsDataRoot", targets: ["RibletsDataRoot"]),
    .library(name: "RibletsDataTesting", targets: ["RibletsDataTesting"]),
    .library(name: "RibletsTesting", targets: ["RibletsTesting"]),
    .library(name: "RibletsViewsTesting", targets: ["RibletsViewsTesting"]),
    .library(name: "RibletsSpec", targets: ["RibletsSpec"]),
    .library(name: "RibletsMVVM", targets: ["RibletsMVVM"]),
    .library(name: "RibletsMVVMTesting", targets: ["RibletsMVVMTesting"]),
    .library(name: "RibletsSnapshot", targets: ["RibletsSnapshot", "RibletsViewsSnapshot"]),
    // For the packages of this repository.
    .library(name: "RibletsPages", targets: ["RibletsPages"]),
  ],
  targets: [
    .target(name: "Riblets", swiftSettings: settings),
    .target(name: "RibletsViews", dependencies: ["Riblets"], swiftSettings: settings),
    .target(name: "RibletsTerminal", dependencies: ["Riblets", "RibletsViews"], swiftSettings: settings),
    // Empty where there is no UIKit or SwiftUI. Fixtures/AppleAdapters compiles and runs them elsewhere.
    .target(name: "RibletsUIKit", dependencies: ["Riblets"], swiftSettings: settings),
    .target(name: "RibletsSwiftUI", dependencies: ["Riblets"], swiftSettings: settings),
    .target(name: "RibletsData", dependencies: ["Riblets"], swiftSettings: settings),
    .target(name: "RibletsDataRoot", dependencies: ["Riblets", "RibletsData"], swiftSettings: settings),
    .target(
      name: "RibletsDataTesting",
      dependencies: ["Riblets", "RibletsData", "RibletsDataRoot", "RibletsTesting", "RibletsTestCore"],
      swiftSettings: settings),
    .target(name: "RibletsTesting", dependencies: ["Riblets", "RibletsTestCore"], swiftSettings: settings),
    .target(
      name: "RibletsViewsTesting", dependencies: ["Riblets", "RibletsViews", "RibletsTesting"], swiftSettings: settings),
    // The look of all pages that tests and tools write, and the escaping of markup.
    .target(name: "RibletsPages", swiftSettings: settings),
    .target(name: "RibletsSpec", dependencies: ["RibletsPages", "RibletsTestCore"], swiftSettings: settings),
    .target(name: "RibletsSnapshot", dependencies: ["RibletsPages", "RibletsTestCore"], swiftSettings: settings),
    .target(
      name: "RibletsViewsSnapshot", dependencies: ["Riblets", "RibletsPages", "RibletsViews", "RibletsSnapshot"],
      swiftSettings: settings),
    .target(name: "RibletsMVVM", dependencies: ["Riblets"], swiftSettings: settings),
    .target(
      name: "RibletsMVVMTesting", dependencies: ["Riblets", "RibletsMVVM", "RibletsTesting"], swiftSettings: settings),
    .target(name: "RibletsTestCore", swiftSettings: settings),
    // For tests alone, so no products.
    .target(name: "SeededGenerator", path: "Tests/SeededGenerator", swiftSettings: settings),
    .target(name: "TemporaryFolder", path: "Tests/TemporaryFolder", swiftSettings: settings),
    .target(name: "ChildTestRun", path: "Tests/ChildTestRun", swiftSettings: settings),
    .testTarget(
      name: "RibletsTests", dependencies: ["Riblets", "RibletsTesting", "SeededGenerator"], swiftSettings: settings),
    .testTarget(
      name: "RibletsDataTests",
      dependencies: [
        "Riblets", "RibletsData", "RibletsDataRoot", "RibletsDataTesting", "RibletsTesting", "ChildTestRun",
        "SeededGenerator",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsViewsTests", dependencies: ["RibletsViews", "RibletsTesting", "SeededGenerator"],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsTerminalTests", dependencies: ["RibletsTerminal", "SeededGenerator"], swiftSettings: settings),
    .testTarget(
      name: "RibletsTestingTests",
      dependencies: ["Riblets", "RibletsTesting", "RibletsTestCore", "ChildTestRun", "SeededGenerator"],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsViewsTestingTests",
      dependencies: [
        "Riblets", "RibletsViews", "RibletsTesting", "RibletsViewsTesting", "RibletsSpec", "RibletsSnapshot",
        "ChildTestRun",
      ],
      exclude: ["Documentation/__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "RibletsMVVMTests",
      dependencies: ["Riblets", "RibletsMVVM", "RibletsTesting", "SeededGenerator"], swiftSettings: settings),
    .testTarget(
      name: "RibletsMVVMTestingTests",
      dependencies: [
        "Riblets", "RibletsMVVM", "RibletsTesting", "RibletsMVVMTesting", "RibletsData", "RibletsDataRoot",
        "RibletsDataTesting",
        "ChildTestRun",
      ],
      swiftSettings: settings),
    .testTarget(name: "RibletsPagesTests", dependencies: ["RibletsPages"], swiftSettings: settings),
    .testTarget(
      name: "RibletsTestCoreTests", dependencies: ["RibletsTestCore", "TemporaryFolder"], swiftSettings: settings),
    .testTarget(
      name: "RibletsSpecTests",
      dependencies: ["Riblets", "RibletsTesting", "RibletsSpec", "RibletsTestCore", "ChildTestRun"],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsSnapshotTests",
      dependencies: [
        "RibletsViews", "RibletsSnapshot", "RibletsViewsSnapshot", "RibletsTestCore", "ChildTestRun",
        "SeededGenerator", "TemporaryFolder",
      ],
      exclude: ["Documentation/__Snapshots__", "Views/__Snapshots__"], swiftSettings: settings),
  ]
)
