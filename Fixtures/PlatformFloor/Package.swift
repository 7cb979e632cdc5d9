// swift-tools-version: 6.3
import PackageDescription

// Uses of newer API with and without a guard. `scripts/tests` holds what `scripts/check platform-floor` says of them
// to `Expected.txt`. Builds on Linux, where everything is there; not on a Mac.
let package = Package(
  name: "platform-floor",
  platforms: [.iOS(.v16), .macOS(.v13)],
  targets: [
    .target(
      name: "Guarded",
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
    ),
    .target(name: "NotGuarded", dependencies: ["Guarded"], swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
