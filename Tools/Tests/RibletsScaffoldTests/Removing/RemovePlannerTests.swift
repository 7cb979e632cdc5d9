import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RemovePlannerTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
  }

  private func plan(
    _ name: String, isRecursive: Bool = false, strangers: RemovePlanner.Strangers = .refuse
  ) throws -> ScaffoldPlan {
    try RemovePlanner(FoundApp(around: app.root)).plan(name, isRecursive: isRecursive, strangers: strangers)
  }

  private func problem(_ name: String, isRecursive: Bool = false) -> String? {
    do {
      _ = try plan(name, isRecursive: isRecursive)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private var tree: String {
    get throws { TreeList(try TreeReader.tree(of: FoundApp(around: app.root)), view: .portable).text }
  }

  @Test func `a riblet that was just added leaves nothing`() throws {
    let requests: [(inout RibletRequest) throws -> Void] = [
      { _ in }, { $0.flow = .oneWay }, { $0.attachment = .byHand },
      { ($0.view, $0.parent) = (.none, "Session") },
      {
        ($0.hasPresenter, $0.parent) = (true, nil)
        try $0.depend(on: "day:Date=Date(timeIntervalSince1970: 3)")
        try $0.take("size:Int=7")
      },
    ]
    for name in ["Hall", "Zoo"] { try app.add(name) }
    try app.add("Session") { $0.view = .none }
    let before = try app.files()
    for request in requests {
      try app.add("Cart", request)
      #expect(try app.files() != before)
      try app.write(try plan("Cart"))
      #expect(try app.files() == before)
    }
  }

  @Test func `the parts of a riblet go with it, and their tests`() throws {
    try app.add("Hall")
    let before = try app.files()
    try app.add("Cart", parent: nil) {
      try $0.depend(on: "title:String")
      try $0.take("size:Int=7")
    }
    try app.write(try app.planPart(.worker, "Location", riblet: "Cart") { try $0.depend(on: "title:String") })
    try app.write(try app.planPart(.workflow, "OpenPrice", riblet: "Cart"))
    #expect(try app.files() != before)

    try app.write(try plan("Cart"))
    #expect(try app.files() == before)
  }

  @Test func `tests of what stays are no tests of a part`() throws {
    try app.add("Cart")
    try app.write(try app.planPart(.worker, "Location", riblet: "Cart"))
    let tests = "Tests/ShopTests/Cart/PlaceTests.swift"
    try app.write("struct PlaceTests { let worker: LocationWorker? = nil }\n", to: tests)

    // What stands in the way as a whole is not listed line by line.
    #expect(
      problem("Cart") == """
        Tests/ShopTests/Cart/PlaceTests.swift:1:1: error: This file is no part of what is removed. Move it elsewhere, keep it with --skip, or remove it, too, with --force.
        """)
    #expect(try plan("Cart", strangers: .remove).removals.contains(tests))
  }

  @Test func `tests in other folders go if all in their file is named after the riblet`() throws {
    try app.add("Cart", parent: nil) { try $0.depend(on: "size:Int=7") }
    let tests = "Tests/ShopTests/Root/CartBuilderTests.swift"
    try app.write("struct CartBuilderTests { let dependency: (any CartDependency)? = nil }\n", to: tests)
    #expect(try plan("Cart").removals.contains(tests))

    try app.write(try app.text(of: tests) + "\nstruct RootRestTests {}\n", to: tests)
    #expect(
      problem("Cart")?.hasPrefix("\(tests):3:1: error: 'RootRestTests' is no part of what is removed, and stands in")
        == true)
  }

  @Test func `any riblet that is added to any tree leaves nothing`() throws {
    let seed = ProcessInfo.processInfo.environment["RIBLETS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("RIBLETS_SEED=\(seed)")
    for number in 0..<UInt64(4) {
      var random = SeededNumbers(state: seed &+ number)
      let list = TreeList(RandomTree(seed: seed &+ number).tree, view: .portable).text
      let app = try SampleApp()
      let found = try FoundApp(around: app.root)
      try app.write(try ListPlanner(found).plan(list, file: "tree.md", below: nil))
      let before = try app.files()
      let parent = try TreeReader.tree(of: found).riblets.keys.sorted().randomElement(using: &random)
      try app.add("Extra", parent: parent) { request in
        request.view = random.chance(5) ? .portable : .none
        if random.chance(5) { try request.depend(on: "title:String") }
        if random.chance(5) { try request.take("size:Int=7") }
      }
      try app.write(try RemovePlanner(found).plan("Extra", isRecursive: false, strangers: .refuse))
      #expect(try app.files() == before, "RIBLETS_SEED=\(seed &+ number)")
    }
  }

  @Test func `pictures of its views go with it`() throws {
    try app.add("Cart")
    let picture = "Tests/ShopTests/Snapshots/__Snapshots__/CartViewSnapshotTests/CartViewSnapshotTests.dark.png"
    try app.write("a picture", to: picture)
    #expect(try plan("Cart").removals.contains(picture))
  }

  @Test func `a riblet of several parents leaves all of them`() throws {
    try app.add("Menu")
    let before = try app.files()
    try app.write(
      try ListPlanner(FoundApp(around: app.root)).plan(
        "- Root\n  - Cart\n    - Cart (again, by-hand)\n  - Menu\n    - Cart (again)\n", file: "tree.md", below: nil))
    #expect(try tree.contains("- Menu\n    - Cart (again)\n"))
    try app.write(try plan("Cart"))
    #expect(try app.files() == before)
  }

  @Test func `what the parent makes moves to the next child that needs it`() throws {
    try app.add("Cart") {
      try $0.depend(on: "title:String")
      try $0.depend(on: "day:Date")
    }
    try app.add("Menu") { try $0.depend(on: "day:Date") }
    let plan = try plan("Cart")

    #expect(
      plan.notes == ["'Root' goes on making 'day', which 'Menu' needs: Sources/Shop/Root/Root+Menu.swift."])
    try app.write(plan)
    let edge = try app.text(of: "Sources/Shop/Root/Root+Menu.swift")
    #expect(edge.hasPrefix("import Foundation\nimport Riblets\n"))
    #expect(
      edge.contains(
        """
        extension RootComponent: MenuDependency {
          // @placeholder Date(timeIntervalSince1970: 0)
          // Nothing above has it. To take it from there: declare it in RootDependency, and return dependency.day.
          var day: Date { Date(timeIntervalSince1970: 0) }
        }

        """))
    #expect(!edge.contains("title"))
  }

  @Test func `children stand in the way, or go with it unless somebody else has them`() throws {
    try app.add("Hall")
    let before = try app.files()
    try app.add("Session")
    try app.write(
      try ListPlanner(FoundApp(around: app.root)).plan(
        "- Session\n  - Cart\n    - Menu\n  - Price\n", file: "tree.md", below: nil))
    #expect(
      problem("Session") == """
        Sources/Shop/Session/Session+Cart.swift:4:8: error: 'Session' attaches 'Cart' here. Remove that first, or all below 'Session' with --recursive.
        Sources/Shop/Session/Session+Price.swift:4:8: error: 'Session' attaches 'Price' here. Remove that first, or all below 'Session' with --recursive.
        """)
    try app.write(
      try ListPlanner(FoundApp(around: app.root)).plan("- Hall\n  - Price (again)\n", file: "tree.md", below: nil))

    try app.write(try plan("Session", isRecursive: true))
    #expect(try tree == "- Root\n  - Hall\n    - Price\n")
    try app.write(try plan("Price"))
    #expect(try app.files() == before)
  }

  @Test func `children that only attach each other go with it`() throws {
    let before = try tree
    try app.build("- Root\n  - Hall\n    - Desk\n      - Drawer\n        - Desk (again, by-hand)\n")
    try app.write(try plan("Hall", isRecursive: true))

    #expect(try tree == before)
  }

  @Test func `code that still uses it is listed, and nothing is planned`() throws {
    try app.add("Cart") { $0.attachment = .byHand }
    try app.write(
      """
      /// Speaks of a CartRouter.
      struct Other {
        let parts: [any CartListener] = []
        func begin(_ root: RootInteractor, _ router: RootRouter) {
          root.router?.route(to: .cart)
          _ = router.builders.cart
          print("Cart.finish", "CartRouter", self.cart)
        }
        let cart = 1
      }
      """, to: "Sources/Shop/App/Other.swift")
    try app.write("let mock = CartListenerMock()\n", to: "Tests/ShopTests/App/OtherTests.swift")

    #expect(
      problem("Cart") == """
        Sources/Shop/App/Other.swift:3:19: error: 'CartListener' is still used here. Take that out first.
        Sources/Shop/App/Other.swift:5:29: error: 'cart' is still used here. Take that out first.
        Sources/Shop/App/Other.swift:6:25: error: 'cart' is still used here. Take that out first.
        Tests/ShopTests/App/OtherTests.swift:1:12: error: 'CartListenerMock' is still used here. Take that out first.
        """)
  }

  @Test func `texts that speak of it are pointed out`() throws {
    try app.add("Cart")
    try app.write("let text = \"Cart.finish\"\nlet other = \"Cartwright\"\n", to: "Sources/Shop/App/Other.swift")
    #expect(try plan("Cart").notes == ["Sources/Shop/App/Other.swift:1:13: note: A text still speaks of 'Cart'."])
  }

  @Test func `files in its folders that are no part of it are decided on`() throws {
    try app.add("Cart")
    try app.write("struct Price {}\n", to: "Sources/Shop/Cart/Price.swift")
    try app.write("notes\n", to: "Tests/ShopTests/Cart/notes.md")
    #expect(
      problem("Cart") == """
        Sources/Shop/Cart/Price.swift:1:1: error: This file is no part of what is removed. Move it elsewhere, keep it with --skip, or remove it, too, with --force.
        Tests/ShopTests/Cart/notes.md:1:1: error: This file is no part of what is removed. Move it elsewhere, keep it with --skip, or remove it, too, with --force.
        """)
    #expect(try plan("Cart", strangers: .remove).removals.contains("Sources/Shop/Cart/Price.swift"))
    let kept = try plan("Cart", strangers: .keep)
    #expect(!kept.removals.contains("Sources/Shop/Cart/Price.swift"))
    #expect(
      kept.notes == ["'Sources/Shop/Cart/Price.swift' is kept.", "'Tests/ShopTests/Cart/notes.md' is kept."])
  }

  @Test func `a route with other code in its file is left to its author`() throws {
    try app.add("Cart")
    let path = "Sources/Shop/Root/Root+Cart.swift"
    try app.write(try app.text(of: path) + "\nextension RootInteractor {\n  func rest() {}\n}\n", to: path)
    let text = try app.text(of: path)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.hasSuffix("RootInteractor {")
    }
    #expect(
      problem("Cart")?.hasPrefix(
        "\(path):\((line ?? 0) + 1):1: error: 'RootInteractor' is no part of what is removed, and stands in a file with it. Move it to a file of its own."
      ) == true)
  }

  @Test func `a parent with code of its own is named`() throws {
    try app.add("Cart", parent: nil)
    try app.write(
      "final class OldRouter: Router<any OldInteractable> {\n  let cart: any CartBuildable\n}\n",
      to: "Sources/Shop/Old/OldRouter.swift")
    #expect(
      problem("Cart") == """
        Sources/Shop/Old/OldRouter.swift:2:17: error: 'Old' attaches 'Cart' by code of its own. Take that out first.
        Sources/Shop/Old/OldRouter.swift:2:17: error: 'CartBuildable' is still used here. Take that out first.
        """)
  }

  @Test func `the root and unknown riblets are refused`() {
    #expect(problem("Rot") == "There is no riblet 'Rot'. Did you mean 'Root'?")
    #expect(
      problem("Root")
        == "Sources/Shop/Root/RootRouter.swift:13:13: error: 'Root' is where the tree begins: something launches it. Remove what is below it instead."
    )
  }
}
