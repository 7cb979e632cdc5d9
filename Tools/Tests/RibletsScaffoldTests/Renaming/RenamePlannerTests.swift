import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RenamePlannerTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
  }

  private func plan(_ old: String, _ new: String, in app: SampleApp? = nil) throws -> ScaffoldPlan {
    try RenamePlanner(FoundApp(around: (app ?? self.app).root)).plan(old, to: RibletName(new))
  }

  private func problem(_ old: String, _ new: String) -> String? {
    do {
      _ = try plan(old, new)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func build(_ list: String, in app: SampleApp) throws {
    try app.write(try ListPlanner(FoundApp(around: app.root)).plan(list, file: "tree.md", below: nil))
  }

  private static let list = """
    - Root
      - Session (view none, argument player: String = "Ann")
        - Cart (presenter, dependency player: String, dependency day: Date, argument size: Int = 7)
          - Cart (again, by-hand)
          - Price
        - Menu (one-way, by-hand)
          - Cart (again, argument size: Int = 8)
    """

  @Test(arguments: [
    ("Cart", "Basket"), ("Cart", "Zoo"), ("Session", "B"), ("Menu", "HTTPServer"), ("Price", "Default"),
    ("Cart", "Deskeskeskeskeskeskeskeskeskeskeskeskesk"), ("Session", "Deskeskeskeskeskeskeskeskeskeskeskeskesk"),
  ])
  func `a renamed riblet is one that was written so, but for broken lines, and gets its old name back`(
    old: String, new: String
  ) throws {
    try build(Self.list, in: app)
    let before = try app.files()
    let plan = try plan(old, new)
    try app.write(plan)

    #expect(plan.notes == [])
    let fresh = try SampleApp()
    try build(Self.list.replacing(old, with: new), in: fresh)
    let (written, expected) = (try app.files(), try fresh.files())
    #expect(written.keys.sorted() == expected.keys.sorted())
    for (path, text) in expected { #expect(written[path]?.unbroken == text.unbroken, "\(path)") }

    try app.write(try self.plan(new, old))
    let back = try app.files()
    for (path, text) in before { #expect(back[path]?.unbroken == text.unbroken, "\(path)") }
  }

  @Test func `any riblet of any tree can be renamed and gets its name back`() throws {
    let seed = ProcessInfo.processInfo.environment["RIBLETS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("RIBLETS_SEED=\(seed)")
    for number in 0..<UInt64(4) {
      var random = SeededNumbers(state: seed &+ number)
      let tree = RandomTree(seed: seed &+ number).tree
      let list = TreeList(tree, view: .portable).text
      let app = try SampleApp()
      try build(list, in: app)
      let before = try app.files()
      let old = try #require(tree.riblets.keys.sorted().randomElement(using: &random))
      let new = try #require(
        ["Q", "Wardrobe", "Longlonglonglonglonglonglonglonglonglong"].randomElement(using: &random))
      try app.write(try plan(old, new, in: app))

      let renamed = TreeList(try TreeReader.tree(of: FoundApp(around: app.root)), view: .portable).text
      #expect(renamed.contains("- \(new)"), "RIBLETS_SEED=\(seed &+ number)")
      try app.write(try plan(new, old, in: app))
      let back = try app.files().mapValues(\.unbroken)
      #expect(back == before.mapValues(\.unbroken), "RIBLETS_SEED=\(seed &+ number)")
    }
  }

  @Test func `saved states may know a former name, but not one that a riblet has again`() throws {
    try app.add("Cart")
    try app.add("Item", parent: "Cart")
    func mark(_ former: String, _ now: String) -> String {
      "enum \(former): FormerRoute {\n  static let route: any ChildRoute.Type = \(now).self\n}\n"
    }
    try app.write(try plan("Cart", "Basket"))
    try app.write(try plan("Item", "Row"))
    #expect(try app.text(of: "Sources/Shop/Root/Root+Basket.swift").hasSuffix(mark("RootCart", "RootBasket")))
    #expect(try app.text(of: "Sources/Shop/Basket/Basket+Row.swift").hasSuffix(mark("BasketItem", "BasketRow")))
    #expect(
      try app.text(of: "Sources/Shop/Root/Root+Basket.swift").contains(
        "struct RootBasket: ChildRoute {\n  static let former: [any FormerRoute.Type] = [RootCart.self]\n  static let shown"
      ))

    try app.write(try plan("Basket", "Cart"))
    let edge = try app.text(of: "Sources/Shop/Root/Root+Cart.swift")
    #expect(edge.hasSuffix(mark("RootBasket", "RootCart")))
    #expect(!edge.contains("enum RootCart"))
    #expect(edge.contains("  static let former: [any FormerRoute.Type] = [RootBasket.self]\n"))
    #expect(try app.text(of: "Sources/Shop/Cart/Cart+Row.swift").hasSuffix(mark("CartItem", "CartRow")))
    try app.write(try RemovePlanner(FoundApp(around: app.root)).plan("Cart", isRecursive: true, strangers: .refuse))
    #expect(try app.files() == SampleApp().files())
  }

  @Test func `a route names all of its former names`() throws {
    try app.add("Cart")
    for (old, new) in [("Cart", "Basket"), ("Basket", "Trolley")] { try app.write(try plan(old, new)) }
    let edge = try app.text(of: "Sources/Shop/Root/Root+Trolley.swift")
    #expect(edge.contains("  static let former: [any FormerRoute.Type] = [RootCart.self, RootBasket.self]\n"))
    for former in ["RootCart", "RootBasket"] {
      #expect(
        edge.contains("enum \(former): FormerRoute {\n  static let route: any ChildRoute.Type = RootTrolley.self\n}\n"))
    }
  }

  @Test func `the root can be renamed, and the tests of the app know it`() throws {
    try app.add("Cart")
    let before = try app.files()
    let plan = try plan("Root", "HomeBase")
    try app.write(plan)

    #expect(plan.notes == [])
    let tests = try app.text(of: "Tests/ShopTests/App/ShopApplicationTests.swift")
    #expect(tests.contains("application.router"))
    let links = try app.text(of: "Sources/Shop/HomeBase/ShopLinks.swift")
    #expect(links.contains("LinkCatalogue<any HomeBaseRouting>"))
    #expect(links.contains("extension HomeBaseRouter: LinkOpening {"))
    #expect(try app.text(of: "Sources/Shop/HomeBase/HomeBase+Cart.swift").contains("struct HomeBaseCart: ChildRoute {"))
    try app.write(try self.plan("HomeBase", "Root"))
    #expect(try app.files().mapValues(\.unbroken) == before.mapValues(\.unbroken))
  }

  @Test func `a renamed first route keeps its place`() throws {
    for name in ["Cart", "Hall", "Zoo"] { try app.add(name) }
    try app.write(try plan("Cart", "Pier"))
    let text = try app.text(of: "Sources/Shop/Root/RootInteractor.swift")
    #expect(text.contains("    router?.begin(with: .pier, .hall, .zoo)\n"))
  }

  @Test func `first routes that somebody put into another order stay there`() throws {
    for name in ["Cart", "Hall"] { try app.add(name) }
    let path = "Sources/Shop/Root/RootInteractor.swift"
    try app.write(try app.text(of: path).replacing(".cart, .hall", with: ".hall, .cart"), to: path)
    try app.write(try plan("Cart", "Arch"))
    #expect(try app.text(of: path).contains("begin(with: .hall, .arch)"))
  }

  @Test func `code that was written by hand follows with its comments, and texts that only speak of it are listed`()
    throws
  {
    try app.add("Cart") { $0.attachment = .byHand }
    try app.addEnd(to: "Cart")
    try app.write(
      """
      // The Cart of the shop.
      final class CartHelper: CartListener {
        var cart: any CartBuildable
        func cartDidFinish() {}
        func begin(_ root: RootInteractor, _ router: RootRouter) {
          root.router?.route(to: .cart)
          _ = router.builders.cart
          print("Cart.finish", "Cartwright", "My Cart", CartModel.self, cart)
        }
      }
      enum CartModel {}
      """, to: "Sources/Shop/Cart/CartHelper.swift")
    try app.write(
      "let mock = CartListenerMock()\nlet count = mock.cartDidFinishCallCount\n",
      to: "Tests/ShopTests/App/OtherTests.swift")
    let plan = try plan("Cart", "Pier")
    try app.write(plan)

    #expect(
      try app.text(of: "Sources/Shop/Pier/CartHelper.swift") == """
        // The Pier of the shop.
        final class CartHelper: PierListener {
          var cart: any PierBuildable
          func pierDidFinish() {}
          func begin(_ root: RootInteractor, _ router: RootRouter) {
            root.router?.route(to: .pier)
            _ = router.builders.pier
            print("Cart.finish", "Cartwright", "My Cart", PierModel.self, cart)
          }
        }
        enum PierModel {}
        """)
    #expect(
      try app.text(of: "Tests/ShopTests/App/OtherTests.swift")
        == "let mock = PierListenerMock()\nlet count = mock.pierDidFinishCallCount\n")
    #expect(
      plan.notes == [
        "Sources/Shop/Pier/CartHelper.swift:2:1: note: 'CartHelper' is no part of the riblet, and keeps its name.",
        "Sources/Shop/Pier/CartHelper.swift:8:12: note: A text speaks of 'Cart'.",
        "Sources/Shop/Pier/CartHelper.swift:8:41: note: A text speaks of 'Cart'.",
      ])
  }

  @Test func `a text under which something may be saved stays, and is listed`() throws {
    try app.add("Cart")
    let keys = """
      import Foundation
      extension CartInteractor {
        static let name = "Cart"
        func save() {
          UserDefaults.standard.set(1, forKey: "Cart")
          UserDefaults.standard.set("Cart", forKey: "Cart.last")
          let name = "Cart"
          _ = (URLQueryItem(name: "Cart", value: nil), name)
        }
      }

      """
    try app.write(keys, to: "Sources/Shop/Cart/Saving.swift")
    try app.write("let key = \"Cart.last\"\n", to: "Tests/ShopTests/Cart/Keys.swift")
    let plan = try plan("Cart", "Pier")
    try app.write(plan)

    #expect(
      try app.text(of: "Sources/Shop/Pier/Saving.swift") == keys.replacing("CartInteractor", with: "PierInteractor"))
    #expect(try app.text(of: "Tests/ShopTests/Pier/Keys.swift") == "let key = \"Cart.last\"\n")
    #expect(try app.text(of: "Sources/Shop/Pier/PierViewController.swift").contains("title = \"Pier\"\n"))
    let stays = "The text 'Cart' stays, as something may be saved under it."
    #expect(
      plan.notes == [
        "Sources/Shop/Pier/Saving.swift:3:22: note: \(stays)", "Sources/Shop/Pier/Saving.swift:5:43: note: \(stays)",
        "Sources/Shop/Pier/Saving.swift:6:32: note: \(stays)",
        "Sources/Shop/Pier/Saving.swift:6:48: note: A text speaks of 'Cart'.",
        "Sources/Shop/Pier/Saving.swift:7:17: note: \(stays)", "Sources/Shop/Pier/Saving.swift:8:30: note: \(stays)",
        "Tests/ShopTests/Pier/Keys.swift:1:12: note: A text speaks of 'Cart'.",
      ])
  }

  @Test func `a riblet whose name begins with the old one is one note`() throws {
    try build("- Root\n  - Cart\n    - CartItem (tab)\n      - CartItemRow", in: app)
    let notes = try plan("Cart", "Pier").notes

    #expect(
      notes == [
        "Sources/Shop/CartItem/CartItemRouter.swift:13:1: note: 'CartItem' is another riblet, and keeps its name.",
        "Sources/Shop/CartItemRow/CartItemRowRouter.swift:13:1: note: 'CartItemRow' is another riblet, and keeps its name.",
      ])
  }

  @Test func `a name that another route had is taken, and one that the riblet had itself is free`() throws {
    for name in ["Item", "Payment"] { try app.add(name) }
    try app.write(try plan("Item", "Tmp"))

    #expect(
      problem("Payment", "Item")
        == "Sources/Shop/Root/Root+Tmp.swift:31:1: error: Saved states may know another route as 'RootItem'. Choose another name."
    )
    try app.write(try plan("Tmp", "Item"))
    #expect(try !app.text(of: "Sources/Shop/Root/Root+Item.swift").contains("enum RootItem"))
  }

  @Test func `generated code that was changed is renamed where it still is generated`() throws {
    try app.add("Cart")
    let path = "Sources/Shop/Cart/CartViewController.swift"
    try app.write(try app.text(of: path).replacing("Text(\"Cart\")", with: "Text(\"My Cart\")"), to: path)
    let plan = try plan("Cart", "Pier")
    try app.write(plan)

    let text = try app.text(of: "Sources/Shop/Pier/PierViewController.swift")
    #expect(text.contains("title = \"Pier\"\n"))
    #expect(text.contains("Text(\"My Cart\")\n"))
    #expect(plan.notes == ["Sources/Shop/Pier/PierViewController.swift:17:13: note: A text speaks of 'Cart'."])
  }

  /// Adds what somebody writes by hand: the spec looks at the title.
  private func expectTitleInSpec() throws {
    let spec = "Tests/ShopTests/ShoppingCart/ShoppingCartSpec.swift"
    let room = "      it(\"has room"
    let title = """
            it("has a title") { app.expectTitle("Shopping Cart") }

      """
    try app.write(try app.text(of: spec).replacing(room, with: title + room), to: spec)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a text in tests changes only if the one in the sources does, and otherwise is listed`(ending: String) throws {
    try build("- Root\n  - ShoppingCart\n  - Menu", in: app)
    let snapshot =
      "Tests/ShopTests/Snapshots/__Snapshots__/ShoppingCartViewSnapshotTests/ShoppingCartViewSnapshotTests.what-it-looks-like.txt"
    try expectTitleInSpec()
    let spec = "Tests/ShopTests/ShoppingCart/ShoppingCartSpec.swift"
    try app.write(
      try app.text(of: spec).replacing(
        "app.expectTitle(\"Shopping Cart\")",
        with: "app.expectTitle(\"Shopping Cart\"); app.press(\"ShoppingCart.finish\")"), to: spec)
    let view = try app.text(of: "Sources/Shop/ShoppingCart/ShoppingCartViewController.swift")
      .replacing(#"title = "Shopping Cart""#, with: #"title = Titles.cart"#)
      .replacing(#"Text("Shopping Cart")"#, with: #"Text("Shopping Cart \(7)").identifier("ShoppingCart.row.\(7)")"#)
      .replacing(
        "      routeViews", with: "      Button(\"Finish\") {}.identifier(\"ShoppingCart.finish\")\n      routeViews")
    // In a folder of its own, too.
    try FileManager.default.removeItem(
      atPath: app.root + "/Sources/Shop/ShoppingCart/ShoppingCartViewController.swift")
    try app.write(
      view.replacing("\n", with: ending), to: "Sources/Shop/ShoppingCart/Views/ShoppingCartViewController.swift")
    try app.write(
      "enum Titles {\n  static let cart = \"Shopping Cart\"\n}\n".replacing("\n", with: ending),
      to: "Sources/Shop/Titles.swift")
    try app.write(
      try app.text(of: snapshot).replacing(
        "text \"Shopping Cart\"",
        with: "text ShoppingCart.row.7 \"Shopping Cart 7\"\n    button ShoppingCart.finish \"Finish\""),
      to: snapshot)
    try app.write(
      """
      import Testing
      struct FlowTests {
        @Test func flow() {
          app.press("ShoppingCart.finish")
          app.press("ShoppingCart.row.7")
          app.expectTitle("Shopping Cart")
          app.expectText("Shopping Cart 7")
        }
      }

      """.replacing("\n", with: ending), to: "Tests/ShopTests/FlowTests.swift")

    let plan = try plan("ShoppingCart", "Checkout")
    try app.write(plan)

    let renamed = try app.text(of: "Sources/Shop/Checkout/Views/CheckoutViewController.swift")
    #expect(renamed.contains(#".identifier("Checkout.finish")"#))
    #expect(renamed.contains(#"Text("Shopping Cart \(7)").identifier("ShoppingCart.row.\(7)")"#))
    let flow = try app.text(of: "Tests/ShopTests/FlowTests.swift")
    for kept in [#""ShoppingCart.row.7""#, #""Shopping Cart""#, #""Shopping Cart 7""#, #""Checkout.finish""#] {
      #expect(flow.contains(kept))
    }
    let renamedSpec = try app.text(of: "Tests/ShopTests/Checkout/CheckoutSpec.swift")
    #expect(renamedSpec.contains(#"app.expectTitle("Shopping Cart")"#))
    #expect(renamedSpec.contains(#"app.press("Checkout.finish")"#))
    #expect(renamedSpec.contains(#"describe("Checkout")"#))
    #expect(
      try app.text(of: snapshot.replacing("ShoppingCart", with: "Checkout")) == """
        screen "Shopping Cart"
          vertical
            text ShoppingCart.row.7 "Shopping Cart 7"
            button Checkout.finish "Finish"

        """)
    for place in [
      "Sources/Shop/Titles.swift:2:22", "Sources/Shop/Checkout/Views/CheckoutViewController.swift:",
      "Tests/ShopTests/FlowTests.swift:5:16", "Tests/ShopTests/FlowTests.swift:6:22",
      "Tests/ShopTests/FlowTests.swift:7:21",
      "Tests/ShopTests/Checkout/CheckoutSpec.swift:",
    ] {
      #expect(plan.notes.contains { $0.hasPrefix(place) && $0.contains("ext") && $0.contains("'Shopping") }, "\(place)")
    }
  }

  @Test func `a text that the sources put together from the title follows`() throws {
    try build("- Root\n  - ShoppingCart", in: app)
    try expectTitleInSpec()
    let (view, spec) = (
      "Sources/Shop/ShoppingCart/ShoppingCartViewController.swift",
      "Tests/ShopTests/ShoppingCart/ShoppingCartSpec.swift"
    )
    try app.write(
      try app.text(of: view).replacing(#"Text("Shopping Cart")"#, with: #"Text("Shopping Cart" + ": 3 items")"#),
      to: view)
    try app.write(
      try app.text(of: spec)
        .replacing(#"app.expectTitle("Shopping Cart")"#, with: #"app.expectText("Shopping Cart: 3 items")"#), to: spec)

    let plan = try plan("ShoppingCart", "Basket")
    try app.write(plan)

    #expect(plan.notes == [])
    #expect(try app.text(of: "Tests/ShopTests/Basket/BasketSpec.swift").contains(#"app.expectText("Basket: 3 items")"#))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a text of several lines with a title of the riblet is renamed line by line`(end: String) throws {
    try app.add("Cart")
    let path = "Tests/ShopTests/Cart/LinesTests.swift"
    let lines = """
      @testable import Shop

      let screens = \"\"\"
        Shop
        Cart
        Cart
        \"\"\"

      """.replacing("\n", with: end)
    try app.write(lines, to: path)

    try app.write(try plan("Cart", "Basket"))

    let moved = path.replacing("/Cart/", with: "/Basket/")
    #expect(try app.text(of: moved) == lines.replacing("Cart", with: "Basket"))
  }

  @Test func `a type that only begins with a name is no half of a rename`() throws {
    try build("- Root\n  - Cart", in: app)
    try app.write("struct ItemView { let item = 1 }\n", to: "Sources/Shop/Cart/ItemView.swift")

    #expect(throws: RequestProblem("There is no riblet 'Item'. There are: Cart, Root.")) { try plan("Item", "Cart") }
  }

  @Test func `a rename that another branch did not know is completed`() throws {
    try build("- Root\n  - Cart\n  - Menu", in: app)
    let branch = try SampleApp()
    try build("- Root\n  - Cart\n  - Menu", in: branch)
    for app in [app, branch] { try app.addEnd(to: "Cart") }
    let before = try branch.files()
    try build("- Root\n  - Cart\n    - Price", in: branch)
    try branch.write(
      "final class Total: CartListener {\n  func cartDidFinish() {}\n}\n", to: "Sources/Shop/Menu/Total.swift")
    let expected = try SampleApp()
    for (path, text) in try branch.files() { try expected.write(text, to: path) }
    try app.write(try plan("Cart", "Basket"))
    try expected.write(try plan("Cart", "Basket", in: expected))
    // Git merges what is new on the branch; the changed line of the parent's interactor comes with it.
    for (path, text) in try branch.files() where before[path] == nil { try app.write(text, to: path) }
    let interactor = "Sources/Shop/Basket/BasketInteractor.swift"
    try app.write(try expected.text(of: interactor), to: interactor)
    #expect(try !TreeReader.tree(of: FoundApp(around: app.root)).notes.isEmpty)

    try app.write(try plan("Cart", "Basket"))

    #expect(try TreeReader.tree(of: FoundApp(around: app.root)).notes == [])
    #expect(try Set(app.files().keys).symmetricDifference(expected.files().keys) == [])
    for (path, text) in try expected.files() { #expect(try app.text(of: path) == text, "\(path)") }
    #expect(throws: RequestProblem.self) { try plan("Cart", "Basket") }
  }

  @Test func `a new name with the old one in it is no mention`() throws {
    try build("- Root\n  - Cart", in: app)

    #expect(try plan("Cart", "ShoppingCart").notes == [])
  }

  @Test func `a file without a symbol of the riblet keeps its comments, and trees in texts follow everywhere`() throws {
    try app.add("Cart")
    try app.addEnd(to: "Cart")
    try app.write("// Cart is a word.\nlet carts = 1\n", to: "Sources/Shop/A.swift")
    try app.write(
      """
      func test() {
        scope.expectTree(
          \"""
          Root
            Cart
          \""")
        app.expectNavigation(\"""
          Cart(id: 7) pushed
            Cart.Row
          \""")
        expect("Cart", "My Cart.", "Cart.row") // Cart and cartDidFinish
      }
      """, to: "Tests/ShopTests/App/TreeTests.swift")
    try app.write(#"let row = "Cart.row\(1)""#, to: "Sources/Shop/Row.swift")
    let plan = try plan("Cart", "Pier")
    try app.write(plan)

    #expect(try app.text(of: "Sources/Shop/A.swift") == "// Cart is a word.\nlet carts = 1\n")
    #expect(
      try app.text(of: "Tests/ShopTests/App/TreeTests.swift") == """
        func test() {
          scope.expectTree(
            \"""
            Root
              Pier
            \""")
          app.expectNavigation(\"""
            Pier(id: 7) pushed
              Pier.Row
            \""")
          expect("Pier", "My Pier.", "Cart.row") // Pier and pierDidFinish
        }
        """)
    #expect(
      plan.notes == [
        "Sources/Shop/Row.swift:1:12: note: A text speaks of 'Cart'.",
        "Tests/ShopTests/App/TreeTests.swift:11:31: note: A text speaks of 'Cart'.",
      ])
  }

  @Test(arguments: ["\n", "\r\n"])
  func `lines without the name stay as they are, and one that gets too long is broken`(end: String) throws {
    try app.add("Cart")
    let lines = [
      "func  untidy( ){ }", "func f(_ cart: any CartBuildable,",
      "  _ other: Int) { print(\"\(String(repeating: "x", count: 120))\") }",
      "func g(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ cart: any CartBuildable, _ other: any CartListener) {}",
      "",
    ]
    try app.write(lines.joined(separator: end), to: "Sources/Shop/A.swift")
    try app.write(try plan("Cart", "Supermarket"))
    #expect(
      try app.text(of: "Sources/Shop/A.swift").components(separatedBy: end) == [
        lines[0], "func f(_ cart: any SupermarketBuildable,", lines[2], "func g(", "  _ a: Int,", "  _ b: Int,",
        "  _ c: Int,", "  _ d: Int,", "  _ e: Int,", "  _ cart: any SupermarketBuildable,",
        "  _ other: any SupermarketListener", ") {}", "",
      ])
  }

  @Test func `snapshots get the names of their suites`() throws {
    try app.add("Cart")
    let old = "Tests/ShopTests/Snapshots/__Snapshots__/CartViewSnapshotTests/CartViewSnapshotTests"
    let new = "Tests/ShopTests/Snapshots/__Snapshots__/PierViewSnapshotTests/PierViewSnapshotTests"
    try app.write("a picture", to: old + ".dark.png")
    let plan = try plan("Cart", "Pier")

    #expect(plan.moves.contains(PlannedMove(path: old + ".dark.png", newPath: new + ".dark.png")))
    #expect(plan.notes == ["\(new).dark.png:1:1: note: Record it again if it shows the name."])
    try app.write(plan)
    #expect(
      try app.text(of: new + ".what-it-looks-like.txt") == """
        screen "Pier"
          vertical
            text "Pier"

        """)
  }

  @Test func `names that are taken are listed, and nothing is planned`() throws {
    try app.add("Cart")
    try app.addEnd(to: "Cart")
    try app.write(
      "struct PierRouter {}\nextension RootInteractor {\n  func pierDidFinish() {}\n}\n", to: "Sources/Shop/A.swift")
    try app.write("// mine\n", to: "Sources/Shop/Pier/PierBuilder.swift")
    #expect(
      problem("Cart", "Pier") == """
        Sources/Shop/A.swift:1:1: error: There is a 'PierRouter' already. Rename it first.
        Sources/Shop/A.swift:3:8: error: There is a 'pierDidFinish' already. Rename it first.
        Sources/Shop/Pier/PierBuilder.swift:1:1: error: This file is there already, and 'Sources/Shop/Cart/CartBuilder.swift' would get its name. Move it first.
        """)
  }

  @Test func `what has the same name and belongs to something else is listed`() throws {
    try app.add("Cart")
    try app.addEnd(to: "Cart")
    try app.write(
      "struct Wagon {\n  func cartDidFinish() {}\n  enum CartRouter {}\n}\nlet cartDidFinish = 1\n",
      to: "Sources/Shop/A.swift")
    #expect(
      problem("Cart", "Pier") == """
        Sources/Shop/A.swift:2:8: error: 'cartDidFinish' would get a new name, but it belongs to 'Wagon', which has nothing to do with 'Cart'. Rename it first.
        Sources/Shop/A.swift:5:5: error: 'cartDidFinish' would get a new name, but it belongs to 'the module', which has nothing to do with 'Cart'. Rename it first.
        Sources/Shop/A.swift:3:8: error: 'CartRouter' would get a new name, but it is in another type. Rename it first.
        """)
  }

  @Test(arguments: [
    ("Carp", "Pier", "There is no riblet 'Carp'. Did you mean 'Cart'?"),
    ("Cart", "Cart", "'Cart' has that name already."),
    (
      "Cart", "Root",
      "There is a riblet 'Root' already (Sources/Shop/Root/RootRouter.swift:13:13). Choose another name."
    ),
    (
      "Cart", "CART",
      "'CART' and 'Cart' differ only in upper and lower case, which not all disks tell apart. Take a third name first."
    ),
  ])
  func `a name that cannot be is refused`(old: String, new: String, message: String) throws {
    try app.add("Cart")
    #expect(problem(old, new) == message)
  }
}
