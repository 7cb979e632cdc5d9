// swift-tools-version: 6.3
import PackageDescription

// Runs the adapters for Apple's platforms on Linux, against stubs of UIKit, SwiftUI, os and Combine that do in memory what
// the adapters rely on. `scripts/check apple-adapters` builds and runs it.
//
// A package of its own, since a target named UIKit makes `canImport(UIKit)` true in all others; the sources of ours are
// here by links, so that they are compiled with the stubs in sight.
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
// Swift Testing brings an overlay for UIKit, which wants the real one.
let testSettings = settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
// Apple's frameworks are not checked as strictly as what is built on them.
let stubSettings: [SwiftSetting] = [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]

let package = Package(
  name: "apple-adapters",
  // Combine as others wrote it from Apple's documentation (MIT).
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
  targets: [
    .target(
      name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")], path: "Stubs/Combine",
      swiftSettings: stubSettings),
    .target(name: "UIKit", path: "Stubs/UIKit", swiftSettings: stubSettings),
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"], path: "Stubs/SwiftUI", swiftSettings: stubSettings),
    .target(name: "os", path: "Stubs/os", swiftSettings: stubSettings),
    .target(name: "Riblets", swiftSettings: settings),
    .target(name: "RibletsMVVM", dependencies: ["Riblets"], swiftSettings: settings),
    .target(name: "RibletsTestCore", swiftSettings: settings),
    .target(name: "RibletsTesting", dependencies: ["Riblets", "RibletsTestCore"], swiftSettings: settings),
    .target(
      name: "RibletsMVVMTesting", dependencies: ["Riblets", "RibletsMVVM", "RibletsTesting"], swiftSettings: settings),
    .target(name: "RibletsPages", swiftSettings: settings),
    .target(name: "RibletsSpec", dependencies: ["RibletsPages", "RibletsTestCore"], swiftSettings: settings),
    .target(name: "RibletsLog", dependencies: ["Riblets", "os"], swiftSettings: settings),
    .target(name: "RibletsUIKit", dependencies: ["Riblets", "UIKit"], swiftSettings: settings),
    .target(
      name: "RibletsSwiftUI", dependencies: ["Riblets", "Combine", "SwiftUI", "UIKit"], swiftSettings: settings),
    .target(name: "SeededGenerator", swiftSettings: settings),
    // Whole apps, to be copied.
    .executableTarget(
      name: "UIKitRoutes", dependencies: ["Riblets", "RibletsLog", "RibletsUIKit", "UIKit", "os"],
      path: "Usage/UIKitRoutes", swiftSettings: settings),
    .executableTarget(
      name: "SwiftUIRoutes",
      dependencies: ["Combine", "Riblets", "RibletsLog", "RibletsSwiftUI", "SwiftUI", "UIKit", "os"],
      path: "Usage/SwiftUIRoutes", swiftSettings: settings),
    .testTarget(
      name: "RibletsLogTests", dependencies: ["RibletsLog", "RibletsTesting", "os"], swiftSettings: testSettings),
    .testTarget(
      name: "UIKitRoutesTests",
      dependencies: ["Riblets", "RibletsTesting", "RibletsUIKit", "UIKit", "UIKitRoutes", "os"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SwiftUIRoutesTests",
      dependencies: ["Riblets", "RibletsSwiftUI", "RibletsTesting", "SwiftUI", "SwiftUIRoutes", "UIKit"],
      swiftSettings: testSettings),
    .testTarget(
      name: "RibletsUIKitTests",
      dependencies: ["RibletsMVVM", "RibletsUIKit", "RibletsTesting", "SeededGenerator", "UIKit"],
      swiftSettings: testSettings),
    .testTarget(
      name: "RibletsSwiftUITests",
      dependencies: [
        "Combine", "RibletsMVVM", "RibletsSwiftUI", "RibletsUIKit", "RibletsTesting", "SeededGenerator", "SwiftUI",
        "UIKit",
      ],
      swiftSettings: testSettings),
  ]
)
