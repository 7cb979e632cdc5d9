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
  name: "riblets-tools",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "riblets", targets: ["RibletsCommand"]),
    .plugin(name: "RibletsMocksPlugin", targets: ["RibletsMocksPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    // The look of pages; and for tests, which compile mocks.
    .package(name: "riblets", path: ".."),
    .package(url: "https://github.com/stencilproject/Stencil", .upToNextMinor(from: "0.15.1")),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // What llvm-cov exports, counted by riblet and role.
    .target(name: "RibletsCoverage", swiftSettings: settings),
    // The bytes and the instructions of an app by riblet: from a program, its linker's map and a profile, with a model.
    .target(
      name: "RibletsCost",
      dependencies: ["RibletsCoverage", "RibletsModel", "RibletsPlans", "RibletsReading", "RibletsSource"],
      swiftSettings: settings),
    // All changes that a command makes to a repository: decided in memory, then made wholly or not at all.
    .target(name: "RibletsChanges", swiftSettings: settings),
    // Swift source and manifests as plain values: declarations, their isolation, conditions and positions; modules and what
    // they see.
    .target(
      name: "RibletsSource",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    // Swift files on the disk, read at once or known from the last time: the walk, the reading, and what is kept between runs.
    .target(name: "RibletsReading", dependencies: ["RibletsSource"], swiftSettings: settings),
    // Mocks of protocols, as source.
    .target(name: "RibletsMocks", dependencies: ["RibletsReading", "RibletsSource"], swiftSettings: settings),
    // An app as a value: modules, riblets, their parts and edges, what they need and who provides it, workflows, mocks.
    // Reads any code of the style.
    .target(name: "RibletsModel", dependencies: ["RibletsReading", "RibletsSource"], swiftSettings: settings),
    // The page of an app, and the same as JSON, graphs and text: of a model, without reading Swift.
    .target(
      name: "RibletsMap",
      dependencies: [
        "RibletsModel", "RibletsReading", "RibletsSource", .product(name: "RibletsPages", package: "riblets"),
      ],
      resources: [
        .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/model.js"),
        .embedInCode("Page/places.js"), .embedInCode("Page/tree.js"), .embedInCode("Page/detail.js"),
        .embedInCode("Page/lists.js"), .embedInCode("Page/search.js"), .embedInCode("Page/page.js"),
      ],
      swiftSettings: settings),
    // Rules that an app is held to, the reasons of items, and owners: of a model, without reading Swift.
    .target(
      name: "RibletsRules", dependencies: ["RibletsModel", "RibletsPlans", "RibletsReading", "RibletsSource"],
      swiftSettings: settings),
    // What riblets are asked for with, and what comes of it: names, requests, plans, and the layout of Swift, as values.
    .target(name: "RibletsPlans", dependencies: ["RibletsChanges", "RibletsSource"], swiftSettings: settings),
    // What a difference between two states of an app can reach, by files and names; and which tests have to run for it.
    .target(
      name: "RibletsImpact", dependencies: ["RibletsModel", "RibletsReading", "RibletsSource"], swiftSettings: settings),
    // Texts from templates: those of the tool, and those of a repository in their place.
    .target(
      name: "RibletsTemplates",
      dependencies: ["RibletsPlans", .product(name: "Stencil", package: "Stencil")],
      // The whole folder, as parts of the executable.
      resources: [.embedInCode("TemplateFiles")],
      swiftSettings: settings
    ),
    // Edits of source and of manifests by their syntax, which nobody else sees: texts go in, texts come out.
    .target(
      name: "RibletsEdits",
      dependencies: [
        "RibletsPlans",
        "RibletsReading",
        "RibletsSource",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    // An app in its repository: folders, modules and their manifests, the types of its sources, and its tree as lists have it.
    .target(
      name: "RibletsRepository",
      dependencies: ["RibletsEdits", "RibletsModel", "RibletsPlans", "RibletsReading", "RibletsSource"],
      swiftSettings: settings
    ),
    // What riblets, edges and parts come to, new, renamed, moved or removed: in one module, as far as it knows.
    .target(
      name: "RibletsScaffold",
      dependencies: [
        "RibletsEdits", "RibletsModel", "RibletsPlans", "RibletsRepository", "RibletsSource", "RibletsTemplates",
        .product(name: "RibletsPages", package: "riblets"),
      ],
      swiftSettings: settings
    ),
    // Groups of riblets and targets of tests: where plans go, and how an app comes to have them.
    .target(
      name: "RibletsLayout",
      dependencies: [
        "RibletsEdits", "RibletsPlans", "RibletsRepository", "RibletsScaffold", "RibletsSource", "RibletsTemplates",
      ],
      swiftSettings: settings
    ),
    // Merges of two branches of an app: what each has done to the tree is done to the other, and git merges the rest.
    .target(
      name: "RibletsMerge",
      dependencies: [
        "RibletsChanges", "RibletsEdits", "RibletsImpact", "RibletsLayout", "RibletsModel", "RibletsPlans",
        "RibletsRepository", "RibletsRules", "RibletsScaffold", "RibletsSource",
      ],
      swiftSettings: settings),
    // The subcommands that builds run, and how each subcommand reports: one folder a subcommand.
    .target(
      name: "RibletsBuildCommands",
      dependencies: [
        "RibletsMocks",
        "RibletsReading",
        "RibletsSource",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    // These alone: an app from source builds it before anything else, so it depends on as little as possible.
    .executableTarget(
      name: "RibletsBuildTool",
      dependencies: [
        "RibletsBuildCommands",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    // The command `riblets`: options, files and exit codes, one folder a subcommand.
    .executableTarget(
      name: "RibletsCommand",
      dependencies: [
        "RibletsBuildCommands",
        "RibletsChanges",
        "RibletsCost",
        "RibletsCoverage",
        "RibletsImpact",
        "RibletsLayout",
        "RibletsMap",
        "RibletsMerge",
        "RibletsModel",
        "RibletsPlans",
        "RibletsRepository",
        "RibletsRules",
        "RibletsScaffold",
        "RibletsTemplates",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    // Mocks of the modules that a test target depends on, made while it is built.
    .plugin(name: "RibletsMocksPlugin", capability: .buildTool(), dependencies: ["RibletsBuildTool"]),
    // Changes files until a signal ends it, for RibletsChangesTests.
    .executableTarget(
      name: "ChangeUntilKilled", dependencies: ["RibletsChanges"], path: "Tests/ChangeUntilKilled",
      swiftSettings: settings),
    .testTarget(
      name: "RibletsChangesTests", dependencies: ["ChangeUntilKilled", "RibletsChanges"], swiftSettings: settings),
    .testTarget(
      name: "RibletsEditsTests",
      dependencies: [
        "RibletsEdits",
        "RibletsPlans",
        "RibletsSource",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RibletsPlansTests", dependencies: ["RibletsPlans", "RibletsSource", "SampleApps"],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsRepositoryTests",
      dependencies: [
        "RibletsEdits", "RibletsPlans", "RibletsRepository", "RibletsScaffold", "RibletsSource", "SampleApps",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsScaffoldTests",
      dependencies: [
        "RibletsEdits", "RibletsLayout", "RibletsModel", "RibletsPlans", "RibletsRepository", "RibletsScaffold",
        "RibletsSource", "RibletsTemplates", "SampleApps",
      ],
      exclude: ["Golden", "Pairs/apple-pairs.txt", "Pairs/pairs.txt"],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsLayoutTests",
      dependencies: [
        "RibletsEdits", "RibletsLayout", "RibletsPlans", "RibletsRepository", "RibletsScaffold", "RibletsSource",
        "SampleApps",
      ],
      swiftSettings: settings),
    // Apps in folders, as the commands write them.
    .target(
      name: "SampleApps",
      dependencies: ["RibletsLayout", "RibletsPlans", "RibletsRepository", "RibletsScaffold", "RibletsSource"],
      path: "Tests/SampleApps", swiftSettings: settings),
    .testTarget(
      name: "RibletsImpactTests",
      dependencies: [
        "MockFuzzing", "RibletsImpact", "RibletsModel", "RibletsReading", "RibletsSource", "TestFolder",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsMapTests", dependencies: ["RibletsMap", "RibletsModel", "RibletsSource"], swiftSettings: settings),
    .testTarget(
      name: "RibletsRulesTests", dependencies: ["RibletsModel", "RibletsRules", "RibletsSource"],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsCostTests", dependencies: ["RibletsCost", "RibletsModel", "RibletsPlans", "TestFolder"],
      swiftSettings: settings),
    .testTarget(name: "RibletsCoverageTests", dependencies: ["RibletsCoverage"], swiftSettings: settings),
    .testTarget(
      name: "RibletsSourceTests",
      dependencies: [
        "RibletsSource",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RibletsReadingTests", dependencies: ["MockFuzzing", "RibletsReading", "RibletsSource", "TestFolder"],
      swiftSettings: settings),
    .testTarget(
      name: "RibletsModelTests",
      dependencies: ["RibletsModel", "RibletsReading", "RibletsSource", "TestFolder"],
      swiftSettings: settings),
    // With what only scripts run, so that it is built with the tests; and with the modules that mocks import.
    .testTarget(
      name: "RibletsMocksTests",
      dependencies: [
        "MockFuzz", "MockFuzzing", "RibletsMocks", "RibletsReading", "RibletsSource", "TestFolder",
        .product(name: "Riblets", package: "riblets"), .product(name: "RibletsTesting", package: "riblets"),
      ],
      exclude: ["Recorded"],
      swiftSettings: settings
    ),
    // A folder of a test's own.
    .target(name: "TestFolder", path: "Tests/TestFolder", swiftSettings: settings),
    // Spoiled samples for the generator, a few in tests and many by Research/run fuzz-mocks.
    .target(
      name: "MockFuzzing",
      dependencies: [
        "RibletsMocks", "RibletsSource",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Tests/MockFuzzing",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MockFuzz", dependencies: ["MockFuzzing", "RibletsMocks", "RibletsSource"], path: "Tests/MockFuzz",
      swiftSettings: settings),
    .testTarget(
      name: "RibletsBuildCommandsTests",
      dependencies: ["RibletsBuildCommands", "RibletsMocks", "RibletsSource"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RibletsBuildToolTests",
      dependencies: ["RibletsBuildTool", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RibletsCommandTests",
      dependencies: [
        "RibletsCommand",
        "RibletsMocks",
        "RibletsSource",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
  ]
)
