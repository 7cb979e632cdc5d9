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
if Context.environment["RIBLETS_STRICT"] == "1" { settings.insert(.treatAllWarnings(as: .error), at: 0) }

// Protocols of every kind, and tests that call their mocks. The plug-in writes the mocks into the build folder, so that
// they always come from the generator as it is now. The hashes of these mocks are in Tools/Tests/RibletsMocksTests/Recorded.
let package = Package(
  name: "riblets-mock-samples",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "riblets", path: "../.."),
    // From source unless scripts/test has packed it: then the package does not build swift-syntax.
    .package(name: "riblets-tools", path: Context.environment["RIBLETS_TOOLS"] ?? ".."),
  ],
  targets: [
    .target(
      name: "MockSamples", dependencies: [.product(name: "Riblets", package: "riblets")], swiftSettings: settings),
    // Plain mocks of all samples. In a test target beside KitMockTests, the plug-in would write only the mocks that the
    // tests name.
    .target(
      name: "PlainMocks", dependencies: ["MockSamples", .product(name: "Riblets", package: "riblets")],
      swiftSettings: settings,
      plugins: [.plugin(name: "RibletsMocksPlugin", package: "riblets-tools")]
    ),
    .testTarget(
      name: "PlainMockTests",
      dependencies: ["MockSamples", "PlainMocks", .product(name: "Riblets", package: "riblets")],
      swiftSettings: settings
    ),
    // Mocks that use the test kit. The tests name every sample, so the plug-in writes all of them.
    .testTarget(
      name: "KitMockTests",
      dependencies: [
        "MockSamples", .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsTesting", package: "riblets"),
      ],
      swiftSettings: settings,
      plugins: [.plugin(name: "RibletsMocksPlugin", package: "riblets-tools")]
    ),
  ]
)
