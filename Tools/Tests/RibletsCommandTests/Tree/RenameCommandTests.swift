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
