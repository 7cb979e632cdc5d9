import Foundation
import Testing

struct RenameCommandTests {
  @Test func `a riblet gets another name, and its old one back`() throws {
    let app = try CommandApp("Cart --parent Root --dependency title:String=\"Tea\"", "Item --parent Cart")
    let before = try app.files()
    let result = try app.run("rename", "Cart", "Basket")

    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output.contains("move    Sources/Shop/Cart/CartRouter.swift → Sources/Shop/Basket/BasketRouter.swift  +"))
    #expect(
      try app.run("tree").output == "- Root\n  - Basket (dependency title: String = \"Tea\")\n    - Item\n")
    #expect(try app.run("rename", "Basket", "Cart").status == 0)
    // A line that the long name has broken stays so, and saved states may know the other name.
    func unbroken(_ files: [String: Data]) -> [String: String] {
      files.mapValues {
        String(decoding: $0, as: UTF8.self).replacing(/\n\/\/\/ A name by which[^}]*}\n/, with: "")
          .replacing(/\n  static let former: [^=]*= \[[^\]]*\]/, with: "").filter { !$0.isWhitespace }
      }
    }
    #expect(unbroken(try app.files()) == unbroken(before))
  }

  @Test func `a dry run and JSON show what would change`() throws {
    let app = try CommandApp("Cart --parent Root")
    let before = try app.files()

    #expect(try app.run("rename", "Cart", "Basket", "--dry-run").output.contains("+    router?.begin(with: .basket)\n"))
    let report = try object(app.run("rename", "Cart", "Basket", "--dry-run", "--json").output)
    #expect((report["changes"] as? [[String: Any]])?.contains { $0["kind"] as? String == "move" } == true)
    #expect(try app.files() == before)
  }

  /// Code of an interactor with `.cart` as a route, without the name of a type beside it.
  static let routes = [
    "func one() -> RootRoute { .cart }", "func one() -> (RootRoute, Int) { (.cart, 1) }",
    "var one: RootRoute { router == nil ? .cart : .menu }", "func one() -> Bool { router?.contains(.cart) == true }",
    "func later(_ route: RootRoute = .cart) {}", "func later(_ route: RootRoute) { later(.cart) }",
    "func one(_ all: [RootRoute]) { for one in all where one == .cart { print(one) } }",
    "let one: () -> RootRoute = { .cart }", "func one() { _ = Optional<RootRoute>(.cart) }",
    "func one(_ route: RootRoute) { switch route { case .cart: break\n default: break } }",
    "func one(_ all: ChildBuilders<RootComponent>) { _ = all.cart }", "let one = \\ChildBuilders<RootComponent>.cart",
    "func one() -> RootRoute { if router == nil { return .cart }\n return .menu }",
  ]

  @Test(arguments: routes) func `a route kept its name where the code writes no type beside it`(code: String) throws {
    let app = try CommandApp("Cart --parent Root", "Menu --parent Root")
    let path = "Sources/Shop/App/More.swift"
    try app.write("import Riblets\n\nextension RootInteractor {\n  \(code)\n}\n", to: path)
    try app.carryOut("rename Cart Basket")

    #expect(try !app.text(of: path).contains(".cart"))
    #expect(try app.text(of: path).contains(".basket"))
  }

  @Test func `a case of another type keeps its name, also where the code writes no type`() throws {
    let app = try CommandApp("Cart --parent Root")
    let path = "Sources/Shop/App/More.swift"
    let text =
      "enum Tab { case cart }\n\nextension RootInteractor {\n  func one(_ tab: Tab, _ route: RootRoute) -> Bool { tab == .cart }\n  func two() -> Tab { .cart }\n}\n"
    try app.write(text, to: path)
    try app.carryOut("rename Cart Basket")

    #expect(try app.text(of: path) == text)
  }

  @Test(
    arguments: [
      (
        ["Cart", "my-cart"], 64,
        "Error: 'my-cart' is not a type name: it has a capital, and then letters and digits. Did you mean 'MyCart'?\n"
      ),
      (["Carp", "Basket"], 64, "Error: There is no riblet 'Carp'. Did you mean 'Cart'?\n"),
      (
        ["Cart", "Hall"], 65,
        "Error: Sources/Shop/A.swift:1:1: error: There is a 'HallRouter' already. Rename it first.\n"
      ),
    ] as [([String], Int32, String)])
  func `a name that cannot be is refused`(names: [String], status: Int32, message: String) throws {
    let app = try CommandApp("Cart")
    try app.write("struct HallRouter {}\n", to: "Sources/Shop/A.swift")
    let before = try app.files()
    let result = try app.run(["rename"] + names)

    #expect(result.status == status)
    #expect(result.errors == message)
    #expect(try app.files() == before)
  }
}
