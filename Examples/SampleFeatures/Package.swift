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
  name: "riblets-samples",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "TicTacToe", targets: ["TicTacToe"]),
    .library(name: "InterviewData", targets: ["InterviewData"]),
    .library(name: "InterviewPresentation", targets: ["InterviewPresentation"]),
    .library(name: "Kiosk", targets: ["Kiosk"]),
    .library(name: "KioskFood", targets: ["KioskFood"]),
    .library(name: "KioskStore", targets: ["KioskStore"]),
    .library(name: "KioskRemote", targets: ["KioskRemote"]),
    .library(name: "Shop", targets: ["Shop"]),
  ],
  dependencies: [
    .package(name: "riblets", path: "../.."),
    .package(name: "riblets-data", path: "../../Data"),
    .package(name: "riblets-store", path: "../../Data/Store"),
    .package(name: "riblets-portable", path: "../../Portable"),
    // From source unless a script has packed it: then nothing of it has to be built.
    .package(name: "riblets-tools", path: Context.environment["RIBLETS_TOOLS"] ?? "../../Tools"),
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
  ],
  targets: [
    // The riblets and their views. Knows no host.
    .target(
      name: "TicTacToe",
      dependencies: [
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsViews", package: "riblets-portable"),
      ],
      swiftSettings: settings
    ),
    // What the interview app is about, and what it can do: neither views nor stores.
    .target(
      name: "InterviewDomain",
      swiftSettings: settings
    ),
    // Serves the domain's repositories by queries over SQLite. Knows no view.
    .target(
      name: "InterviewData",
      dependencies: [
        "InterviewDomain",
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsDataRoot", package: "riblets-data"),
        .product(name: "RibletsGRDB", package: "riblets-store"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    // Its view models, coordinators and views. Knows the domain, and no store.
    .target(
      name: "InterviewPresentation",
      dependencies: [
        "InterviewDomain",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsMVVM", package: "riblets"),
        .product(name: "RibletsViews", package: "riblets-portable"),
      ],
      swiftSettings: settings
    ),
    // What can be ordered, and the queries about it. Knows neither views nor stores.
    .target(
      name: "KioskFood",
      dependencies: [.product(name: "RibletsData", package: "riblets-data")],
      swiftSettings: settings
    ),
    // The kiosk's riblets, view model and views. Cannot see the store.
    .target(
      name: "Kiosk",
      dependencies: [
        "KioskFood",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsMVVM", package: "riblets"),
        .product(name: "RibletsViews", package: "riblets-portable"),
      ],
      swiftSettings: settings
    ),
    // Answers food's queries from SQLite.
    .target(
      name: "KioskStore",
      dependencies: [
        "KioskFood",
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsDataRoot", package: "riblets-data"),
        .product(name: "RibletsGRDB", package: "riblets-store"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    // Asks a server for food, over HTTP.
    .target(
      name: "KioskRemote",
      dependencies: [
        "KioskFood",
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsHTTP", package: "riblets-data"),
      ],
      swiftSettings: settings
    ),
    // The smallest whole app with routes of every kind. Knows no host.
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsViews", package: "riblets-portable"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TicTacToeTests",
      dependencies: [
        "TicTacToe",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsViews", package: "riblets-portable"),
        .product(name: "RibletsTesting", package: "riblets"),
        .product(name: "RibletsViewsTesting", package: "riblets-portable"),
        .product(name: "RibletsSpec", package: "riblets"),
        .product(name: "RibletsViewsSnapshot", package: "riblets-portable"),
      ],
      exclude: [
        "BasicScoreBoard/__Snapshots__", "LoggedOut/__Snapshots__", "OffGame/__Snapshots__", "RandomWin/__Snapshots__",
        "TicTacToe/__Snapshots__",
      ],
      swiftSettings: settings,
      // Makes the mocks of all that is marked @mockable in TicTacToe.
      plugins: [.plugin(name: "RibletsMocksPlugin", package: "riblets-tools")]
    ),
    .testTarget(
      name: "InterviewTests",
      dependencies: [
        "InterviewDomain", "InterviewData", "InterviewPresentation",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsDataTesting", package: "riblets-data"),
        .product(name: "RibletsMVVM", package: "riblets"),
        .product(name: "RibletsViews", package: "riblets-portable"),
        .product(name: "RibletsTesting", package: "riblets"),
        .product(name: "RibletsMVVMTesting", package: "riblets"),
        .product(name: "RibletsViewsTesting", package: "riblets-portable"),
        .product(name: "RibletsSpec", package: "riblets"),
        .product(name: "RibletsViewsSnapshot", package: "riblets-portable"),
      ],
      exclude: [
        "Answers/__Snapshots__", "History/__Snapshots__", "Question/__Snapshots__", "Root/__Snapshots__",
        "Summary/__Snapshots__",
      ],
      swiftSettings: settings,
      // Makes the mocks of all that is marked @mockable in the domain and in the presentation.
      plugins: [.plugin(name: "RibletsMocksPlugin", package: "riblets-tools")]
    ),
    .testTarget(
      name: "KioskTests",
      dependencies: [
        "Kiosk", "KioskFood", "KioskRemote", "KioskStore",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsData", package: "riblets-data"),
        .product(name: "RibletsDataTesting", package: "riblets-data"),
        .product(name: "RibletsMVVM", package: "riblets"),
        .product(name: "RibletsMVVMTesting", package: "riblets"),
        .product(name: "RibletsViews", package: "riblets-portable"),
        .product(name: "RibletsTesting", package: "riblets"),
        .product(name: "RibletsViewsTesting", package: "riblets-portable"),
        .product(name: "RibletsSpec", package: "riblets"),
        .product(name: "RibletsViewsSnapshot", package: "riblets-portable"),
        .product(name: "RibletsGRDB", package: "riblets-store"),
        .product(name: "RibletsDataRoot", package: "riblets-data"),
        .product(name: "RibletsHTTP", package: "riblets-data"),
        .product(name: "RibletsHTTPTesting", package: "riblets-data"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Root/__Snapshots__"],
      swiftSettings: settings,
      // Makes the mocks of all that is marked @mockable in Kiosk.
      plugins: [.plugin(name: "RibletsMocksPlugin", package: "riblets-tools")]
    ),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsViews", package: "riblets-portable"),
        .product(name: "RibletsTesting", package: "riblets"),
        .product(name: "RibletsViewsTesting", package: "riblets-portable"),
        .product(name: "RibletsSpec", package: "riblets"),
        .product(name: "RibletsViewsSnapshot", package: "riblets-portable"),
      ],
      exclude: ["Snapshots/__Snapshots__"],
      swiftSettings: settings,
      // Makes the mocks of all that is marked @mockable in Shop.
      plugins: [.plugin(name: "RibletsMocksPlugin", package: "riblets-tools")]
    ),
  ]
)
