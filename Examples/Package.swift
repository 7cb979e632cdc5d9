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

// The apps as programs. Their riblets, and the tests of these, are a package of their own: SwiftPM builds the plug-ins of
// the package that it runs first, and the one that makes mocks takes minutes.
let package = Package(
  name: "riblets-examples",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "tictactoe", targets: ["TicTacToeApp"]),
    .executable(name: "interview", targets: ["InterviewApp"]),
    .executable(name: "kiosk", targets: ["KioskApp"]),
    .executable(name: "kiosk-server", targets: ["KioskServerApp"]),
    .executable(name: "shop", targets: ["ShopApp"]),
  ],
  dependencies: [
    .package(name: "riblets", path: ".."),
    .package(name: "riblets-portable", path: "../Portable"),
    .package(name: "riblets-web", path: "../Portable/Web"),
    .package(name: "riblets-samples", path: "SampleFeatures"),
    .package(name: "riblets-data", path: "../Data"),
    .package(name: "riblets-store", path: "../Data/Store"),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    .executableTarget(
      name: "TicTacToeApp",
      dependencies: [
        .product(name: "TicTacToe", package: "riblets-samples"),
        .product(name: "RibletsWebHost", package: "riblets-web"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "KioskApp",
      dependencies: [
        .product(name: "Kiosk", package: "riblets-samples"),
        .product(name: "KioskRemote", package: "riblets-samples"),
        .product(name: "KioskStore", package: "riblets-samples"),
        .product(name: "RibletsWebHost", package: "riblets-web"),
      ],
      swiftSettings: settings
    ),
    // What `kiosk --server` asks: an HTTP server over a database of its own. Shares no code with the kiosk.
    .target(
      name: "KioskService",
      dependencies: [
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsDataRoot", package: "riblets-data"),
        .product(name: "RibletsGRDB", package: "riblets-store"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "KioskServerApp",
      dependencies: [
        "KioskService",
        .product(name: "RibletsHost", package: "riblets-portable"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ShopApp",
      dependencies: [
        .product(name: "Shop", package: "riblets-samples"),
        .product(name: "RibletsWebHost", package: "riblets-web"),
      ],
      swiftSettings: settings
    ),
    // Joins the layers.
    .executableTarget(
      name: "InterviewApp",
      dependencies: [
        .product(name: "InterviewData", package: "riblets-samples"),
        .product(name: "InterviewPresentation", package: "riblets-samples"),
        .product(name: "RibletsWebHost", package: "riblets-web"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "KioskAppTests",
      dependencies: [
        "KioskApp",
        .product(name: "RibletsHost", package: "riblets-portable"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "KioskServerAppTests",
      dependencies: [
        "KioskServerApp",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "KioskServiceTests",
      dependencies: [
        "KioskService",
        .product(name: "KioskFood", package: "riblets-samples"),
        .product(name: "KioskRemote", package: "riblets-samples"),
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsHTTP", package: "riblets-data"),
        .product(name: "RibletsSpec", package: "riblets"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TicTacToeAppTests",
      dependencies: [
        "TicTacToeApp",
        .product(name: "RibletsHost", package: "riblets-portable"),
        .product(name: "TicTacToe", package: "riblets-samples"),
      ],
      swiftSettings: settings
    ),
  ]
)
