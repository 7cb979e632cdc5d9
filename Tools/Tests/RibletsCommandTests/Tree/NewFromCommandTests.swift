import Foundation
import Testing

struct NewFromCommandTests {
  private static let list = """
    - Root
      - Session (view none, argument player: String = "Ann")
        - Menu (presenter, dependency player: String)

    """

  @Test func `a list becomes riblets, and the tree is that list`() throws {
    let app = try CommandApp()
    try app.write(Self.list, to: "tree.md")
    let result = try app.run("new", "--from", "tree.md")

    #expect(result.status == 0)
    #expect(result.errors == "Left as it is: Root.\n")
    #expect(result.output.contains("change  Sources/Shop/Root/RootInteractor.swift  +4\n"))
    #expect(try app.run("tree").output == Self.list)
    #expect(try app.run("new", "--from", "tree.md").output == "Everything is there already.\n")
  }

  @Test func `a dry run and JSON are as those of one riblet`() throws {
    let app = try CommandApp()
    try app.write("- Cart\n", to: "tree.md")
    let before = try app.files()

    let dry = try app.run("new", "--from", "tree.md", "--parent", "Root", "--dry-run")
    #expect(dry.output.contains("+    router?.begin(with: .cart)\n"))
    #expect(try app.files() == before)
    let report = try object(app.run("new", "--from", "tree.md", "--parent", "Root", "--json").output)
    #expect(report["status"] as? Int == 0)
    #expect((report["changes"] as? [Any])?.isEmpty == false)
  }

  @Test func `one wrong line leaves everything as it was`() throws {
    let app = try CommandApp()
    try app.write("- Root\n  - Cart\n  - Menu (presenter, on-way)\n", to: "tree.md")
    let before = try app.files()
    let result = try app.run("new", "--from", "tree.md")

    #expect(result.status == 65)
    #expect(
      result.errors.hasPrefix("Error: tree.md:3:22: error: 'on-way' is no option of a list. Did you mean 'one-way'?"))
    #expect(try app.files() == before)
  }

  @Test(arguments: [
    (["new", "--from", "."], 66, "Error: Cannot read '.': it is a folder.\n"),
    (["new", "--from", "no.md"], 66, "Error: Cannot read 'no.md': there is no such file, or the system refused.\n"),
    (
      ["new", "--from", "-"], 65,
      "Error: <standard input>:1:1: error: There is no riblet in it. Write one a line, as in: - Cart (one-way)\n"
    ),
    (["new", "--from", "README.md", "--parent", "Rot"], 64, "Error: There is no riblet 'Rot'. Did you mean 'Root'?\n"),
  ])
  func `a list that cannot be read is refused`(arguments: [String], status: Int32, message: String) throws {
    let result = try CommandApp().run(arguments)
    #expect(result.status == status)
    #expect(result.errors == message)
  }

  @Test func `without a list the help is shown`() throws {
    let result = try CommandApp().run("new")
    #expect(result.status == 0)
    #expect(result.output.contains("\n  riblet "))
  }
}
