import Foundation
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Root with Shelf, which is in another module, and Shelf with eight more.
struct DependenciesInModulesTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp.inModules()
  }

  @Test func `a dependency crosses the boundary of modules, and goes without a trace`() throws {
    let before = try app.files()
    try app.write(try app.adding("title:String", to: "Item3"))

    let changed = try app.files().filter { $0.value.contains("var title: String { get }") }.keys
    #expect(changed.contains { $0.hasPrefix("Sources/ShelfInterface/") })
    #expect(try app.missingItems().isEmpty)
    try app.write(try app.removing("title", from: "Item3"))
    #expect(try app.files() == before)
  }

  @Test func `a type of a module without riblets comes with its import, and one of a module is refused`() throws {
    try app.write("struct Tag: Equatable, Sendable {}\n", to: "Sources/ShelfModule/Tag.swift")
    #expect(
      app.problem { try app.adding("tag:Tag=Tag()", to: "Item3") }
        == "Sources/ShelfModule/Tag.swift:1:1: error: 'Tag' is in the module 'ShelfModule', which 'ShelfInterface' does not see. Move it to a module without riblets, such as 'ShopShared', with package access."
    )
    let plan = try app.adding("cost:Price=Price(cents: 3)", to: "Item3")
    let files = plan.edits.filter { $0.newText.contains("cost: Price { get }") }
    #expect(files.count == 2)
    #expect(files.allSatisfy { $0.newText.contains("import ShopShared\n") })
  }

  @Test func `in modules of any tree a dependency comes and goes without a trace, and none is missing`() throws {
    let seed = ProcessInfo.processInfo.environment["RIBLETS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("RIBLETS_SEED=\(seed)")
    try addAndRemove(seed)
  }

  @Test func `a use by another riblet was taken for one of a riblet whose name stands in the file`() throws {
    try addAndRemove(705_664)
  }

  private func addAndRemove(_ seed: UInt64) throws {
    let comment = Comment("RIBLETS_SEED=\(seed)")
    var random = SeededNumbers(state: seed)
    let app = try SampleApp.inModules(seed: seed)
    let before = try app.files()
    let names = try app.tree().riblets.keys.sorted().filter { $0 != "Root" }.shuffled(using: &random)
    for riblet in names.prefix(2) {
      try app.write(try app.adding("extra:String", to: riblet))
      #expect(try app.missingItems().isEmpty, comment)
      try app.write(try app.removing("extra", from: riblet))
      #expect(try app.files().filter { before[$0.key]?.words != $0.value.words } == [:], comment)
    }
  }
}
