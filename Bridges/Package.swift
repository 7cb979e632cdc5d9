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
  name: "riblets-bridges",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "RibletsPorting", targets: ["RibletsPorting"])
  ],
  dependencies: [
    .package(name: "riblets", path: "..")
  ],
  targets: [
    .target(
      name: "RibletsPorting", dependencies: [.product(name: "Riblets", package: "riblets")], swiftSettings: settings),
    .testTarget(
      name: "RibletsPortingTests",
      dependencies: ["RibletsPorting", .product(name: "RibletsSnapshot", package: "riblets")],
      exclude: ["Broken", "Valid", "__Snapshots__"], swiftSettings: settings),
  ]
)
