import Foundation
import Testing

struct TreeCommandTests {
  @Test func `the tree is printed as a list`() throws {
    let app = try CommandApp("Session --parent Root --view none", "Cart --parent Session --flow one-way")

    let whole = try app.run("tree")
    #expect(whole.status == 0)
    #expect(whole.output == "- Root\n  - Session (view none)\n    - Cart (one-way)\n")
    #expect(whole.errors == "")
    #expect(try app.run("tree", "Cart").output == "- Cart (one-way)\n")
  }

  @Test func `notes are said beside the list`() throws {
    let app = try CommandApp()
    try app.write("struct Odd: ChildEdge {}\n", to: "Sources/Shop/Odd.swift")
    let result = try app.run("tree")

    #expect(result.status == 0)
    #expect(result.output == "- Root\n")
    #expect(result.errors.hasPrefix("Sources/Shop/Odd.swift:1:8: note: It is not clear which riblets 'Odd' joins:"))
  }

  @Test func `a program reads the tree as JSON`() throws {
    let app = try CommandApp("Cart --parent Root --argument size:Int=7", "Lone")
    let result = try app.run("tree", "--json")
    let report = try object(result.output)

    #expect(result.errors == "")
    #expect((report["list"] as? String)?.hasPrefix("- Root\n  - Cart (argument size: Int = 7)\n") == true)
    #expect(report["unattached"] as? [String] == ["Lone"])
    let edge = try #require((report["edges"] as? [[String: Any]])?.first)
    #expect(edge["file"] as? String == "Sources/Shop/Root/Root+Cart.swift")
    #expect(edge["isAttachedAtStart"] as? Bool == true)
    #expect(edge["values"] as? [String: String] == ["size": "7"])
    let riblet = try #require((report["riblets"] as? [[String: Any]])?.first)
    #expect(riblet["name"] as? String == "Cart")
    #expect(riblet["view"] as? String == "portable")
  }

  @Test(
    arguments: [
      (["tree", "Rot"], 64, "Error: There is no riblet 'Rot'. Did you mean 'Root'?\n"),
      (["tree", "Warehouse"], 64, "Error: There is no riblet 'Warehouse'. There are: Root.\n"),
    ] as [([String], Int32, String)])
  func `an unknown riblet is refused`(arguments: [String], status: Int32, message: String) throws {
    let result = try CommandApp().run(arguments)
    #expect(result.status == status)
    #expect(result.errors == message)
  }

  @Test func `sources that do not parse are refused with their place, also as JSON`() throws {
    let app = try CommandApp()
    try app.write("struct A {\n  func (\n}\n", to: "Sources/Shop/A.swift")

    let result = try app.run("tree")
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("Error: Sources/Shop/A.swift:2:"))
    #expect(result.errors.hasSuffix("error: It does not parse here. Mend it first.\n"))
    #expect(try object(app.run("tree", "--json").output)["status"] as? Int == 65)
  }

  @Test func `a package without a layout is guessed, and a module without riblets is said to have none`() throws {
    let app = try CommandApp()
    try FileManager.default.removeItem(atPath: app.root + "/.riblets")
    let guessed = try app.run("tree")
    #expect(guessed.output == "- Root\n")
    #expect(guessed.errors == "Guessed: riblets are in 'Sources/Shop', tests in 'Tests/ShopTests'.\n")

    let empty = try app.run("tree", "--sources", "Sources/ShopApp")
    #expect(empty.status == 0)
    #expect(empty.errors == "There are no riblets in 'Sources/ShopApp'. Make one: riblets new riblet Root.\n")
  }

  @Test func `where there is no app, none is guessed`() throws {
    let result = try CommandApp().run("tree", "--into", "/")
    #expect(result.status == 66)
    #expect(result.errors.hasPrefix("Error: There is no app in '/' or around it:"))
  }
}
