import Foundation
import Testing

struct ImpactCommandTests {
  let app: CommandApp

  init() throws {
    app = try CommandApp("Cart --parent Root", "Help --parent Root")
    try app.beginHistory()
  }

  private func edit() throws {
    try app.change(
      "Sources/Shop/Cart/CartInteractor.swift", "presenter.listener = self", "presenter.listener = self\n    _ = 1")
  }

  private func suites(_ arguments: String...) throws -> [String] {
    let report = try object(try app.run(["impact", "--json"] + arguments).output)
    let targets = try #require(report["targets"] as? [[String: Any]])
    return targets.flatMap { ($0["suites"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String } }
  }

  @Test func `nothing changed reaches nothing`() throws {
    let result = try app.run("impact")

    #expect(result.status == 0)
    #expect(result.output.hasPrefix("0 files changed since "))
    #expect(try suites() == [])
  }

  @Test func `an edit of the working tree reaches its riblet, and what shows it`() throws {
    try edit()

    let suites = try suites()

    #expect(suites.contains("CartSpec"))
    #expect(suites.contains("ShopApplicationTests"))
    #expect(suites.contains("CartBuilderTests"))
    #expect(!suites.contains("HelpBuilderTests"))
    #expect(!suites.contains("HelpSpec"))
  }

  @Test func `two commits are compared whatever is in the working tree`() throws {
    try edit()
    try app.commit()
    try app.write("changed", to: "Package.swift")

    let result = try app.run("impact", "HEAD~1..HEAD")

    #expect(result.status == 0)
    #expect(!result.output.contains("Everything"))
    #expect(result.output.contains("Sources/Shop/Cart/CartInteractor.swift: modified, body of CartInteractor.init"))
  }

  @Test func `files may be named without git`() throws {
    try FileManager.default.removeItem(atPath: app.root + "/.git")

    #expect(try suites("--files", "Sources/Shop/Cart/CartInteractor.swift").contains("CartBuilderTests"))
  }

  @Test func `a sparse checkout was compared as if it had all files`() throws {
    try app.write("", to: "web/a.js")
    try app.write("", to: "web/b.js")
    try app.commit()
    try app.git(
      "sparse-checkout", "set", "--no-cone", "/*", "!/Sources/Shop/Cart/CartInteractor.swift", "!/web/")

    let result = try app.run("impact")

    #expect(result.status == 0)
    #expect(result.output.hasPrefix("2 files changed since "))
    #expect(result.output.contains("\n  Sources/Shop/Cart/CartInteractor.swift: left out, interface"))
    #expect(result.output.contains("\n  web: left out, document\n"))
    #expect(!result.output.contains("Everything"))
    #expect(try suites().contains("CartBuilderTests"))
    #expect(try suites("--ignore", "web", "--ignore", "CartInteractor.swift") == [])
    #expect(try app.run("impact", "HEAD~1..HEAD").output.hasPrefix("2 files changed since "))
    #expect(try !app.run("impact", "HEAD~1..HEAD").output.contains("left out"))
  }

  @Test func `an ignored path does not count`() throws {
    try app.write("1", to: "notes.bin")

    #expect(try suites().contains("CartBuilderTests"))
    #expect(try suites("--ignore", "*.bin") == [])
  }

  @Test func `a report is written to a file`() throws {
    try edit()

    #expect(try app.run("impact", "--format", "markdown", "--output", "impact.md").status == 0)
    #expect(try app.text(of: "impact.md").contains("```mermaid"))
  }

  @Test func `wrong arguments end with 64`() throws {
    #expect(try app.run("impact", "HEAD", "--files", "a.swift").status == 64)
    #expect(try app.run("impact", "--format", "pdf").status == 64)
  }

  @Test func `a commit that is not there ends with 66`() throws {
    let result = try app.run("impact", "nothing")

    #expect(result.status == 66)
    #expect(result.errors == "Error: There is no commit 'nothing'. To see what there is: git log --oneline --all.\n")
  }

  @Test func `no repository ends with 66`() throws {
    try FileManager.default.removeItem(atPath: app.root + "/.git")

    let result = try app.run("impact")

    #expect(result.status == 66)
    #expect(result.errors.contains("is in no git repository, so nothing says what has changed."))
  }

  @Test func `a merge with conflicts ends with 65`() throws {
    try app.git("checkout", "--quiet", "-b", "topic")
    try app.change("README.md", "# Shop", "# Topic")
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try app.change("README.md", "# Shop", "# Main")
    try app.commit()
    try app.git("merge", "--quiet", "topic")

    let result = try app.run("impact")

    #expect(result.status == 65)
    #expect(result.errors.contains("There are conflicts in: README.md."))
  }
}
