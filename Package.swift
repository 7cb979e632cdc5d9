// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let package = Package(
  name: "riblets",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "Riblets", targets: ["Riblets"]),
    .library(name: "RibletsViews", targets: ["RibletsViews"]),
    .library(name: "RibletsTerminal", targets: ["RibletsTerminal"]),
    .library(name: "RibletsTesting", targets: ["RibletsTesting"]),
  ],
  targets: [
    .target(name: "Riblets", swiftSettings: settings),
    .target(name: "RibletsViews", dependencies: ["Riblets"], swiftSettings: settings),
    .target(name: "RibletsTerminal", dependencies: ["Riblets", "RibletsViews"], swiftSettings: settings),
    .target(name: "RibletsTesting", dependencies: ["Riblets"], swiftSettings: settings),
    .testTarget(name: "RibletsTests", dependencies: ["Riblets", "RibletsTesting"], swiftSettings: settings),
    .testTarget(name: "RibletsViewsTests", dependencies: ["RibletsViews"], swiftSettings: settings),
    .testTarget(name: "RibletsTerminalTests", dependencies: ["RibletsTerminal"], swiftSettings: settings),
  ]
)
