import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct ListPlannerTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
  }

  private func plan(_ list: String, below parent: String? = nil) throws -> ScaffoldPlan {
    try ListPlanner(FoundApp(around: app.root)).plan(list, file: "tree.md", below: parent)
  }

  private func problem(_ list: String, below parent: String? = nil) -> String? {
    do {
      _ = try plan(list, below: parent)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private var list: String {
    get throws { TreeList(try TreeReader.tree(of: FoundApp(around: app.root)), view: .portable).text }
  }

  @Test func `all that Markdown calls a list is one`() throws {
    let list = """
      # Shop

      ---
      1. Root
         1. [ ] Cart
         2) [x] Menu (by-hand)
           * Item
      ***
      """
    let entries = try ListParser(list, file: "tree.md").entries

    #expect(entries.map(\.request.name.text) == ["Root", "Cart", "Menu", "Item"])
    #expect(entries.map(\.parent) == [nil, 0, 0, 2])
  }

  @Test func `a list writes what one command for each riblet would`() throws {
    try app.write(
      try plan(
        """
        - Root
          - Session (view none, argument player: String = "Ann")
            - Cart (one-way)
            - Menu (presenter, dependency player: String)
          - Hall (by-hand)
        """))
    let other = try SampleApp()
    try other.add("Session") {
      $0.view = .none
      try $0.take("player:String=\"Ann\"")
    }
    try other.add("Cart", parent: "Session") { $0.flow = .oneWay }
    try other.add("Menu", parent: "Session") {
      $0.hasPresenter = true
      try $0.depend(on: "player:String")
    }
    try other.add("Hall") { $0.attachment = .byHand }

    let written = try app.files()
    let expected = try other.files()
    #expect(written.keys.sorted() == expected.keys.sorted())
    #expect(written.count > 50)
    for (path, text) in expected { #expect(written[path] == text, "\(path)") }
  }

  @Test func `what is there with the same options is left alone, and said`() throws {
    try app.add("Cart") { try $0.take("size:Int=7") }
    let plan = try plan("- Root\n  - Cart (argument size: Int = 7)\n  - Menu\n")

    #expect(plan.notes == ["Left as they are: Root, Cart."])
    #expect(!plan.files.contains { $0.path.contains("Cart") })
    #expect(plan.edits.map(\.path) == ["Sources/Shop/Root/RootInteractor.swift"])
  }

  @Test func `a list can be joined to a riblet`() throws {
    try app.write(try plan("* Session\n\t* Menu\n* Cart\n", below: "Root"))
    #expect(try list == "- Root\n  - Cart\n  - Session\n    - Menu\n")
  }

  @Test func `headings, comments and empty lines mean nothing`() throws {
    try app.write(try plan("# Shop\n\n<!-- to be built -->\n- Root\r\n  - Cart\r\n"))
    #expect(try list == "- Root\n  - Cart\n")
  }

  @Test func `a riblet can have several parents, and be below itself`() throws {
    let text = "- Root\n  - Cart\n    - Cart (again, by-hand)\n  - Menu\n    - Cart (again)\n"
    try app.write(try plan(text))
    #expect(try list == text)
  }

  @Test func `what one child has a value for, another one is given`() throws {
    let text = "- Root\n  - A (dependency day: Date)\n  - B (dependency day: Date = Date(timeIntervalSince1970: 9))\n"
    try app.write(try plan(text))
    #expect(try list == text)
  }

  @Test(arguments: [
    ("", "tree.md:1:1: error: There is no riblet in it. Write one a line, as in: - Cart (one-way)"),
    ("- Root\n  Cart\n", "tree.md:2:3: error: It is no item of a list. Write a riblet as in: - Cart (one-way)"),
    (
      "- Root\n    - Cart\n  - Menu\n",
      "tree.md:3:3: error: Its indentation is that of no riblet further up. Indent siblings alike."
    ),
    (
      "- Root\n  - my-cart\n",
      "tree.md:2:5: error: 'my-cart' is not a type name: it has a capital, and then letters and digits. Did you mean 'MyCart'?"
    ),
    ("- Root\n  - Cart (one-way\n", "tree.md:2:5: error: Its options have no ')' at the end of the line."),
    (
      "- Root\n  - Cart (presenter, oneway)\n",
      "tree.md:2:22: error: 'oneway' is no option of a list. Did you mean 'one-way'? There are: again, argument, by-hand, codable, dependency, embedded, fullScreen, hidden, import, item, key, one-way, overlay, presenter, pushed, sheet, start, storyboard, tab, two-way, view, xib."
    ),
    (
      "- Root\n  - Cart (view web)\n",
      "tree.md:2:11: error: 'web' is no view. There are: portable, uikit, swiftui, none."
    ),
    (
      "- Root\n  - Cart (argument size)\n",
      "tree.md:2:11: error: 'size' has no type. Write it as in argument title:String."
    ),
    (
      "- Root\n  - Cart\n  - Cart\n",
      "tree.md:3:5: error: 'Cart' stands in line 2 already. To attach it here, too: Cart (again)"
    ),
    (
      "- Root\n  - Cart (again)\n",
      "tree.md:2:5: error: 'Cart' is neither further up nor in the app. Leave 'again' out to make it."
    ),
    (
      "- Root\n  - Cart\n    - Menu\n      - Cart (again)\n",
      "tree.md:4:9: error: They would attach each other without end: Menu → Cart → Menu. Add by-hand."
    ),
    (
      "- Root\n  - Cart (view none, presenter)\n",
      "tree.md:2:5: error: --presenter prepares what a view shows, and --view none has none. Leave one of them out."
    ),
    (
      "- Root\n  - Cart (dependency price: Pric)\n  - App\n",
      """
      tree.md:2:5: error: There is no type 'Pric' in Shop, Swift or Foundation. If it is in another module, name that: --import Prices.
      tree.md:3:5: error: There is a 'AppComponent' already, which a riblet 'App' would have. Choose another name.
      Sources/Shop/App/ShopApplication.swift:5:1: note: It is here.
      """
    ),
  ])
  func `a list that is wrong is refused with its lines`(list: String, message: String) {
    #expect(problem(list) == message)
  }

  @Test(arguments: [
    (
      "- Root\n  - Cart (one-way)\n",
      "tree.md:2:5: error: 'Cart' is there already (Sources/Shop/Cart/CartRouter.swift:13:13), with other options. To leave it as it is, let the list say: Cart (argument size: Int = 7)"
    ),
    (
      "- Root\n  - Cart (argument size: Int = 8)\n",
      "tree.md:2:5: error: 'Cart' is there already (Sources/Shop/Cart/CartRouter.swift:13:13), with other options. To leave it as it is, let the list say: Cart (argument size: Int = 7)"
    ),
    (
      "- Root\n  - Menu\n    - Cart (argument size: Int = 7)\n",
      "tree.md:3:7: error: 'Cart' is there already, below 'Root'. To attach it below 'Menu', too: Cart (again)"
    ),
    (
      "- Root\n  - Cart (again)\n",
      "tree.md:2:5: error: 'Root' attaches 'Cart' already (Sources/Shop/Root/Root+Cart.swift:4:8), otherwise. To leave it so, let the list say: Cart (again, argument size: Int = 7)"
    ),
  ])
  func `riblets that are there otherwise are refused with their places`(list: String, message: String) throws {
    try app.add("Cart") { try $0.take("size:Int=7") }
    #expect(problem(list) == message)
  }

  @Test func `a list with which one module gets large says how it becomes modules`() throws {
    func notes(_ count: Int) throws -> [String] {
      try plan((1...count).map { "- R\($0)\n" }.joined(), below: "Root").notes
    }
    #expect(try notes(28) == [])
    #expect(try notes(29) == ["There are 30 riblets in one module now. To cut it into several: riblets modularize."])
  }

  @Test func `an unknown parent is refused`() {
    #expect(problem("- Cart\n", below: "Rot") == "There is no riblet 'Rot'. Did you mean 'Root'?")
  }

  @Test func `any tree is the same after it was printed and built`() throws {
    let seed = ProcessInfo.processInfo.environment["RIBLETS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("RIBLETS_SEED=\(seed)")
    for number in 0..<UInt64(12) {
      let text = TreeList(RandomTree(seed: seed &+ number).tree, view: .portable).text
      let app = try SampleApp()
      try app.write(try ListPlanner(FoundApp(around: app.root)).plan(text, file: "tree.md", below: nil))
      let tree = try TreeReader.tree(of: FoundApp(around: app.root))

      #expect(TreeList(tree, view: .portable).text == text, "RIBLETS_SEED=\(seed &+ number)")
      #expect(tree.notes == [])
      let again = try ListPlanner(FoundApp(around: app.root)).plan(text, file: "tree.md", below: nil)
      #expect(again.files.isEmpty && again.edits.isEmpty, "RIBLETS_SEED=\(seed &+ number)")
    }
  }
}
