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
    try app.write("struct Odd: ChildRoute {}\n", to: "Sources/Shop/Odd.swift")
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

  @Test func `the links of the app are printed with their places`() throws {
    let app = try CommandApp("Cart --parent Root")
    #expect(try app.run("tree", "--links").output == "")
    try app.write(
      """
      struct RootCart: ChildRoute {}
      let links = LinkCatalogue<any RootRouting>(
        prefixes: ["shop://"],
        links: [
          .link("cart/{id:Int}") { _ in LinkPath(to: RootCart()) },
          .link("odd") { _ in path },
        ])

      """, to: "Sources/Shop/Links.swift")

    let result = try app.run("tree", "--links")
    #expect(
      result.output == "cart/{id:Int} → RootCart  Sources/Shop/Links.swift:5\nodd  Sources/Shop/Links.swift:6\n")
    let links = try #require(try object(app.run("tree", "--json").output)["links"] as? [[String: Any]])
    #expect(links.map { $0["pattern"] as? String } == ["cart/{id:Int}", "odd"])
    #expect(links.map { $0["line"] as? Int } == [5, 6])
    #expect(links.first?["ends"] as? [String] == ["RootCart"])
    #expect(try app.run("tree", "--links", "Cart").status == 64)
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

  @Test func `what does not parse is a note, and with --strict a failure`() throws {
    let app = try CommandApp("Cart --parent Root")
    try app.write("struct A {\n  func (\n}\n", to: "Sources/Shop/A.swift")
    let note = "Sources/Shop/A.swift:2:8: note: It does not parse here. The rest is read as far as it goes.\n"

    let result = try app.run("tree")
    #expect(result.status == 0)
    #expect(result.output == "- Root\n  - Cart\n")
    #expect(result.errors == note)
    let strict = try app.run("tree", "--strict")
    #expect(strict.status == 1)
    #expect(strict.output == result.output)
    #expect(strict.errors == note)
    #expect(try object(app.run("tree", "--json").output)["notes"] as? [String] == [String(note.dropLast())])
    #expect(try CommandApp().run("tree", "--strict").status == 0)
  }

  @Test func `a child that code does not name is asked for, and said in a comment`() throws {
    let app = try CommandApp("Cart")
    let path = "Sources/Shop/Root/RootRouter.swift"
    let router = try String(contentsOfFile: app.root + "/" + path, encoding: .utf8)
    let body = "\n  func show(_ child: any Routing) {\n    attachChild(child)\n  }\n}\n"
    let end = try #require(router.lastIndex(of: "}"))
    let changed = router[..<end] + body
    try app.write(String(changed), to: path)
    let asked = try app.run("tree", "--strict")
    #expect(asked.status == 1)
    #expect(
      asked.errors.contains(
        "note: 'Root' attaches a child here, and its router names no builder of a riblet that is read."))

    try app.write(String(changed).replacing("  func show", with: "  /// @attaches Cart\n  func show"), to: path)
    let said = try app.run("tree", "--strict")
    #expect(said.errors == "")
    #expect(said.output == "- Root\n  - Cart (by-hand)\n")
  }

  @Test func `sources without a package are read`() throws {
    let app = try CommandApp()
    let folder = FileManager.default.temporaryDirectory.appending(path: "bare-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appending(path: "Checkout/Home")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data(
      """
      import RIBs
      final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable> { let pay: PayBuildable }
      final class PayRouter: Router<PayInteractable> {}
      """.utf8
    ).write(to: sources.appending(path: "Home.swift"))
    let place = folder.path(percentEncoded: false)

    #expect(
      try app.run("tree", "--package-path", place, "--sources", "Checkout").output
        == "- Home\n  - Pay (view none, by-hand)\n")
    let missing = try app.run("tree", "--package-path", place, "--sources", "Payment")
    #expect(missing.status == 66)
    #expect(missing.errors.hasPrefix("Error: There is no folder 'Payment' in "))
    #expect(try app.run("tree", "--package-path", place).status == 66)
  }

  // MARK: Several modules

  private static let samples = URL(filePath: #filePath).appending(path: "../../../../../Examples").standardizedFileURL
    .path(percentEncoded: false)

  @Test(arguments: ["", "/SampleFeatures"])
  func `the trees of all modules are printed, with their modules where names are not enough`(folder: String) throws {
    let result = try CommandApp().run("tree", "--package-path", Self.samples + folder, "--strict")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output.replacing(#/ \(.*/#, with: "") == """
        - Kiosk.Root
          - Kiosk.Cart
          - Menu
          - Sync
        - Shop.Root
          - Shop.LoggedIn
            - Home
              - Product
                - Hint
            - Search
              - Product
            - Shop.Cart
              - Checkout
              - Line
          - Shop.LoggedOut
        - TicTacToe.Root
          - TicTacToe.LoggedIn
            - OffGame
              - BasicScoreBoard
            - RandomWin
            - TicTacToe
          - TicTacToe.LoggedOut

        """)
  }

  @Test func `one module of several is printed alone, and a name that two have has to say which`() throws {
    let app = try CommandApp()
    let folder = Self.samples + "/SampleFeatures"
    #expect(try app.run("tree", "Kiosk.Root", "--package-path", folder).output.hasPrefix("- Kiosk.Root ("))
    let unclear = try app.run("tree", "Root", "--package-path", folder)
    #expect(unclear.status == 64)
    #expect(
      unclear.errors
        == "Error: Several modules have a riblet 'Root'. Say which is meant: Kiosk.Root, Shop.Root, TicTacToe.Root.\n")
    let kiosk = try app.run("tree", "--package-path", folder, "--sources", "Sources/Kiosk")
    #expect(kiosk.output.hasPrefix("- Root ("))
  }

  @Test func `modules of packages in local folders are read, and a manifest that computes is said`() throws {
    let app = try CommandApp("Settings --parent Root")
    let manifest = """
      let package = Package(
        name: "player", products: [.library(name: "Player", targets: ["Player"])],
        targets: [.target(name: "Player", dependencies: all())])
      """
    try app.write(manifest, to: "Player/Package.swift")
    let router = "final class SettingsRouter: Router<any SettingsInteractable> {}\n"
    try app.write(router, to: "Player/Sources/Player/SettingsRouter.swift")
    #expect(try app.run("tree", "--strict").output == "- Root\n  - Settings\n")

    let own = try String(contentsOfFile: app.root + "/Package.swift", encoding: .utf8)
    try app.write(own + "package.dependencies.append(.package(path: \"Player\"))\n", to: "Package.swift")
    let result = try app.run("tree", "--strict")
    #expect(result.status == 1)
    #expect(
      result.errors
        == "Player/Package.swift:3:51: note: It computes the dependencies of 'Player'. Expected a list in square brackets.\n"
    )
    #expect(result.output.hasPrefix("- Root\n  - Shop.Settings\n"))
    #expect(result.output.contains("\n- Player.Settings (view none)\n"))
  }

  @Test func `a package without a layout is guessed, and a module without riblets is said to have none`() throws {
    let app = try CommandApp()
    try FileManager.default.removeItem(atPath: app.root + "/.riblets")
    let guessed = try app.run("tree")
    #expect(guessed.output == "- Root\n")
    #expect(guessed.errors == "Guessed: riblets are in 'Sources/Shop', tests in 'Tests/ShopTests'.\n")

    let empty = try app.run("tree", "--sources", "Sources/ShopApp")
    #expect(empty.status == 0)
    #expect(
      empty.errors
        == "There are no riblets in 'Sources/ShopApp'. Make one: riblets new riblet Root. Or choose another folder with --sources.\n"
    )
  }

  @Test func `where there is no app, none is guessed`() throws {
    let result = try CommandApp().run("tree", "--package-path", "/")
    #expect(result.status == 66)
    #expect(result.errors.hasPrefix("Error: There is no app in '/' or around it:"))
  }
}
