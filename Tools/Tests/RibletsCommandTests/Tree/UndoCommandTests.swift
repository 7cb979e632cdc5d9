import Foundation
import Testing

struct UndoCommandTests {
  let app: CommandApp
  let before: [String: Data]

  init() throws {
    app = try CommandApp()
    before = try app.files()
    #expect(try app.run("new", "riblet", "Cart", "--parent", "Root").status == 0)
  }

  @Test func `the last command is undone, byte for byte and once`() throws {
    let result = try app.run("undo")

    #expect(result.status == 0)
    #expect(result.output.contains("remove  Sources/Shop/Cart/CartRouter.swift\n"))
    #expect(result.output.contains("change  Sources/Shop/Root/RootInteractor.swift  −4\n"))
    #expect(result.errors == "'riblets new riblet Cart --parent Root' is undone.\n")
    #expect(try app.files() == before)

    let again = try app.run("undo")
    #expect(again.status == 65)
    #expect(again.errors == "Error: There is nothing to undo. Only the last command can be undone, once.\n")
  }

  @Test func `files that were touched since are named, and stay`() throws {
    try app.write("// mine\n", to: "Sources/Shop/Cart/CartRouter.swift")
    let touched = try app.files()
    let result = try app.run("undo")

    #expect(result.status == 65)
    #expect(
      result.errors == """
        Error: 'Sources/Shop/Cart/CartRouter.swift' changed since 'riblets new riblet Cart --parent Root'.
        Nothing was undone. Take those changes back first, or use git.

        """)
    #expect(try app.files() == touched)
  }

  @Test func `a dry run shows what would be undone`() throws {
    let now = try app.files()
    let result = try app.run("undo", "--dry-run")

    #expect(result.output.contains("-    router?.begin(with: .cart)\n"))
    #expect(result.errors == "'riblets new riblet Cart --parent Root' would be undone.\n")
    #expect(try app.files() == now)
  }

  @Test func `a program reads what was undone, or why not`() throws {
    let report = try object(app.run("undo", "--json").output)
    #expect(report["status"] as? Int == 0)
    #expect(report["notes"] as? [String] == ["Undoes: riblets new riblet Cart --parent Root"])

    let refused = try object(app.run("undo", "--json").output)
    #expect(refused["status"] as? Int == 65)
    #expect(refused["error"] as? String == "There is nothing to undo. Only the last command can be undone, once.")
  }
}
