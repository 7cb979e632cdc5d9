import Foundation
import Testing

struct RemoveCommandTests {
  @Test func `a riblet is removed, and what it left is as before it`() throws {
    let app = try CommandApp("Hall --parent Root")
    let before = try app.files()
    #expect(try app.run("new", "riblet", "Cart", "--parent", "Root").status == 0)
    let result = try app.run("remove", "Cart")

    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("remove  Sources/Shop/Root/Root+Cart.swift\n"))
    #expect(result.output.contains("change  Sources/Shop/Root/RootInteractor.swift  +1 −1\n"))
    #expect(try app.files() == before)
  }

  @Test func `a dry run and JSON show what would go`() throws {
    let app = try CommandApp("Cart --parent Root")
    let before = try app.files()

    #expect(try app.run("remove", "Cart", "--dry-run").output.contains("-    router?.begin(with: .cart)\n"))
    let report = try object(app.run("remove", "Cart", "--dry-run", "--json").output)
    #expect((report["changes"] as? [[String: Any]])?.contains { $0["kind"] as? String == "remove" } == true)
    #expect(try app.files() == before)
  }

  @Test func `what stands in the way is listed, and nothing is changed`() throws {
    let app = try CommandApp("Cart --parent Root", "Item --parent Cart")
    let before = try app.files()

    let children = try app.run("remove", "Cart")
    #expect(children.status == 65)
    #expect(
      children.errors
        == "Error: Sources/Shop/Cart/Cart+Item.swift:4:8: error: 'Cart' attaches 'Item' here. Remove that first, or all below 'Cart' with --recursive.\n"
    )
    let unknown = try app.run("remove", "Carp")
    #expect(unknown.status == 64)
    #expect(unknown.errors == "Error: There is no riblet 'Carp'. Did you mean 'Cart'?\n")
    #expect(try app.files() == before)
    #expect(try app.run("remove", "Cart", "--recursive").status == 0)
    #expect(try app.run("tree").output == "- Root\n")
  }
}
