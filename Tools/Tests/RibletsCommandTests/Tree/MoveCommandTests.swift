import Testing

struct MoveCommandTests {
  @Test func `a riblet moves, and undo takes it back`() throws {
    let app = try CommandApp("Hall --parent Root", "Menu --parent Root", "Cart --parent Hall")
    let before = try app.files()

    let dry = try app.run("move", "Cart", "--parent", "Menu", "--dry-run")
    #expect(dry.status == 0)
    #expect(dry.output.contains("+extension MenuInteractor: CartListener {\n"))
    #expect(try app.files() == before)

    let moved = try app.run("move", "Cart", "--parent", "Menu")
    #expect(moved.status == 0)
    #expect(moved.output.contains("create  Sources/Shop/Menu/Menu+Cart.swift\n"))
    #expect(try app.run("tree").output == "- Root\n  - Hall\n  - Menu\n    - Cart\n")
    #expect(try app.run("undo").status == 0)
    #expect(try app.files() == before)
  }

  @Test func `a type of another module needs no option if a file of the app imports it, and else --import`() throws {
    let app = try CommandApp("Hall --parent Root", "Menu --parent Root")
    let item = "rates:Rates<Int>=.init()"
    try #require(
      app.run("new", "riblet", "Cart", "--parent", "Hall", "--dependency", item, "--import", "Prices").status == 0)
    #expect(try app.run("move", "Cart", "--parent", "Menu", "--import", "1x").status == 64)
    #expect(try app.run("move", "Cart", "--parent", "Menu").status == 0)
    #expect(try app.text(of: "Sources/Shop/Menu/Menu+Cart.swift").hasPrefix("import Prices\nimport Riblets\n"))
    #expect(try app.run("new", "riblet", "Tea", "--parent", "Menu", "--dependency", item).status == 0)
    #expect(try app.text(of: "Sources/Shop/Tea/TeaBuilder.swift").hasPrefix("import Prices\nimport Riblets\n"))
  }

  @Test func `options of the route are taken, and what cannot be done ends with 64 or 65`() throws {
    let app = try CommandApp("Hall --parent Root", "Menu --parent Root", "Cart --parent Hall")
    let moved = try app.run(
      "move", "Cart", "--parent", "Menu", "--from", "Hall", "--shown", "sheet", "--attach", "by-hand")
    #expect(moved.status == 0)
    #expect(try app.run("tree").output == "- Root\n  - Hall\n  - Menu\n    - Cart (sheet)\n")

    let lost = try app.run("move", "Cart", "--parent", "Root", "--from", "Hall")
    #expect(lost.status == 64)
    #expect(lost.errors == "Error: 'Cart' is not below 'Hall'. It is below 'Menu'.\n")
    let there = try app.run("move", "Cart", "--parent", "Menu")
    #expect(there.status == 65)
    #expect(
      there.errors
        == "Error: Sources/Shop/Menu/Menu+Cart.swift:4:8: error: 'Cart' is below 'Menu' already. To present it in another way, change 'shown' here.\n"
    )
    let unsaid = try app.run("move", "Cart")
    #expect(unsaid.status == 64)
    #expect(unsaid.errors.contains("--parent"))
  }
}
