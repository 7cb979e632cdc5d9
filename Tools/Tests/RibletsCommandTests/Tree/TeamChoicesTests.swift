import Foundation
import Testing

/// Merges of branches that compile alone, and are wrong together.
struct TeamChoicesTests {
  private let app: CommandApp

  init() throws {
    app = try CommandApp("Home --parent Root", "Menu --parent Root", "Post --parent Home --dependency count:Int=1")
    try app.beginHistory()
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
  }

  private func run(_ commands: [String]) throws {
    for command in commands {
      let result = try app.run(command.split(separator: " ").map(String.init))
      try #require(result.status == 0, "\(command): \(result.errors)")
    }
  }

  /// Merges what commands have done there into what was done here.
  private func merge(here: () throws -> Void, there: [String], status: Int32) throws -> String {
    try app.git("checkout", "--quiet", "-b", "topic")
    try run(there)
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try here()
    try app.commit()
    let result = try app.run("merge", "topic")
    #expect(result.status == status, "\(result.output)\(result.errors)")
    return result.output
  }

  @Test func `a riblet that was renamed with its parent is not taken for a removed one`() throws {
    let path = "Sources/Shop/Home/Home+Post.swift"
    let output = try merge(
      here: { try app.write(app.text(of: path) + "\n// Mine.\n", to: path) },
      there: ["rename Home Main", "rename Post Article"], status: 0)
    #expect(
      output
        == "'Home' is called 'Main' there: here, too.\n'Post' is called 'Article' there: here, too.\nMerged 'topic'.\n")
    #expect(
      try app.run("tree", "--strict").output
        == "- Root\n  - Main\n    - Article (dependency count: Int = 1)\n  - Menu\n")
    #expect(try app.text(of: "Sources/Shop/Main/Main+Article.swift").contains("// Mine.\n"))
  }

  @Test func `two moves that put each riblet below the other are told`() throws {
    let output = try merge(
      here: { try run(["move Home --parent Menu --attach by-hand"]) },
      there: ["move Menu --parent Home --attach by-hand"], status: 1)
    #expect(output.contains("No route from the root leads to 'Home', 'Menu', 'Post' in the merged app"), "\(output)")
    #expect(output.contains("The merge is in the work tree, and not committed."))
  }

  @Test func `a type that a hand has changed, and a child that was given the old one, are told`() throws {
    let output = try merge(
      here: {
        for file in ["Home/Home+Post.swift", "Post/PostBuilder.swift"] {
          try app.change("Sources/Shop/\(file)", "var count: Int ", "var count: Int64 ")
        }
      },
      there: ["new riblet Leaf --parent Post --dependency count:Int"], status: 1)
    #expect(
      output.contains("'Leaf' needs 'count: Int', and 'Post' above it has 'count: Int64'. Choose one type.\n"),
      "\(output)")
  }
}
