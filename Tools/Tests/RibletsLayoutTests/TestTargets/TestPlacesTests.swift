import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Other commands in an app of one module with several targets of tests.
struct TestPlacesTests {
  let app: SampleApp

  init() throws { app = try SampleApp.withTestTargets() }

  @Test func `a new riblet has its tests beside those of its parent`() throws {
    let plan = try app.add("Extra", parent: "Item1")
    let tests = Set(plan.files.map(\.path).filter { $0.hasPrefix("Tests/") }.map { $0.split(separator: "/")[1] })
    #expect(tests == ["CartTests"])
    #expect(plan.files.contains { $0.path == "Tests/CartTests/Item1/Item1+ExtraTests.swift" })
    #expect(!plan.edits.contains { $0.path == "Package.swift" || $0.path.hasSuffix(".json") })
    #expect(try app.testPlan().isEmpty)
  }

  @Test func `a riblet that finds no room in its parent's target gets the first with room, then one of its own`() throws
  {
    let names = (1...19).map { "Extra\($0)" }
    try app.build("- Root\n  - Cart\n" + names.map { "    - \($0)\n" }.joined())

    #expect(try app.names(in: "Tests/CartTests").count == 12 + 1)
    #expect(try app.names(in: "Tests/MenuTests").count == 12 + 1)
    // Nine below Cart and nine below Menu were there.
    #expect(try app.names(in: "Tests/Extra7Tests").count == 12 + 1)
    #expect(try app.names(in: "Tests") == ["CartTests", "Extra19Tests", "Extra7Tests", "MenuTests", "ShopTests"])
    #expect(try app.text(of: "Package.swift").contains("name: \"Extra7Tests\""))
    #expect(try app.testPlan().isEmpty)
    #expect(try LayoutPlanner(FoundApp(around: app.root)).check().isEmpty)
  }

  @Test func `the name of a target is never that of a folder that is there`() throws {
    try app.write("// By hand.\n", to: "Tests/Extra7Tests/Extra7Tests.swift")
    let names = (1...7).map { "Extra\($0)" }
    try app.build("- Root\n  - Cart\n" + names.map { "    - \($0)\n" }.joined())
    #expect(try app.names(in: "Tests/Extra7Tests") == ["Extra7Tests.swift"])
    #expect(try app.names(in: "Tests/Extra72Tests").contains("Extra7"))
  }

  @Test func `a worker's tests are where those of its riblet are`() throws {
    let planner = try PartPlanner(FoundApp(around: app.root))
    #expect(planner.testFolder(for: "Sources/Shop/Item1") == "Tests/CartTests/Item1")
    #expect(planner.testFolder(for: "Sources/Shop/Root") == "Tests/ShopTests/Root")
  }

  @Test func `a riblet gets another name with its tests and snapshots, and the target keeps its`() throws {
    let plan = try app.rename("Cart", "Basket")
    try app.write(plan)
    #expect(try app.names(in: "Tests/CartTests").contains("Basket"))
    #expect(try app.names(in: "Tests/CartTests/Snapshots").contains("BasketViewSnapshotTests.swift"))
    #expect(try app.names("CartInteractor") == [])
    #expect(plan.notes.contains("The target 'CartTests' keeps its name, by which others may select its tests."))
    #expect(try app.testPlan().isEmpty)
  }

  @Test func `a riblet goes with its tests, and with the target if those were its last`() throws {
    try app.write(try app.remove("Item1"))
    #expect(try app.names("Item1Interactor") == [])
    #expect(try !app.names(in: "Tests/CartTests").contains("Item1"))
    #expect(try app.text(of: "Package.swift").contains("name: \"CartTests\""))

    try app.write(try app.remove("Cart", isRecursive: true))
    #expect(try app.names("CartTests") == [])
    #expect(try LayoutPlanner(FoundApp(around: app.root)).check().isEmpty)
  }

  @Test func `the tree is read with the values of tests in all targets`() throws {
    #expect(try app.tree().described() == SampleApp.ofOneModule().tree().described())
    try app.add("Lonely", parent: nil) { try $0.take("name:String=\"Ann\"") }
    #expect(try app.tree().riblets["Lonely"]?.arguments.first?.value == "\"Ann\"")
  }
}
