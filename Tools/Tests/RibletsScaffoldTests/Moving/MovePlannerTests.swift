import Foundation
import RibletsEdits
import RibletsLayout
import RibletsRepository
import RibletsSource
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Root with Hall and Menu; Hall has Cart, which has Item.
struct MovePlannerTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
    try app.build(
      "- Root\n  - Hall\n    - Cart (argument size: Int = 7)\n      - Item (pushed, key id: Int)\n  - Menu\n")
  }

  /// Returns the app of a list, file by file.
  private func written(_ list: String) throws -> [String: String] {
    let other = try SampleApp()
    try other.build(list)
    return try other.files()
  }

  // MARK: Routes

  @Test func `a riblet is where it would have been written, with all below it`() throws {
    try app.write(try app.moving("Cart", below: "Menu"))

    #expect(
      try app.files()
        == written(
          "- Root\n  - Hall\n  - Menu\n    - Cart (argument size: Int = 7)\n      - Item (pushed, key id: Int)\n"))
  }

  @Test func `there and back leaves every byte as before`() throws {
    let before = try app.files()
    for (riblet, parent, home) in [("Item", "Root", "Cart"), ("Cart", "Root", "Hall"), ("Menu", "Item", "Root")] {
      try app.write(try app.moving(riblet, below: parent))
      #expect(try app.files() != before)
      try app.write(try app.moving(riblet, below: home))
      #expect(try app.files() == before)
    }
  }

  @Test func `the new parent shows it as it is told`() throws {
    let plan = try app.moving("Cart", below: "Menu") { $0.shown = .sheet }

    let edge = plan.files.first { $0.path == "Sources/Shop/Menu/Menu+Cart.swift" }?.text
    #expect(edge?.contains("static let shown = Shown.sheet") == true)
    // What the user asks for is not there at the start.
    #expect(plan.edits.map(\.path) == ["Sources/Shop/Hall/HallInteractor.swift"])
    #expect(
      plan.notes.contains { $0.hasPrefix("Nothing leads to 'Cart' yet. Call 'router?.route(to: .cart") })
    let atStart = try app.moving("Item", below: "Root") { $0.attachment = .byHand }
    #expect(atStart.edits.isEmpty)
  }

  @Test func `a parent that leads there already was told that nothing does`() throws {
    let path = "Sources/Shop/Menu/MenuInteractor.swift"
    let text = try app.text(of: path)
    try app.write(text + "\nextension MenuInteractor { func open() { router?.route(to: .cart(size: 3)) } }\n", to: path)

    let plan = try app.moving("Cart", below: "Menu") { $0.shown = .sheet }

    #expect(!plan.notes.contains { $0.hasPrefix("Nothing leads to") })
  }

  @Test func `a riblet that nobody attaches gets a parent`() throws {
    try app.add("Login", parent: nil)
    try app.write(try app.moving("Login", below: "Menu"))

    #expect(try app.tree().edges(to: "Login").map(\.parent) == ["Menu"])
  }

  @Test func `of several parents the one that it leaves is named`() throws {
    try app.build("- Root\n  - Menu\n    - Cart (again)\n")
    #expect(
      app.problem { try app.moving("Cart", below: "Root") }
        == "'Cart' is below 'Hall' and 'Menu'. Say which it leaves: --from Hall.")
    #expect(
      app.problem { try app.moving("Cart", below: "Root") { $0.oldParent = "Item" } }
        == "'Cart' is not below 'Item'. It is below 'Hall' and 'Menu'.")
    try app.write(try app.moving("Cart", below: "Root") { $0.oldParent = "Menu" })
    #expect(try app.tree().edges(to: "Cart").map(\.parent) == ["Hall", "Root"])
  }

  // MARK: Code of its own

  @Test func `what was written by hand comes along with the names of the new parent, and is named`() throws {
    let path = "Sources/Shop/Hall/Hall+Cart.swift"
    try app.addEnd(to: "Cart")
    try app.write(
      try app.text(of: path)
        .replacing(
          "{ router?.leave(.cart) }", with: "{\n    // Bye.\n    router?.leave(.cart)\n    HallCart.count += 1\n  }"
        )
        .replacing(
          "\nextension HallRoute {",
          with: "\nextension HallCart {\n  static var count: Int { get { 0 } set {} }\n}\n\nextension HallRoute {")
        + "\n// The end of Hall.\n", to: path)
    let tests = "Tests/ShopTests/Hall/Hall+CartTests.swift"
    try app.write(
      try app.text(of: tests).replacing(
        "  @Test func `its builder",
        with: "  @Test func `it counts`() { #expect(HallCart.count == 0) }\n\n  @Test func `its builder"), to: tests
    )
    let plan = try app.moving("Cart", below: "Menu")

    let edge = try #require(plan.files.first { $0.path == "Sources/Shop/Menu/Menu+Cart.swift" }?.text)
    #expect(
      edge.contains(
        "  func cartDidFinish() {\n    // Bye.\n    router?.leave(.cart)\n    MenuCart.count += 1\n  }\n"))
    #expect(edge.contains("\nextension MenuCart {\n  static var count: Int { get { 0 } set {} }\n}\n"))
    #expect(edge.hasSuffix("\n// The end of Menu.\n"))
    #expect(!edge.contains("Hall"))
    let moved = try #require(plan.files.first { $0.path == "Tests/ShopTests/Menu/Menu+CartTests.swift" }?.text)
    #expect(moved.contains("  @Test func `it counts`() { #expect(MenuCart.count == 0) }\n"))
    #expect(!moved.contains("Hall"))
    #expect(
      plan.notes == [
        "'\(path)' had code of its own, which is in 'Sources/Shop/Menu/Menu+Cart.swift' now. See that it fits 'Menu'.",
        "'\(tests)' had code of its own, which is in 'Tests/ShopTests/Menu/Menu+CartTests.swift' now. See that it fits 'Menu'.",
      ])
  }

  @Test func `code that still names the route stops it, unless it is forced`() throws {
    let path = "Sources/Shop/Hall/HallInteractor.swift"
    let text =
      try app.text(of: path) + "\nextension HallInteractor {\n  func more() { router?.route(to: .cart()) }\n}\n"
    try app.write(text, to: path)
    let place = "\(path):\(text.lines.count - 2):36"
    let problem = "\(place): error: 'cart' is still used here by 'Hall'. Take that out first."

    #expect(app.problem { try app.moving("Cart", below: "Menu") } == problem)
    let plan = try app.moving("Cart", below: "Menu", isForced: true)
    #expect(plan.missing == [problem])
    #expect(plan.removals == ["Sources/Shop/Hall/Hall+Cart.swift", "Tests/ShopTests/Hall/Hall+CartTests.swift"])
  }

  @Test func `what cannot be says why`() throws {
    #expect(
      app.problem { try app.moving("Carp", below: "Menu") } == "There is no riblet 'Carp'. Did you mean 'Cart'?")
    #expect(
      app.problem { try app.moving("Cart", below: "Menus") } == "There is no riblet 'Menus'. Did you mean 'Menu'?")
    #expect(app.problem { try app.moving("Root", below: "Menu") }?.hasPrefix("'Root' is launched (") == true)
    #expect(
      app.problem { try app.moving("Cart", below: "Hall") }
        == "Sources/Shop/Hall/Hall+Cart.swift:4:8: error: 'Cart' is below 'Hall' already. To present it in another way, change 'shown' here."
    )
    #expect(
      app.problem { try app.moving("Cart", below: "Item") }
        == "'Item' is below 'Cart': nobody would attach them any longer. Move 'Item' first.")
    #expect(
      app.problem { try app.moving("Cart", below: "Cart") }
        == "'Cart' cannot be its own parent.")
    let path = "Sources/Shop/Hall/Hall+Cart.swift"
    try app.write(try app.text(of: path) + "\n" + app.text(of: path).replacing("Cart", with: "Menu"), to: path)
    #expect(app.problem { try app.moving("Cart", below: "Menu") } != nil)
  }

  // MARK: What it needs

  @Test func `what it needs comes by the new way, and leaves the old one`() throws {
    try app.write(try app.adding("title:String=\"title\"", to: "Item"))
    try app.write(try app.moving("Item", below: "Menu"))

    let expected = try written(
      "- Root\n  - Hall\n    - Cart (argument size: Int = 7)\n  - Menu (dependency title: String = \"title\")\n    - Item (pushed, key id: Int, dependency title: String)\n"
    )
    #expect(try app.files().filter { expected[$0.key] != $0.value } == [:])
    #expect(try app.missingItems().isEmpty)
  }

  @Test func `what the old parent makes comes along, where the new one is not below it`() throws {
    try app.build("- Root\n  - Hall\n    - Tea (dependency title: String = \"Tea\")\n")
    let plan = try app.moving("Tea", below: "Menu")
    try app.write(plan)

    #expect(
      try app.text(of: "Sources/Shop/Menu/Menu+Tea.swift").contains("  var title: String { shared { \"Tea\" } }\n"))
    #expect(
      plan.notes.contains(
        "'Menu' makes 'title' itself, as nothing above has it: Sources/Shop/Menu/Menu+Tea.swift. To take it from further up, declare it in 'MenuDependency'."
      ))
    #expect(try app.missingItems().isEmpty)
  }

  @Test func `a sibling that needs it, too, keeps what the old parent makes`() throws {
    try app.build(
      "- Root\n  - Hall\n    - Tea (dependency title: String = \"Tea\")\n    - Milk (dependency title: String)\n")
    try app.write(try app.moving("Tea", below: "Menu"))

    #expect(
      try app.text(of: "Sources/Shop/Hall/Hall+Milk.swift").contains("  var title: String { shared { \"Tea\" } }\n"))
    #expect(try app.missingItems().isEmpty)
  }

  @Test func `what the old parent makes in the route of a sibling is made by the new one, too`() throws {
    try app.build(
      "- Root\n  - Hall\n    - Tea (dependency title: String = \"Tea\", dependency count: Int)\n    - Zeal (dependency title: String, dependency count: Int)\n"
    )
    try app.write(try app.moving("Zeal", below: "Menu"))

    let edge = try app.text(of: "Sources/Shop/Menu/Menu+Zeal.swift")
    #expect(edge.contains("  var title: String { shared { \"Tea\" } }\n"))
    #expect(edge.contains("  var count: Int { 1 }\n"))
    #expect(try app.missingItems().isEmpty)
  }

  @Test func `a dependency that nothing above the new parent has is not made up`() throws {
    try app.write("extension HallComponent { var title: String { \"Hall\" } }\n", to: "Sources/Shop/Hall/Title.swift")
    try app.write(try app.adding("title:String", to: "Cart"))
    let plan = try app.moving("Cart", below: "Menu")

    #expect(plan.missing.count == 1)
    #expect(
      plan.missing.first?.contains("'AppComponent' has to have 'title' for 'Root': nothing above has it.") == true)
  }

  @Test func `what the parent uses itself is moved by hand first`() throws {
    try app.build("- Root\n  - Hall\n    - Tea (dependency title: String = \"Tea\")\n")
    try app.write("extension HallComponent { var name: String { self.title } }\n", to: "Sources/Shop/Hall/Name.swift")

    #expect(
      app.problem { try app.moving("Tea", below: "Menu") }?.contains(
        "error: 'title' is made here, and goes with the route, but not everybody who uses it. Move it to 'HallComponent' first."
      ) == true)
  }

  // MARK: Any tree

  @Test(arguments: [false, true])
  func `in any tree riblets move, and nothing is missing`(inModules: Bool) throws {
    let seed = ProcessInfo.processInfo.environment["RIBLETS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("RIBLETS_SEED=\(seed)")
    let comment = Comment("RIBLETS_SEED=\(seed)")
    var random = SeededNumbers(state: seed)
    let app = inModules ? try SampleApp.inModules(seed: seed) : self.app
    for item in ["one:String", "two:Int"] {
      let names = try app.tree().riblets.keys.sorted().filter { $0 != "Root" }
      try app.write(try app.adding(item, to: names.randomElement(using: &random) ?? "Cart"))
    }
    let unattached = try app.tree().unattached
    for _ in 0..<2 {
      let names = try app.tree().riblets.keys.sorted()
      let riblet = names.filter { $0 != "Root" }.randomElement(using: &random) ?? ""
      let parent = names.randomElement(using: &random) ?? ""
      let old = try app.tree().edges(to: riblet).map(\.parent)
      do {
        let plan = try app.moving(riblet, below: parent) { $0.oldParent = old.first }
        try app.write(plan)
        // A dependency that was made above the old parent alone: it is said, and left to do.
        guard plan.missing.isEmpty else { return }
      } catch let problem as RequestProblem
        where [" below '", "its own parent"].contains(where: problem.description.contains)
      { continue }
      #expect(try app.missingItems() == [], comment)
      #expect(try app.tree().edges(to: riblet).map(\.parent) == (old.dropFirst() + [parent]).sorted(), comment)
      #expect(try Set(app.tree().unattached).isSubset(of: unattached), comment)
      #expect(try app.tree().notes.isEmpty, comment)
    }
  }
}

extension SampleApp {
  fileprivate func moving(
    _ riblet: String, below parent: String, isForced: Bool = false,
    _ change: (inout MovePlanner.Request) -> Void = { _ in }
  ) throws -> ScaffoldPlan {
    var request = MovePlanner.Request(riblet, below: parent)
    change(&request)
    return try MovePlanner(FoundApp(around: root)).plan(request, isForced: isForced)
  }
}
