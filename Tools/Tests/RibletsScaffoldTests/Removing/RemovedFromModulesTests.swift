import Foundation
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RemovedFromModulesTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp.inModules()
  }

  private func fillShelf() throws {
    for number in 1...3 { try app.add("Full\(number)", parent: "Shelf") }
  }

  private func manifest(_ name: String) throws -> ModuleManifest {
    try JSONDecoder().decode(ModuleManifest.self, from: Data(app.text(of: ModuleManifest.file(of: name)).utf8))
  }

  @Test func `a riblet that was just added leaves nothing`() throws {
    let requests: [(inout RibletRequest) throws -> Void] = [
      { _ in }, { $0.flow = .oneWay }, { $0.attachment = .byHand }, { $0.view = .none },
      {
        $0.hasPresenter = true
        try $0.depend(on: "day:Date=Date(timeIntervalSince1970: 3)")
        try $0.take("price:Price=Price(cents: 3)")
      },
    ]
    for parent in ["Root", "Item1"] {
      let before = try app.files()
      for request in requests {
        try app.add("Cart", parent: parent, request)
        #expect(try app.files() != before)
        try app.write(try app.remove("Cart"))
        #expect(try app.files() == before)
      }
    }
  }

  @Test func `a riblet with a module of its own leaves nothing, nor do those below it`() throws {
    try fillShelf()
    let before = try app.files()
    try app.add("Cart", parent: "Item1") { try $0.take("price:Price=Price(cents: 3)") }
    #expect(try app.text(of: "Package.swift").contains("\"CartModule\""))
    let alone = try app.files()
    try app.add("Till", parent: "Cart") { $0.flow = .oneWay }
    #expect(try app.text(of: "Sources/CartModule/Till/TillRouter.swift").contains("class TillRouter"))

    try app.write(try app.remove("Till"))
    #expect(try app.files() == alone)
    try app.write(try app.remove("Cart"))
    #expect(try app.files() == before)
    #expect(try app.names("Cart") == [])
  }

  @Test func `a riblet that another module has shares nothing any longer`() throws {
    try fillShelf()
    try app.add("Cart", parent: "Item1")
    let before = try app.files()
    try app.add("Till", parent: "Item2")
    #expect(try app.text(of: "Sources/CartInterface/Till/TillInterface.swift").contains("enum TillModuleInterface"))

    let plan = try app.remove("Till")
    for path in [
      "Sources/CartModule/Till/Till+ModuleInterface.swift", "Sources/CartInterface/Till/TillInterface.swift",
      "Sources/ShelfModule/Item2/Item2+Till.swift", "Tests/CartModuleTests/Till/TillBuilderTests.swift",
      "Tests/CartModuleTests/Snapshots/__Snapshots__/TillViewSnapshotTests/TillViewSnapshotTests.what-it-looks-like.txt",
    ] {
      #expect(plan.removals.contains(path))
    }
    try app.write(plan)
    #expect(try app.files() == before)
    #expect(try manifest("ShelfModule").dependencies.contains("CartInterface"))
  }

  @Test func `a module without riblets goes, and nothing names it`() throws {
    let plan = try app.remove("Shelf", isRecursive: true)
    #expect(plan.removals.contains(".riblets/modules/ShelfModule.json"))
    #expect(plan.removals.contains("Sources/ShelfInterface/Shelf/ShelfInterface.swift"))
    try app.write(plan)

    #expect(try app.names("Shelf") == [])
    #expect(try manifest("RootModule").dependencies == [])
    #expect(try app.layout().isEmpty)
    #expect(TreeList(try app.tree(), view: .portable).text == "- Root\n")
  }

  @Test func `what only a test needs is from now on its own`() throws {
    try app.write(
      "import ShelfInterface\nimport Testing\n\n@testable import RootModule\n",
      to: "Tests/RootModuleTests/Root/OwnTests.swift")
    try app.write("import ShopShared\n", to: "Tests/RootModuleTests/Root/PriceTests.swift")
    #expect(
      app.problem { try app.remove("Shelf", isRecursive: true) }
        == "Tests/RootModuleTests/Root/OwnTests.swift:1:8: error: 'ShelfInterface' is still imported here, and goes. Take that out first."
    )
    try app.write("import Testing\n", to: "Tests/RootModuleTests/Root/OwnTests.swift")
    try app.write(try app.remove("Shelf", isRecursive: true))

    #expect(try manifest("RootModule").dependencies == [])
    #expect(try manifest("RootModule").tests == ["ShopShared"])
    #expect(try app.layout().isEmpty)
  }

  @Test func `what the parent makes moves with what it needs, and with no more`() throws {
    try fillShelf()
    try app.add("Cart", parent: "Item1") {
      try $0.depend(on: "price:Price=Price(cents: 3)")
      try $0.depend(on: "day:Date=Date(timeIntervalSince1970: 3)")
    }
    try app.add("Menu", parent: "Item1") { try $0.depend(on: "price:Price") }
    let plan = try app.remove("Cart")
    let edge = "Sources/ShelfModule/Item1/Item1+Menu.swift"

    #expect(plan.notes == ["'Item1' goes on making 'price', which 'Menu' needs: \(edge)."])
    try app.write(plan)
    #expect(
      try app.text(of: edge).hasPrefix("import CartInterface\nimport Foundation\nimport Riblets\nimport ShopShared\n"))
    #expect(try app.text(of: edge).contains("  var price: Price { shared { Price(cents: 3) } }\n"))
    #expect(try !app.text(of: edge).contains("day"))
    #expect(try manifest("ShelfModule").dependencies.isSuperset(of: ["CartInterface", "ShopShared"]))
    #expect(try app.layout().isEmpty)
  }

  @Test func `an interface that the moved property does not need stays behind`() throws {
    try fillShelf()
    try app.add("Cart", parent: "Item1") { try $0.depend(on: "price:Price=Price(cents: 3)") }
    try app.add("Menu", parent: "Item2")
    try app.add("Hall", parent: "Cart") { try $0.depend(on: "price:Price=Price(cents: 3)") }
    try app.write(try app.remove("Hall"))
    #expect(try app.layout().isEmpty)
    #expect(try manifest("CartModule").dependencies == ["ShopShared"])
  }

  @Test func `files that a module without riblets has left stand in the way, are kept, or go`() throws {
    let path = "Sources/ShelfModule/Paint/Paint.swift"
    try app.write("enum Paint {}\n", to: path)
    #expect(
      app.problem { try app.remove("Shelf", isRecursive: true) }
        == "\(path):1:1: error: This file is in the module 'ShelfModule', which has no riblet left. Move it elsewhere, keep it with --skip, or remove it, too, with --force."
    )
    let kept = try app.remove("Shelf", isRecursive: true, strangers: .keep)
    #expect(kept.notes == ["'\(path)' is kept."])
    #expect(!kept.removals.contains(".riblets/modules/ShelfModule.json"))
    #expect(try app.remove("Shelf", isRecursive: true, strangers: .remove).removals.contains(path))

    try app.write(kept)
    #expect(try manifest("ShelfModule").interface == nil)
    #expect(try app.layout().isEmpty)
  }

  @Test func `a test that is kept cannot stay without its module`() throws {
    let path = "Tests/ShelfModuleTests/Paint/PaintTests.swift"
    try app.write("import Testing\n", to: path)
    #expect(
      app.problem { try app.remove("Shelf", isRecursive: true, strangers: .keep) }
        == "\(path):1:1: error: This file stays, and its module 'ShelfModule' goes. Move it elsewhere, or remove it, too, with --force."
    )
  }

  @Test func `manifests that name by hand what goes stand in the way`() throws {
    let products = try app.text(of: PackageProducts.file)
    try app.write(
      products.replacing("\"tests\": [", with: "\"tests\": [\n    \"ShelfInterface\","), to: PackageProducts.file)
    let package = try app.text(of: "Package.swift")
    try app.write(
      package.replacing("  targets: [", with: "  // \"ShelfModule\"\n  targets: [", maxReplacements: 1),
      to: "Package.swift")
    let line = try #require(
      try app.text(of: "Package.swift").split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("// \"ShelfModule\"") })
    #expect(
      app.problem { try app.remove("Shelf", isRecursive: true) } == """
        .riblets/package.json:1:1: error: 'ShelfInterface' is still named here, and goes. Take that out first.
        Package.swift:\(line + 1):1: error: 'ShelfModule' is still named here, and goes. Take that out first.
        """)
  }

  @Test func `lines of the package manifest that somebody wrote between the marks are not lost`() throws {
    let package = try app.text(of: "Package.swift")
    try app.write(
      package.replacing(ManifestBlock.end, with: "    // Mine.\n\(ManifestBlock.end)"), to: "Package.swift")
    let problem = app.problem { try app.remove("Shelf", isRecursive: true) }
    #expect(problem?.contains("note: // Mine.") == true)
    // A riblet of several in a module leaves the targets as they are.
    #expect(try app.remove("Item1").edits.allSatisfy { $0.path != "Package.swift" })
  }

  @Test func `a type of the same name in another module is no use of it`() throws {
    try app.write("enum Row {}\n", to: "Sources/ShelfModule/Item1/Row.swift")
    try app.write("enum Row {}\nlet row = Row.self\n", to: "Sources/RootModule/Root/Row.swift")
    #expect(try app.remove("Item1", strangers: .remove).removals.contains("Sources/ShelfModule/Item1/Row.swift"))
    try app.write("let row = Row.self\n", to: "Sources/ShelfModule/Item2/Rows.swift")
    #expect(
      app.problem { try app.remove("Item1", strangers: .remove) }
        == "Sources/ShelfModule/Item2/Rows.swift:1:11: error: 'Row' is still used here. Take that out first.")
  }

  @Test func `code of other modules that still uses it is listed`() throws {
    try app.addEnd(to: "Shelf")
    try app.write(
      "import ShelfInterface\n\nfunc tell(_ listener: any ShelfListener) { listener.shelfDidFinish() }\n",
      to: "Sources/RootModule/Root/Tell.swift")
    #expect(
      app.problem { try app.remove("Shelf", isRecursive: true) } == """
        Sources/RootModule/Root/Tell.swift:3:27: error: 'ShelfListener' is still used here. Take that out first.
        Sources/RootModule/Root/Tell.swift:3:53: error: 'shelfDidFinish' is still used here. Take that out first.
        Sources/RootModule/Root/Tell.swift:1:8: error: 'ShelfInterface' is still imported here, and goes. Take that out first.
        """)
  }

  @Test func `any riblet of any app of several modules can be removed`() throws {
    let seed = ProcessInfo.processInfo.environment["RIBLETS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("RIBLETS_SEED=\(seed)")
    var random = SeededNumbers(state: seed)
    let app = try SampleApp.inModules(seed: seed)
    for _ in 0..<2 {
      let tree = try app.tree()
      let names = tree.riblets.keys.filter { $0 != "Root" }.sorted()
      guard let name = names.randomElement(using: &random) else { break }
      try app.write(try app.remove(name, isRecursive: true))

      let left = try app.tree()
      #expect(left.riblets[name] == nil, "RIBLETS_SEED=\(seed)")
      #expect(left.unattached.allSatisfy(tree.unattached.contains), "RIBLETS_SEED=\(seed)")
      #expect(try app.layout().isEmpty, "RIBLETS_SEED=\(seed)")
    }
  }

  @Test func `any riblet that is added to any app of several modules leaves nothing`() throws {
    let seed = ProcessInfo.processInfo.environment["RIBLETS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("RIBLETS_SEED=\(seed)")
    var random = SeededNumbers(state: seed)
    let app = try SampleApp.inModules(seed: seed)
    let before = try app.files()
    let parent = try app.tree().riblets.keys.sorted().randomElement(using: &random)
    try app.add("Extra", parent: parent) { request in
      request.view = random.chance(5) ? .portable : .none
      if random.chance(5) { try request.depend(on: "title:String") }
      if random.chance(5) { try request.take("size:Int=7") }
    }
    try app.write(try app.remove("Extra"))
    #expect(try app.files() == before, "RIBLETS_SEED=\(seed)")
  }
}
