import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct BazelBuildFileTests {
  private let app: BazelSample

  init() throws { app = try BazelSample() }

  @Test func `modules are libraries, programs binaries, and tests have their mocks by a rule`() throws {
    #expect(
      try app.buildFile() == """
        # Made by 'riblets export bazel' from Package.swift, which is the place for changes.
        load("@build_bazel_rules_swift//swift:swift.bzl", "swift_binary", "swift_library", "swift_test")
        load("//.riblets/bazel:mocks.bzl", "riblets_mocks")

        COPTS = [
            "-swift-version",
            "6",
            "-package-name",
            "Shop",
        ]

        swift_library(
            name = "Shop",
            srcs = glob(["Sources/Shop/**/*.swift"]),
            alwayslink = True,
            copts = COPTS,
            module_name = "Shop",
            visibility = ["//visibility:public"],
            deps = ["@riblets//:Riblets"],
        )

        swift_binary(
            name = "ShopApp",
            srcs = glob(["Sources/ShopApp/**/*.swift"]),
            copts = COPTS + ["-parse-as-library"],
            module_name = "ShopApp",
            deps = [":Shop"],
        )

        riblets_mocks(
            name = "ShopTests_mocks",
            target = "ShopTests",
            mocked = [":Shop"],
            seen = [
                "@riblets//:Pictures",
                "@riblets//:Texts",
            ],
        )

        swift_test(
            name = "ShopTests",
            srcs = glob(["Tests/ShopTests/**/*.swift"], exclude = ["Tests/ShopTests/__Snapshots__/**"]) + [":ShopTests_mocks"],
            copts = COPTS,
            data = glob(["Tests/ShopTests/**"], allow_empty = True, exclude = ["**/*.swift"]),
            module_name = "ShopTests",
            deps = [
                ":Shop",
                "@riblets//:Pictures",
                "@riblets//:Texts",
            ],
        )

        """)
  }

  @Test func `a package elsewhere is a repository with the modules of its products`() throws {
    let text = try app.plan().text(of: ".riblets/bazel/riblets.BUILD.bazel")

    #expect(text.contains("name = \"Core\""))
    #expect(text.contains("deps = [\":Core\"]"))
    #expect(!text.contains("Unused"))
    #expect(!text.contains("swift_test"))
  }

  @Test func `what tests reach at run time alone is linked, too`() throws {
    let rule = try app.rule("ShopTests", linked: ["ShopTests": ["Texts", "Core", "ShopApp"]])

    #expect(
      rule.contains(
        "        \"@riblets//:Core\",\n        \"@riblets//:Pictures\",\n        \"@riblets//:Texts\",\n    ],"))
    #expect(!rule.contains("ShopApp"))
  }

  @Test func `a program that tests depend on is run by them, and not linked`() throws {
    try app.writeManifest(
      """
      .executableTarget(name: "ShopApp"), .testTarget(name: "ShopTests", dependencies: ["ShopApp"]),
      """)
    try app.write("", to: "Sources/ShopApp/main.swift")
    let tests = try app.rule("ShopTests")

    #expect(tests.contains("exclude = [\"**/*.swift\"]) + [\":ShopApp\"],"))
    #expect(!tests.contains("deps"))
    #expect(try !app.rule("ShopApp").contains("-parse-as-library"))
  }

  @Test func `tests that share all of their modules have the mocks that they name`() throws {
    let mocks = "plugins: [.plugin(name: \"RibletsMocksPlugin\", package: \"riblets-tools\")]"
    try app.writeManifest(
      """
      .target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"], \(mocks)),
      .testTarget(name: "CartTests", dependencies: ["Shop"], \(mocks)),
      """)
    try app.write("", to: "Tests/CartTests/CartTests.swift")

    #expect(try app.rule("CartTests_mocks").contains("users = glob([\"Tests/CartTests/**/*.swift\"]),"))
    #expect(try app.rule("ShopTests_mocks").contains("users = glob([\"Tests/ShopTests/**/*.swift\"]),"))
  }

  @Test func `settings of mocks come with the targets that they may speak of`() throws {
    try app.write("{}", to: ".riblets/mocks.json")
    let mocks = try app.rule("ShopTests_mocks")

    #expect(mocks.contains("settings = \".riblets/mocks.json\""))
    #expect(mocks.contains("targets = [\n        \"Shop\",\n        \"ShopApp\",\n        \"ShopTests\",\n    ]"))
  }

  @Test func `a package below the app has a build file of its own`() throws {
    try app.writeManifest(
      ".target(name: \"Shop\", dependencies: [.product(name: \"Kit\", package: \"kit\")]),",
      packages: ".package(path: \"Packages/Kit\")")
    try app.write(
      """
      let package = Package(
        name: "kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", path: "Code", exclude: ["Old.swift"], sources: ["New", "One.swift"])])
      """, to: "Packages/Kit/Package.swift")
    try app.write("", to: "Packages/Kit/Code/New/Kit.swift")
    let kit = try app.plan().text(of: "Packages/Kit/BUILD.bazel")

    #expect(try app.rule("Shop").contains("deps = [\"//Packages/Kit:Kit\"]"))
    #expect(
      kit.contains(
        "        \"Code/New/**/*.swift\",\n        \"Code/One.swift\",\n    ], exclude = [\"Code/Old.swift\"]"))
    #expect(kit.contains("\"-swift-version\",\n        \"5\","))
  }

  @Test func `a package that is fetched is for other rules to provide`() throws {
    let product = "dependencies: [.product(name: \"GRDB\", package: \"GRDB.swift\")]"
    try app.writeManifest(
      ".target(name: \"Shop\", \(product)), .testTarget(name: \"ShopTests\", \(product)),",
      packages: ".package(url: \"https://example.org/GRDB.swift\", from: \"7.0.0\")")

    #expect(try app.rule("Shop").contains("deps = [\"@swiftpkg_grdb_swift//:GRDB\"]"))
    #expect(
      try app.plan().notes == ["@swiftpkg_grdb_swift//:GRDB is for rules_swift_package_manager to provide."])
  }

  @Test func `what has no rule is said`() throws {
    try app.writeManifest(
      """
      .target(
        name: "Shop", dependencies: ["Words", "Nothing"], resources: [.process("Texts")],
        swiftSettings: [.define("A", .when(platforms: [.linux])), .define("B")], plugins: ["Maker"]),
      .macro(name: "Words"), .target(name: "Empty"), .target(name: names[0]),
      """)
    try app.write("", to: "Sources/Words/Words.swift")
    try app.write("int a;", to: "Sources/Empty/a.c")
    let plan = try app.plan()

    #expect(
      plan.notes == [
        "Package.swift:12: a setting of 'Shop' is left out: no option is known for it.",
        "'Shop' has resources. They are data to Bazel, and there is no 'Bundle.module'.",
        "'Shop' is built with 'Maker', for which no rule is written.",
        "'Shop' depends on 'Nothing', which is in no package that is known here.",
        "Package.swift:13: it computes the name of a target.",
        "'Words' is a macro, for which no rule is written.",
        "'Empty' has no Swift in it, for which no rule is written.",
      ])
    #expect(try app.rule("Shop").contains("\"-DB\""))
    #expect(try !app.rule("Shop").contains("deps"))
    #expect(try app.rule("Shop").contains("data = glob([\"Sources/Shop/**\"]"))
  }
}
