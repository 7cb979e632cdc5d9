import Foundation
import Testing

struct DependencyCommandTests {
  @Test func `a dependency is added, undone, and removed again`() throws {
    let app = try CommandApp("Hall --parent Root", "Cart --parent Hall")
    let before = try app.files()

    let dry = try app.run("add", "dependency", "title:String", "--to", "Cart", "--dry-run")
    #expect(dry.status == 0)
    #expect(dry.output.contains("+  var title: String { dependency.title }\n"))
    #expect(try app.files() == before)

    let added = try app.run("add", "dependency", "title:String", "--to", "Cart")
    #expect(added.status == 0)
    #expect(added.output.contains("change  Sources/Shop/Hall/HallBuilder.swift  +6 −2\n"))
    #expect(try app.run("why", "Cart.title").output.contains("RootComponent makes it"))
    #expect(try app.run("undo").status == 0)
    #expect(try app.files() == before)

    #expect(try app.run("add", "dependency", "title:String", "--to", "Cart").status == 0)
    let removed = try app.run("remove", "dependency", "title", "--from", "Cart", "--json")
    #expect(removed.status == 0)
    #expect((try object(removed.output)["changes"] as? [[String: Any]])?.count == 5)
    #expect(try app.files() == before)
  }

  @Test func `a new riblet is given what its parent has, and else the option says how it is made`() throws {
    let app = try CommandApp()
    let before = try app.files()
    let unknown = try app.run("new", "riblet", "Cart", "--parent", "Root", "--dependency", "title:String")
    #expect(unknown.status == 64)
    #expect(
      unknown.errors
        == "Error: 'Root' has no 'title' for 'Cart'. Say how 'Root' makes it: --dependency 'title:String=…'. Or declare 'var title: String { get }' in 'RootDependency' first.\n"
    )
    #expect(try app.files() == before)

    try app.write("extension RootComponent { var title: String { \"Shop\" } }\n", to: "Sources/Shop/Root/Title.swift")
    #expect(try app.run("new", "riblet", "Cart", "--parent", "Root", "--dependency", "title:String").status == 0)
    #expect(try app.run("check", "--rule", "placeholder-value").output == "No findings.\n")
  }

  @Test(arguments: [
    ("struct Price: Hashable", "Codable"), ("struct Price", "Codable and Hashable"), ("enum Price: Error", "Codable"),
    ("final class Price: Codable, Sendable", "Hashable"), ("final class Price: Codable, Hashable", "Sendable"),
    ("public struct Price: Codable, Hashable", "Sendable"),
    ("protocol Model {}\nstruct Price: Model, Hashable", "Codable"),
    ("actor Price", "Codable and Hashable and Sendable"),
  ])
  func `an argument that no route can keep is refused`(declaration: String, missing: String) throws {
    let app = try CommandApp()
    try app.write("\(declaration) {}\n", to: "Sources/Shop/Prices/Price.swift")
    let refused = try app.run("new", "riblet", "Cart", "--parent", "Root", "--argument", "price:[Price]=[]")
    #expect(refused.status == 64)
    #expect(
      refused.errors
        == "Error: 'Root' cannot keep 'price' in a route, which is saved and compared: 'Price' is not \(missing). Let it conform, or give it as --dependency.\n"
    )
    let all = ["Codable", "Hashable", "Sendable"].map { "extension Price: \($0) {}\n" }.joined()
    try app.write("\(declaration) {}\n\(all)", to: "Sources/Shop/Prices/Price.swift")
    #expect(try app.run("new", "riblet", "Cart", "--parent", "Root", "--argument", "price:[Price]=[]").status == 0)
  }

  @Test(arguments: [
    "import Money\nextension Money {}", "@MainActor struct Money: Codable, Hashable {}", "struct Money: Foreign {}",
    "typealias Money = Foreign",
  ])
  func
    `an argument of which only the user knows whether a route can keep it needs --codable, and is known from then on`(
      declaration: String
    ) throws
  {
    let app = try CommandApp("Hall --parent Root")
    try app.write("\(declaration)\n", to: "Sources/Shop/Money.swift")
    let before = try app.files()
    let arguments =
      ["--argument", "price:Money=.zero"] + (declaration.hasPrefix("import") ? ["--import", "Money"] : [])
    let result = try app.run(["new", "riblet", "Cart", "--parent", "Root"] + arguments)

    #expect(result.status == 64)
    #expect(
      result.errors
        == "Error: 'Root' keeps 'price' in a route, so 'Money' has to be Codable, Hashable and Sendable, and the sources of the app do not tell. If it is, say so: --codable. If not, give it as --dependency.\n"
    )
    #expect(try app.files() == before)
    #expect(try app.run(["new", "riblet", "Cart", "--parent", "Root", "--codable"] + arguments).status == 0)
    #expect(try app.run("tree").output.contains("codable)\n"))
    // What one route keeps, another one can.
    #expect(try app.run("move", "Cart", "--parent", "Hall").status == 0)
  }

  @Test(arguments: [
    "typealias Money = Character", "final class Money: Foreign {}", "class Money: Codable, Hashable {}",
  ])
  func `an argument that no route can keep is refused also with --codable`(declaration: String) throws {
    let app = try CommandApp()
    try app.write("\(declaration)\n", to: "Sources/Shop/Money.swift")
    let before = try app.files()
    let result = try app.run(
      "new", "riblet", "Cart", "--parent", "Root", "--codable", "--argument", "price:Money=Money()")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: 'Root' cannot keep 'price' in a route, which is saved and compared: "))
    #expect(try app.files() == before)
  }

  @Test(arguments: [
    ("private struct Price", "'Price' is private, and other files have to see it. Remove 'private' here."),
    ("fileprivate enum Price", "'Price' is private, and other files have to see it. Remove 'private' here."),
    ("enum Shop { struct Price", "'Price' is inside of another type. Write 'Shop.Price'."),
  ])
  func `a type that other files cannot name is refused`(declaration: String, message: String) throws {
    let app = try CommandApp("Cart --parent Root")
    let end = declaration.contains("Shop") ? "}" : ""
    try app.write("\(declaration): Codable, Hashable {}\(end)\n", to: "Sources/Shop/Price.swift")
    let before = try app.files()
    for command in [
      ["new", "riblet", "Tea", "--parent", "Root", "--argument"],
      ["new", "riblet", "Tea", "--parent", "Root", "--dependency"],
      ["add", "dependency", "--to", "Cart"],
    ] {
      let result = try app.run(command + ["price:Price=.init()"])
      #expect(result.status == 64 || result.status == 65)
      #expect(result.errors.hasPrefix("Error: Sources/Shop/Price.swift:1:1: error: \(message)\n"))
      #expect(try app.files() == before)
    }
    guard declaration.contains("Shop") else { return }
    #expect(
      try app.run("new", "riblet", "Tea", "--parent", "Root", "--argument", "price:Shop.Price=.init()").status == 0)
  }

  @Test func `a list is held to the same`() throws {
    let app = try CommandApp()
    try app.write("struct Price: Hashable {}\n", to: "Sources/Shop/Price.swift")
    try app.write("- Root\n  - Cart (argument price: Price = Price())\n", to: "tree.md")
    let before = try app.files()
    let result = try app.run("new", "--from", "tree.md")
    #expect(result.status == 64 || result.status == 65)
    #expect(result.errors.contains("'Root' cannot keep 'price' in a route"))
    #expect(try app.files() == before)
  }

  @Test func `a value that add dependency made up is a finding until it is replaced`() throws {
    let app = try CommandApp("Cart --parent Root")
    #expect(try app.run("add", "dependency", "title:String", "--to", "Cart").status == 0)
    #expect(try app.run("check").output.contains("'RootComponent' makes 'title' with \"title\""))
    let path = "Sources/Shop/Root/Root+Cart.swift"
    try app.write(try app.text(of: path).replacing("{ \"title\" }", with: "{ \"Shop\" }"), to: path)
    #expect(try !app.run("check").output.contains("placeholder-value"))
  }

  @Test func `what is left to do ends with 1, and what cannot be done with 64`() throws {
    let app = try CommandApp("Cart --parent Root")
    let status = try app.run("add", "dependency", "feed:any Sendable", "--to", "Cart")
    #expect(status.status == 1)
    #expect(status.errors.contains("'AppComponent' has to have 'feed' for 'Root'"))
    let unknown = try app.run("remove", "dependency", "feet", "--from", "Cart")
    #expect(unknown.status == 64)
    #expect(unknown.errors == "Error: 'Cart' does not need 'feet'. Did you mean 'feed'? It needs: feed.\n")
  }
}
