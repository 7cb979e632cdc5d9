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
  name: "riblets-remote",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "RibletsHTTP", targets: ["RibletsHTTP"]),
    .library(name: "RibletsHTTPTesting", targets: ["RibletsHTTPTesting"]),
  ],
  targets: [
    .target(name: "RibletsHTTP", swiftSettings: settings),
    .target(name: "RibletsHTTPTesting", dependencies: ["RibletsHTTP"], swiftSettings: settings),
    // The measurement of scripts/measure http. Here and not in Benchmarks, as it also takes the way that apps on Linux do not have.
    .executableTarget(
      name: "HTTPSpeed", dependencies: ["RibletsHTTP", "RibletsHTTPTesting"], swiftSettings: settings),
    .testTarget(
      name: "RibletsHTTPTests", dependencies: ["RibletsHTTP", "RibletsHTTPTesting"], exclude: ["Contracts/Recorded"],
      swiftSettings: settings),
  ]
)
