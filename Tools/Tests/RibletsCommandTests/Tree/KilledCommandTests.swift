import Foundation
import Testing

/// Tests of commands that come after one that was killed in the middle of its changes.
struct KilledCommandTests {
  let app: CommandApp
  let before: [String: Data]

  /// Leaves a change as a kill right before its end does.
  init() throws {
    app = try CommandApp()
    before = try app.files()
    #expect(try app.run("new", "riblet", "Cart", "--parent", "Root").status == 0)
    let journal = URL(filePath: app.root + "/.riblets/journal")
    let applied = try FileManager.default.contentsOfDirectory(atPath: journal.path).first { $0.hasPrefix("applied-") }
    try FileManager.default.moveItem(
      at: journal.appending(path: try #require(applied)), to: journal.appending(path: "pending"))
    // Half of it: the root begins with a child that is not there.
    try FileManager.default.removeItem(atPath: app.root + "/Sources/Shop/Cart/CartRouter.swift")
  }

  @Test(arguments: [
    ["tree"], ["tree", "--json"], ["modularize", "--check"], ["rename", "Root", "Start", "--dry-run"],
    ["new", "riblet", "Menu", "--parent", "Root", "--dry-run"],
  ])
  func `a command that only reads takes half a change back first, and says so`(command: [String]) throws {
    let result = try app.run(command)

    #expect(result.status == 0)
    #expect(
      result.errors.hasPrefix(
        "'riblets new riblet Cart --parent Root' ended half-way. Its changes were taken back:\n  Sources/Shop/"))
    #expect(try app.files() == before)
    #expect(!result.output.contains("Cart"))
  }

  @Test func `a command that changes files does so on the whole app`() throws {
    let result = try app.run("new", "riblet", "Menu", "--parent", "Root")

    #expect(result.status == 0)
    #expect(result.errors.contains("ended half-way"))
    #expect(try app.run("tree").output == "- Root\n  - Menu\n")
  }

  @Test(.enabled(if: Permissions.canHold))
  func `where the system refuses to take it back, nothing is read`() throws {
    try Permissions.set(folders: 0o555, files: 0o444, in: app.root)
    defer { try? Permissions.set(folders: 0o755, files: 0o644, in: app.root) }
    let result = try BuiltCommand.run(["tree"], in: app.root, through: Permissions.runner)

    #expect(result.status == 73)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: Cannot lock"))
  }
}
