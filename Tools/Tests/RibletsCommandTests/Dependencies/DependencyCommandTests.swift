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
    ("final class Price: Codable, Sendable", "Hashable"),
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
    let all = ["Codable", "Hashable"].map { "extension Price: \($0) {}\n" }.joined()
    try app.write("\(declaration) {}\n\(all)", to: "Sources/Shop/Prices/Price.swift")
    #expect(try app.run("new", "riblet", "Cart", "--parent", "Root", "--argument", "price:[Price]=[]").status == 0)
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
