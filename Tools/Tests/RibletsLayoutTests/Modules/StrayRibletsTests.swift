import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Tests of riblets from a branch that began before the app had modules.
struct StrayRibletsTests {
  /// Merges what another branch, on which the app is one module, has added to the files that were not there before.
  private func merge(_ list: String, into app: SampleApp) throws {
    let base = try SampleApp()
    try base.write(
      "struct Price: Codable, Hashable, Sendable {\n  var cents: Int\n}\n", to: "Sources/Shop/Prices/Price.swift")
    let below = SampleApp.items.map { "    - \($0)\n" }.joined()
    try base.build("- Root\n  - Shelf (argument price: Price = Price(cents: 3))\n\(below)")
    let before = try base.files()
    try base.write(try ListPlanner(FoundApp(around: base.root)).plan(list, file: "tree.md", below: nil))
    for (path, text) in try base.files() where before[path] == nil { try app.write(text, to: path) }
  }

  @Test(arguments: [
    "- Root\n  - Stray (by-hand, argument size: Int = 7)\n",
    "- Root\n  - Shelf (argument price: Price = Price(cents: 3))\n    - Item1\n      - Stray (presenter, by-hand, dependency size: Int = 7)\n        - Deep (by-hand, one-way)\n",
    "- Root\n  - Item3 (again, by-hand)\n",
  ])
  func `what lies outside of the modules comes to where it would have been written`(list: String) throws {
    let app = try SampleApp.inModules()
    let expected = try SampleApp.inModules()
    try expected.write(try ListPlanner(FoundApp(around: expected.root)).plan(list, file: "tree.md", below: nil))
    try merge(list, into: app)

    let plan = try LayoutPlanner(FoundApp(around: app.root)).check()
    #expect(!plan.isEmpty)
    try app.write(try app.layout())

    let (found, wanted) = (try app.files(), try expected.files())
    #expect(Set(found.keys).symmetricDifference(wanted.keys) == [])
    for (path, text) in wanted {
      let lines = (found[path] ?? "").split(separator: "\n").difference(from: text.split(separator: "\n"))
      #expect(lines.isEmpty, "\(path)")
    }
    #expect(try LayoutPlanner(FoundApp(around: app.root)).check().isEmpty)
  }

  @Test func `what no route leads to is named`() throws {
    let app = try SampleApp.inModules()
    try merge("- Root\n  - Stray (by-hand)\n", into: app)
    let files = try app.files().keys.filter { $0.contains("Root+Stray") }
    for file in files { try app.write("", to: file) }

    #expect(
      app.problem(app.layout) == """
        Sources/Shop/Stray/StrayRouter.swift:13:1: error: 'Stray' lies outside of the modules, and no route of a riblet leads \
        to it, by which its module would be known. Give it a parent, or move it by hand.
        """)
  }
}
