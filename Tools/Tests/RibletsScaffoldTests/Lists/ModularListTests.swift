import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Lists that are added to an app of several modules.
struct ModularListTests {
  private let app: SampleApp

  /// Root with Shelf and Hall, Shelf with eight more: two modules.
  init() throws {
    app = try SampleApp(hasRoot: false)
    for (path, text) in try Self.files.get() { try app.write(text, to: path) }
  }

  /// Read once: an app is written in no time, and planned in some.
  private static let files = Result { try modularApp().files() }

  private static func modularApp() throws -> SampleApp {
    let app = try SampleApp()
    try app.write(
      "struct Price: Codable, Hashable, Sendable {\n  var cents: Int\n}\n", to: "Sources/Shop/Prices/Price.swift")
    let items = (1...8).map { "  - Item\($0)\n" }.joined()
    try app.add(
      list: "- Hall (view none)\n  - Hook (presenter)\n- Shelf (argument price: Price = Price(cents: 3))\n" + items,
      below: "Root")
    try app.split()
    return app
  }

  private func problem(_ list: String, below parent: String? = nil) -> String? {
    do {
      _ = try app.plan(list: list, below: parent)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a list writes what one command for each riblet would`() throws {
    try app.add(
      list: """
        - Root
          - Shelf (argument price: Price = Price(cents: 3))
            - Crate (one-way, argument price: Price = Price(cents: 4))
              - Nail (presenter, by-hand)
            - Box (view none)
            - Tin (dependency day: Date)
            - Wood
              - Beam
                - Rod
              - Board (argument price: Price = Price(cents: 5))
          - Till

        """)
    let other = try Self.modularApp()
    try other.add("Crate", parent: "Shelf") {
      $0.flow = .oneWay
      try $0.take("price:Price=Price(cents: 4)")
    }
    try other.add("Nail", parent: "Crate") {
      $0.hasPresenter = true
      $0.attachment = .byHand
    }
    try other.add("Box", parent: "Shelf") { $0.view = .none }
    try other.add("Tin", parent: "Shelf") { try $0.depend(on: "day:Date") }
    for (name, parent) in [("Wood", "Shelf"), ("Beam", "Wood"), ("Rod", "Beam")] {
      try other.add(name, parent: parent)
    }
    try other.add("Board", parent: "Wood") { try $0.take("price:Price=Price(cents: 5)") }
    try other.add("Till")

    let written = try app.files()
    #expect(written["Sources/TinModule/Wood/Wood+ModuleInterface.swift"] != nil)
    #expect(written["Sources/TinModule/Rod/RodRouter.swift"] != nil)
    try expectSame(written, try other.files())
    #expect(try app.layout().isEmpty)
  }

  @Test func `the tree is that of the list, and the list says nothing new`() throws {
    let list = try app.list() + "  - Till\n    - Hook (again, by-hand)\n"
    try app.add(list: list)
    #expect(try app.list() == list)
    #expect(try app.plan(list: list).isEmpty)
    #expect(try app.layout().isEmpty)
  }

  @Test func `a riblet that a parent in another module attaches, too, gets a module interface`() throws {
    let before = try app.files()
    try app.add(list: "- Item1\n  - Hook (again)\n", below: "Shelf")
    let after = try app.files()

    #expect(
      try app.text(of: "Sources/RootInterface/Hook/HookInterface.swift").contains(
        "package protocol HookChildRouting: ViewableRouting {}"))
    #expect(
      try app.text(of: "Sources/RootModule/Hook/Hook+ModuleInterface.swift").contains(
        "extension HookModuleInterface: HookBuilding"))
    #expect(try !app.text(of: "Sources/RootModule/Hook/HookBuilder.swift").contains("protocol HookBuildable"))
    #expect(
      try app.text(of: "Sources/ShelfModule/Item1/Item1+Hook.swift").contains(
        "HookModuleInterface.builder(dependency: $0)"))
    #expect(
      try app.text(of: "Tests/RootModuleTests/Hook/HookBuilderTests.swift").contains("struct HookModuleInterfaceTests"))
    // The parent in its own module goes on with what it sees.
    let edge = "Sources/RootModule/Hall/Hall+Hook.swift"
    #expect(
      after[edge]
        == before[edge]?.replacing("import Riblets\n", with: "import Riblets\nimport RootInterface\n")
        .replacing("HookRouting", with: "HookChildRouting"))
    #expect(try app.text(of: ".riblets/modules/ShelfModule.json").contains("\"RootInterface\""))
    #expect(try app.layout().isEmpty)
  }

  @Test func `a module interface is the same for a riblet of the list and for one that was there`() throws {
    let first =
      "- Root\n  - Shelf (argument price: Price = Price(cents: 3))\n    - Box (presenter, dependency day: Date)\n"
    let second = "  - Till\n    - Box (again)\n"
    try app.add(list: first + second)
    let other = try Self.modularApp()
    try other.add(list: first)
    try other.add(list: first + second)
    try expectSame(try app.files(), try other.files())
  }

  @Test(arguments: [
    (
      "- Till\n",
      "tree.md:1:3: error: A riblet of an app of several modules is in the module of its parent. Say which: --parent Root."
    ),
    (
      "- Root\n  - Till (dependency x: any ShelfRouting)\n  - Desk (dependency y: Missing)\n",
      """
      tree.md:2:5: error: 'ShelfRouting' is in the module 'ShelfModule', which 'RootModule' does not see. Move it to a module without riblets, such as 'ShopShared', with package access.
      Sources/ShelfModule/Shelf/ShelfInteractor.swift:7:1: note: It is here.
      tree.md:3:5: error: There is no type 'Missing' in RootModule, Swift or Foundation. If it is in another module, name that: --import Prices.
      """
    ),
    (
      "- Root\n  - Till (dependency x: Int = ShelfInteractor.count)\n",
      "tree.md:2:5: error: 'ShelfInteractor' will be in the module 'ShelfModule', and 'RootModule' does not see it. Give it to the riblet by a dependency or an argument, or move it out of the riblet's folder."
    ),
    (
      "- Till\n  - Desk\n",
      "tree.md:1:3: error: A riblet of an app of several modules is in the module of its parent. Say which: --parent Root."
    ),
  ])
  func `problems have the lines of the list`(list: String, message: String) {
    #expect(problem(list) == message)
  }

  @Test func `what a listener tells stands in the way of a module interface, with its place`() throws {
    let path = "Sources/RootModule/Hook/HookInteractor.swift"
    try app.write("struct Hat {}\n", to: "Sources/RootModule/Hats/Hat.swift")
    let text = try app.text(of: path)
    try app.write(
      text.replacing(
        "HookListener: AnyObject, Sendable {}", with: "HookListener: AnyObject, Sendable {\n  func take(_ hat: Hat)\n}"),
      to: path)
    #expect(try app.text(of: path) != text)
    #expect(
      problem("- Item1\n  - Hook (again)\n", below: "Shelf")
        == """
        tree.md:2:5: error: 'Hook' is in the module 'RootModule', and this stands in the way of a parent in 'ShelfModule':
        Sources/RootModule/Hook/HookInteractor.swift:25:20: error: 'Hat' is in the module 'RootModule', which parents in others do not see. Move it to a module without riblets, such as 'ShopShared', with package access.
        """)
  }

  @Test func `any list grows any app of several modules as it does one module`() throws {
    let seed = ProcessInfo.processInfo.environment["RIBLETS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("RIBLETS_SEED=\(seed)")
    let growth = RandomGrowth(seed: seed)
    let comment = Comment("RIBLETS_SEED=\(seed)")
    let (plain, app) = (try SampleApp(), try SampleApp())
    try plain.add(list: growth.first)
    try app.add(list: growth.first)
    try app.split()
    try plain.add(list: growth.last)
    try app.add(list: growth.last)

    let tree = try app.list()
    #expect(tree == (try plain.list()), comment)
    #expect(try app.plan(list: tree).isEmpty, comment)
    #expect(try app.layout().isEmpty, comment)
    // The same in several steps.
    let other = try SampleApp()
    try other.add(list: growth.first)
    try other.split()
    for list in growth.steps { try other.add(list: list) }
    try expectSame(try app.files(), try other.files(), comment)
  }

  private func expectSame(
    _ files: [String: String], _ others: [String: String], _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(files.keys.sorted() == others.keys.sorted(), comment, sourceLocation: sourceLocation)
    for (path, text) in others where files[path] != text {
      Issue.record(
        "\(path) \(comment?.rawValue ?? "")\n\(files[path] ?? "")\n---\n\(text)", sourceLocation: sourceLocation)
    }
  }
}

extension SampleApp {
  func plan(list: String, below parent: String? = nil) throws -> ScaffoldPlan {
    try ListPlanner(FoundApp(around: root)).plan(list, file: "tree.md", below: parent)
  }

  func add(list: String, below parent: String? = nil) throws {
    try write(try plan(list: list, below: parent))
  }

  /// The riblets, as `riblets tree` prints them.
  func list() throws -> String {
    TreeList(try TreeReader.tree(of: FoundApp(around: root)), view: .portable).text
  }
}
