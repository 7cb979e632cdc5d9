import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct TestSplitPlannerTests {
  private func targets(_ app: SampleApp) throws -> [String] {
    try app.text(of: "Package.swift").split(separator: ".testTarget(\n      name: \"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func `the tests of a branch are a target, with their snapshots, and sources stay`() throws {
    let app = try SampleApp.ofOneModule()
    let before = try app.files()

    let plan = try app.testPlan()
    try app.write(plan)

    let moves = Dictionary(uniqueKeysWithValues: plan.moves.map { ($0.path, $0.newPath) })
    #expect(moves["Tests/ShopTests/Item1/Item1Spec.swift"] == "Tests/CartTests/Item1/Item1Spec.swift")
    #expect(moves["Tests/ShopTests/Cart/Cart+Item1Tests.swift"] == "Tests/CartTests/Cart/Cart+Item1Tests.swift")
    let snapshot = "Snapshots/__Snapshots__/Dish8ViewSnapshotTests/Dish8ViewSnapshotTests.what-it-looks-like.txt"
    #expect(moves["Tests/ShopTests/\(snapshot)"] == "Tests/MenuTests/\(snapshot)")
    #expect(moves.keys.allSatisfy { $0.hasPrefix("Tests/ShopTests/") })
    #expect(try app.names(in: "Tests/ShopTests") == ["App", "Root", "Snapshots"])
    #expect(try targets(app) == ["CartTests", "MenuTests", "ShopTests"])
    #expect(plan.files.map(\.path) == [".riblets/modules/Shop.json"])
    #expect(plan.edits.map(\.path) == ["Package.swift"])
    // No file has another text.
    #expect(
      try before.filter { $0.key.hasSuffix(".swift") && $0.key != "Package.swift" }.allSatisfy {
        try app.text(of: moves[$0.key] ?? $0.key) == $0.value
      })
  }

  @Test func `a second time changes nothing, and neither does the usual layout`() throws {
    let app = try SampleApp.withTestTargets()
    #expect(try app.testPlan() == ScaffoldPlan())
    let planner = try LayoutPlanner(FoundApp(around: app.root))
    #expect(try planner.check() == ScaffoldPlan())
    #expect(try planner.plan(isForced: false, threshold: planner.usualThreshold).isEmpty)
    #expect(planner.usualThreshold > 1_000)
  }

  @Test func `few tests stay one target, which is said`() throws {
    let app = try SampleApp()
    try app.add("Cart")
    let plan = try app.testPlan()
    #expect(plan.isEmpty)
    #expect(plan.notes == ["The tests of 2 riblets are one target: one holds up to 12."])
  }

  @Test func `modules have their targets already`() throws {
    let app = try SampleApp.inModules()
    #expect(
      app.problem { try app.testPlan() }
        == "Each module has a target of its tests already. --split-tests is for an app of one module; without it: riblets modularize."
    )
  }

  @Test func `what one target uses goes with it`() throws {
    let app = try SampleApp.ofOneModule()
    try app.write("let cheapItem = 1\n", to: "Tests/ShopTests/Support/Items.swift")
    try app.write("let itemPrice = cheapItem\n", to: "Tests/ShopTests/Item1/PriceTests.swift")
    let plan = try app.testPlan()
    #expect(plan.moves.contains { $0.newPath == "Tests/CartTests/Support/Items.swift" })
    #expect(plan.notes == [])
  }

  @Test func `tests that share something stay together, which is said`() throws {
    let app = try SampleApp.ofOneModule()
    try app.write("struct Fixture {}\n", to: "Tests/ShopTests/Support/Fixture.swift")
    try app.write("let cartFixture = Fixture()\n", to: "Tests/ShopTests/Item1/FixtureTests.swift")
    try app.write("let menuFixture = Fixture()\n", to: "Tests/ShopTests/Dish1/FixtureTests.swift")
    let plan = try app.testPlan()
    try app.write(plan)

    #expect(try app.names(in: "Tests/ShopTests") == ["App", "Dish1", "Item1", "Root", "Snapshots", "Support"])
    #expect(try app.names(in: "Tests/ShopTests/Snapshots").contains("Item1ViewSnapshotTests.swift"))
    #expect(
      plan.notes
        == ["Dish1", "Item1"].map {
          "The tests of '\($0)' stay in 'ShopTests': they share 'Tests/ShopTests/Support/Fixture.swift' with those of others. To move them, put it into a module that all tests depend on, and name that in 'tests' of .riblets/modules/Shop.json."
        })
    #expect(try app.testPlan().isEmpty)
  }

  @Test func `tests of a riblet that those of another branch use keep both where they are`() throws {
    let app = try SampleApp.ofOneModule()
    try app.write("extension Int { var itemFixture: Int { self } }\n", to: "Tests/ShopTests/Item1/Items.swift")
    try app.write("let dishFixture = 1.itemFixture\n", to: "Tests/ShopTests/Dish1/ItemTests.swift")
    let plan = try app.testPlan()
    #expect(!plan.moves.contains { $0.path.contains("/Item1/") || $0.path.contains("/Dish1/") })
    #expect(
      plan.notes.map { $0.prefix { $0 != ":" } }
        == ["Dish1", "Item1"].map { "The tests of '\($0)' stay in 'ShopTests'" })
  }

  @Test func `a branch from before brings tests that come to those of their riblets`() throws {
    let app = try SampleApp.ofOneModule()
    let late = try app.plan("Extra", parent: "Item1")
    try app.splitTests()
    try app.write(ScaffoldPlan(files: late.files))

    // They compile there, too, so that it is no difference in CI.
    #expect(try LayoutPlanner(FoundApp(around: app.root)).check().isEmpty)
    let plan = try app.testPlan()
    #expect(plan.moves.map(\.newPath) == ["Tests/CartTests/Item1/Item1+ExtraTests.swift"])
    try app.write(plan)
    #expect(try app.testPlan().isEmpty)
  }

  @Test func `more riblets than one target holds get others, and those that have a place keep it`() throws {
    let app = try SampleApp.ofOneModule()
    let names = (1...13).map { "Late\($0)" }
    var late: [PlannedFile] = []
    for name in names { late += try app.plan(name).files }
    try app.splitTests()
    try app.write(ScaffoldPlan(files: late))

    let plan = try app.testPlan()
    try app.write(plan)

    let moved = Set(plan.moves.map { $0.path.split(separator: "/")[2] }).subtracting(["Snapshots"])
    #expect(moved.count == 2 && moved.allSatisfy { $0.hasPrefix("Late") })
    #expect(try app.testPlan().isEmpty)
  }

  @Test func `a file that is there already is never replaced`() throws {
    let app = try SampleApp.ofOneModule()
    let late = try app.plan("Extra", parent: "Item1")
    try app.splitTests()
    try app.write(ScaffoldPlan(files: late.files))
    try app.write("// Another one.\n", to: "Tests/CartTests/Item1/Item1+ExtraTests.swift")
    #expect(
      app.problem { try app.testPlan() }
        == "Tests/CartTests/Item1/Item1+ExtraTests.swift:1:1: error: This file is there already, and another one would get its place. Move it first."
    )
  }

  @Test func `an app with targets of tests can be put into modules`() throws {
    let (split, plain) = (try SampleApp.withTestTargets(), try SampleApp.ofOneModule())
    try split.split()
    try plain.split()
    #expect(try split.files() == plain.files())
  }

  @Test func `the name of a target is never one that is there`() throws {
    let app = try SampleApp.ofOneModule()
    try app.write("// By hand.\n", to: "Tests/CartTests/CartTests.swift")
    let manifest = try app.text(of: "Package.swift")
    let own = "    .testTarget(name: \"MenuTests\", path: \"Other\"),\n"
    try app.write(manifest.replacing(ManifestBlock.end, with: ManifestBlock.end + "\n" + own), to: "Package.swift")
    try app.splitTests()
    #expect(try app.names(in: "Tests") == ["Cart2Tests", "CartTests", "Menu2Tests", "ShopTests"])
  }
}
