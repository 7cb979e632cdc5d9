import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Riblets that would become their own ancestors.
struct CircleTests {
  let app: SampleApp

  /// Cart and Menu below Root, each attached at the start, and Hall, which nobody attaches.
  init() throws {
    app = try Self.app(Self.files)
  }

  private static func app(_ files: Result<[String: String], any Error>) throws -> SampleApp {
    let app = try SampleApp(hasRoot: false)
    for (path, text) in try files.get() { try app.write(text, to: path) }
    return app
  }

  /// Read once: an app is written in no time, and planned in some.
  private static let files = Result {
    let app = try SampleApp()
    try app.build("- Root\n  - Cart\n    - Menu\n- Hall\n")
    return try app.files()
  }

  /// The same in several modules.
  private static let modularFiles = Result {
    let app = try CircleTests.app(files)
    try app.split()
    return try app.files()
  }

  private func problem(_ list: String, below parent: String? = nil, in other: SampleApp? = nil) -> String? {
    let app = other ?? app
    return app.problem { try ListPlanner(FoundApp(around: app.root)).plan(list, file: "tree.md", below: parent) }
  }

  // MARK: The root

  private static let rootLists = [
    ("- Root\n  - Root (again)\n", 2, 5), ("- Root\n  - Root (again, by-hand)\n", 2, 5),
    ("- Root\n  - Cart\n    - Root (again)\n", 3, 7), ("- Root\n  - Cart\n    - Menu\n      - Root (again)\n", 4, 9),
    ("- Hall\n  - Root\n", 2, 5), ("- Hall\n  - Root (again, by-hand)\n", 2, 5), ("- Toy\n  * Root (again)\n", 2, 5),
  ]

  private func refusal(_ list: String, _ line: Int, _ column: Int, _ folder: String) -> String {
    let above = ["Hall", "Toy", "Menu", "Cart", "Root"].first { list.contains("- \($0)\n") } ?? ""
    return
      "tree.md:\(line):\(column): error: 'Root' is launched (\(folder)/Root/RootRouter.swift:13:13), and its builder takes no listener: '\(above)' cannot attach it. Leave it out, or attach another riblet."
  }

  @Test(arguments: rootLists)
  func `no riblet attaches the root`(list: String, line: Int, column: Int) {
    #expect(problem(list) == refusal(list, line, column, "Sources/Shop"))
  }

  @Test(arguments: rootLists.filter { !$0.0.contains("Toy") })
  func `no riblet attaches the root in several modules`(list: String, line: Int, column: Int) throws {
    let app = try Self.app(Self.modularFiles)
    #expect(problem(list, in: app) == refusal(list, line, column, "Sources/RootModule"))
  }

  @Test(arguments: ["- Root\n", "- Root (again)\n"])
  func `a list that begins with the root is not below another riblet`(list: String) {
    #expect(
      problem(list, below: "Hall")
        == "tree.md:1:3: error: 'Root' is launched (Sources/Shop/Root/RootRouter.swift:13:13), and its builder takes no listener: 'Hall' cannot attach it. Leave --parent out, or attach another riblet."
    )
    #expect(problem(list) == nil)
  }

  // MARK: Without end

  private static let endless = [
    ("- Root\n  - Toy\n    - Toy (again)\n", "tree.md:3:7", "Toy → Toy"),
    ("- Cart\n  - Cart (again)\n", "tree.md:2:5", "Cart → Cart"),
    ("- Menu\n  - Cart (again)\n", "tree.md:2:5", "Menu → Cart → Menu"),
    ("- Menu (again)\n  - Toy\n    - Cart (again)\n", "tree.md:3:7", "Toy → Cart → Menu → Toy"),
    ("- Root\n  - Toy\n    - Box\n      - Bag\n        - Toy (again)\n", "tree.md:5:11", "Bag → Toy → Box → Bag"),
  ]

  @Test(arguments: endless)
  func `a circle without end is refused`(list: String, place: String, way: String) {
    #expect(problem(list) == "\(place): error: They would attach each other without end: \(way). Add by-hand.")
  }

  @Test(arguments: endless)
  func `a circle without end is refused in several modules`(list: String, place: String, way: String) throws {
    let app = try Self.app(Self.modularFiles)
    #expect(
      problem(list, in: app) == "\(place): error: They would attach each other without end: \(way). Add by-hand.")
  }

  @Test(arguments: endless)
  func `a circle of which one route is by hand is a tree that code lets grow`(
    list: String, place: String, way: String
  ) throws {
    let list = list.replacing("(again)\n", with: "(again, by-hand)\n")
    #expect(problem(list) == nil)
    #expect(try problem(list, in: Self.app(Self.modularFiles)) == nil)
  }

  // MARK: One riblet, written again

  private func problem(_ name: String, parent: String?, _ change: (inout RibletRequest) -> Void = { _ in }) -> String? {
    app.problem {
      var request = RibletRequest(name: try RibletName(name))
      request.parent = parent
      change(&request)
      return try RibletPlanner(FoundApp(around: app.root)).plan(request, isRepeated: true)
    }
  }

  @Test(arguments: ["Cart", nil])
  func `the root is not written again as a riblet that others attach`(parent: String?) {
    #expect(
      problem("Root", parent: parent)
        == "'Root' is launched (Sources/Shop/Root/RootRouter.swift:13:13), and what is written here is attached by a parent. Choose another name."
    )
  }

  @Test(arguments: [("Cart", "Cart", "Cart → Cart"), ("Cart", "Menu", "Menu → Cart → Menu")])
  func `a riblet that is written again closes no circle without end`(name: String, parent: String, way: String) {
    #expect(
      problem(name, parent: parent)
        == "They would attach each other without end: \(way). Add --attach by-hand.")
    #expect(problem(name, parent: parent) { $0.attachment = .byHand } == nil)
  }

  @Test func `a riblet that is written again is below its parent as before`() {
    #expect(problem("Menu", parent: "Cart") == nil)
  }
}
