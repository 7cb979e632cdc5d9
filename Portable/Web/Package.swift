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
  name: "riblets-web",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "RibletsWeb", targets: ["RibletsWeb"]),
    .library(name: "RibletsWebHost", targets: ["RibletsWebHost"]),
  ],
  dependencies: [
    .package(name: "riblets", path: "../.."),
    .package(name: "riblets-portable", path: ".."),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    .target(
      name: "RibletsWeb",
      dependencies: [
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsPages", package: "riblets"),
        .product(name: "RibletsViews", package: "riblets-portable"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [
        .embedInCode("Page/page.css"), .embedInCode("Page/page.js"), .embedInCode("Page/controls.js"),
        .embedInCode("Page/focus.js"), .embedInCode("Page/history.js"), .embedInCode("Page/swipe.js"),
        .embedInCode("Page/pull.js"), .embedInCode("Page/connection.js"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "RibletsWebHost",
      dependencies: [
        "RibletsWeb",
        .product(name: "RibletsHost", package: "riblets-portable"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RibletsWebTests",
      dependencies: [
        "RibletsWeb",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "Riblets", package: "riblets"),
        .product(name: "RibletsViews", package: "riblets-portable"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RibletsWebHostTests",
      dependencies: [
        "RibletsWebHost",
        .product(name: "RibletsHost", package: "riblets-portable"),
        .product(name: "RibletsViews", package: "riblets-portable"),
      ],
      swiftSettings: settings
    ),
  ]
)
