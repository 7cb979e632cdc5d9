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
    .library(name: "RibletsUIKit", targets: ["RibletsUIKit"]),
    .library(name: "RibletsSwiftUI", targets: ["RibletsSwiftUI"]),
    .library(name: "RibletsLog", targets: ["RibletsLog"]),
    .library(name: "RibletsTesting", targets: ["RibletsTesting"]),
    .library(name: "RibletsSpec", targets: ["RibletsSpec"]),
    .library(name: "RibletsMVVM", targets: ["RibletsMVVM"]),
    .library(name: "RibletsMVVMTesting", targets: ["RibletsMVVMTesting"]),
    .library(name: "RibletsSnapshot", targets: ["RibletsSnapshot"]),
    // For the packages of this repository.
    .library(name: "RibletsPages", targets: ["RibletsPages"]),
    .library(name: "RibletsTestCore", targets: ["RibletsTestCore"]),
    .library(name: "RibletsTestHelpers", targets: ["ChildTestRun", "SeededGenerator", "TemporaryFolder"]),
  ],
  targets: [
    .target(name: "Riblets", swiftSettings: settings),
    // Empty where there is no UIKit, SwiftUI or os. Fixtures/AppleAdapters compiles and runs them elsewhere.
    .target(name: "RibletsUIKit", dependencies: ["Riblets"], swiftSettings: settings),
    .target(name: "RibletsSwiftUI", dependencies: ["Riblets"], swiftSettings: settings),
    .target(name: "RibletsLog", dependencies: ["Riblets"], swiftSettings: settings),
    .target(name: "RibletsTesting", dependencies: ["Riblets", "RibletsTestCore"], swiftSettings: settings),
    // The look of all pages that tests and tools write, and the escaping of markup.
    .target(name: "RibletsPages", swiftSettings: settings),
    .target(name: "RibletsSpec", dependencies: ["RibletsPages", "RibletsTestCore"], swiftSettings: settings),
    .target(name: "RibletsSnapshot", dependencies: ["RibletsPages", "RibletsTestCore"], swiftSettings: settings),
    .target(name: "RibletsMVVM", dependencies: ["Riblets"], swiftSettings: settings),
    .target(
      name: "RibletsMVVMTesting", dependencies: ["Riblets", "RibletsMVVM", "RibletsTesting"], swiftSettings: settings),
    .target(name: "RibletsTestCore", swiftSettings: settings),
    // For tests alone.
    .target(name: "SeededGenerator", path: "Tests/SeededGenerator", swiftSettings: settings),
    .target(name: "TemporaryFolder", path: "Tests/TemporaryFolder", swiftSettings: settings),
    .target(name: "ChildTestRun", path: "Tests/ChildTestRun", swiftSettings: settings),
    .testTarget(
      name: "RibletsTests", dependencies: ["Riblets", "RibletsTesting", "SeededGenerator"], swiftSettings: settings),
    .testTarget(
      name: "RibletsTestingTests",
      dependencies: ["Riblets", "RibletsTesting", "RibletsTestCore", "ChildTestRun", "SeededGenerator"],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsMVVMTests",
      dependencies: ["Riblets", "RibletsMVVM", "RibletsTesting", "SeededGenerator"], swiftSettings: settings),
    .testTarget(
      name: "RibletsMVVMTestingTests",
      dependencies: [
        "Riblets", "RibletsMVVM", "RibletsTesting", "RibletsMVVMTesting", "ChildTestRun",
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
        "RibletsSnapshot", "RibletsTestCore", "ChildTestRun", "TemporaryFolder",
      ],
      exclude: ["Documentation/__Snapshots__"], swiftSettings: settings),
  ]
)
