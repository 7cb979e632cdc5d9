import Foundation
import Testing

/// Merges and picks in repositories as teams have them: releases from before a rename, reverted merges, configurations of git.
struct TeamHistoryTests {
  /// `Cart` is called `Basket` on the branch `topic`.
  private let app: CommandApp
  private static let (old, new) = (
    "Sources/Shop/Cart/CartInteractor.swift", "Sources/Shop/Basket/BasketInteractor.swift"
  )

  init() throws {
    app = try CommandApp("Cart --parent Root", "Menu --parent Root")
    try app.beginHistory()
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
    try on("topic", from: "main") { try run("rename Cart Basket") }
  }

  private func run(_ command: String) throws {
    let result = try app.run(command.split(separator: " ").map(String.init))
    try #require(result.status == 0, "\(command): \(result.errors)")
  }

  private func change(_ text: String, in path: String) throws {
    try app.change(path, "    presenter.listener = self", "    // Fixed on \(text).\n    presenter.listener = self")
  }

  /// Makes a commit on a branch, and goes back to `main`.
  private func on(_ branch: String, from start: String? = nil, _ work: () throws -> Void) throws {
    let arguments = start.map { ["-b", branch, $0] } ?? [branch]
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", app.root, "checkout", "--quiet"] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    try work()
    try app.commit()
    try app.git("checkout", "--quiet", "main")
  }

  private func expect(_ command: String..., status: Int32 = 0, says text: String) throws {
    let result = try app.run(command)
    #expect(result.status == status, "\(result.output)\(result.errors)")
    #expect((result.output + result.errors).contains(text), "\(result.output)\(result.errors)")
  }

  private func expect(_ path: String, has text: String) throws {
    let content = try app.text(of: path)
    #expect(content.contains(text), "\(content)")
  }

  // MARK: Identity

  @Test func `a fix from after a rename goes to a release from before it`() throws {
    try on("topic") { try change("topic", in: Self.new) }
    try expect("pick", "topic", says: "'Basket' is called 'Cart' here, and so is what was changed of it there.\n")
    try expect(Self.old, has: "  // Fixed on topic.\n")
    #expect(try app.run("tree", "--strict").output == "- Root\n  - Cart\n  - Menu\n")
    #expect(try !app.text(of: "Sources/Shop/Root/Root+Cart.swift").contains("Basket"))
    try expect("pick", "topic", says: "Everything of 'topic' is here already.\n")
  }

  @Test func `a branch that goes on after its merge was reverted reaches the riblet by its old name`() throws {
    try change("main", in: "Sources/Shop/Menu/MenuInteractor.swift")
    try app.commit()
    try run("merge topic")
    try #require(app.git("revert", "--no-edit", "--mainline", "1", "HEAD") == 0)
    try on("topic") { try change("topic", in: Self.new) }
    try expect(
      "merge", "topic", status: 1,
      says: "'Basket' was called 'Cart' before, and is called so again here. If that is another riblet")
    try #require(app.git("commit", "--quiet", "--no-edit") == 0)
    try expect(Self.old, has: "  // Fixed on topic.\n")
    #expect(try app.run("tree", "--strict").output == "- Root\n  - Cart\n  - Menu\n")
  }

  @Test func `a fix in a new riblet is not put into the older one that had its name`() throws {
    try on("topic") { try run("new riblet Cart --parent Menu") }
    try on("topic") { try change("topic", in: Self.old) }
    let before = try app.files().filter { !$0.key.hasPrefix(".git/") }
    try expect(
      "pick", "topic", status: 65, says: "One branch has renamed 'Basket' to 'Cart'. That cannot be done ")
    #expect(try app.files().filter { !$0.key.hasPrefix(".git/") } == before)
  }

  @Test func `histories that have crossed over a rename are merged`() throws {
    try app.git("branch", "topic-then", "topic")
    try change("main", in: Self.old)
    try app.commit()
    try app.git("branch", "main-then")
    try on("topic") { try run("merge main-then") }
    try run("merge topic-then")
    try on("topic") { try run("rename Menu Card") }
    try change("main again", in: Self.new)
    try app.commit()
    try expect("merge", "topic", says: "'Menu' is called 'Card' there: here, too.\nMerged")
    try expect(Self.new, has: "    // Fixed on main.\n    // Fixed on main again.\n    presenter.listener")
    #expect(try app.run("tree", "--strict").output == "- Root\n  - Basket\n  - Card\n")
  }

  @Test func `a merge is picked as what it brought to a parent`() throws {
    try on("fix", from: "main") { try change("fix", in: Self.old) }
    try on("side", from: "main") { try change("side", in: "Sources/Shop/Menu/MenuInteractor.swift") }
    try on("side") {
      try #require(app.git("merge", "--quiet", "--no-edit", "fix") == 0)
      try app.git("checkout", "--quiet", "topic")
    }
    try app.git("checkout", "--quiet", "topic")
    try expect("pick", "side", status: 65, says: "riblets pick --mainline 1 side\n")
    try expect("pick", "--mainline", "0", "side", status: 64, says: "Parents are counted from 1 on.")
    try expect("pick", "-m", "1", "side", says: "Picked 'side'.\n")
    try expect(Self.new, has: "  // Fixed on fix.\n")
    #expect(try !app.text(of: "Sources/Shop/Menu/MenuInteractor.swift").contains("// Fixed"))
  }

  // MARK: Conflicts

  private func conflict() throws {
    try on("topic") { try change("topic", in: Self.new) }
    try change("main", in: Self.old)
    try app.commit()
  }

  @Test func `a conflict has the style of git's configuration, and is solved as it was solved before`() throws {
    try app.git("config", "merge.conflictStyle", "diff3")
    try app.git("config", "rerere.enabled", "true")
    try app.git("config", "rerere.autoUpdate", "true")
    try conflict()
    try expect(
      "merge", "topic", status: 1,
      says: "there: here, too.\nBoth sides have changed the same lines of:\n  \(Self.new)\n")
    try expect(
      Self.new,
      has: "<<<<<<< HEAD\n    // Fixed on main.\n||||||| base\n=======\n    // Fixed on topic.\n>>>>>>> topic\n")
    let text = try app.text(of: Self.new)
    try app.write(
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(/^(<{7}|\|{7}|={7}|>{7})/) }
        .joined(separator: "\n"), to: Self.new)
    let solved = try app.text(of: Self.new)
    try app.commit()
    try app.git("reset", "--quiet", "--hard", "HEAD~1")
    try expect("merge", "topic", status: 1, says: "git commit")
    #expect(try app.text(of: Self.new) == solved)
  }

  @Test func `a conflict says which side has removed the file`() throws {
    let note = "Sources/Shop/Cart/Notes.swift"
    try app.write("struct Notes {}\n", to: note)
    try app.commit()
    try on("other", from: "main") {
      try FileManager.default.removeItem(atPath: app.root + "/" + note)
      try run("rename Cart Basket")
    }
    try app.write("struct Notes { let a = 1 }\n", to: note)
    try app.commit()
    try expect("merge", "other", status: 1, says: "  Sources/Shop/Basket/Notes.swift (removed there)\n")
    try expect("Sources/Shop/Basket/Notes.swift", has: "let a = 1")
    try app.git("merge", "--abort")
    try on("release", from: "main") { try run("remove Menu") }
    try change("main", in: "Sources/Shop/Menu/MenuInteractor.swift")
    try app.commit()
    try app.git("checkout", "--quiet", "release")
    try expect("pick", "main", status: 1, says: "  Sources/Shop/Menu/MenuInteractor.swift (removed here)\n")
  }

  @Test func `a file in the way of a folder gets a name by its branch`() throws {
    try on("topic") { try app.write("File.\n", to: "Docs") }
    try app.write("In a folder.\n", to: "Docs/A.md")
    try app.commit()
    try expect("merge", "topic", status: 1, says: "  Docs~topic\n")
    try expect("Docs~topic", has: "File.\n")
    try expect("Docs/A.md", has: "In a folder.\n")
  }

  @Test func `a conflict in a repository with long names is as any other`() throws {
    try FileManager.default.removeItem(atPath: app.root + "/.git")
    try app.git("init", "--quiet", "--initial-branch", "main", "--object-format", "sha256")
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
    try app.git("checkout", "--quiet", "-B", "main")
    try app.commit()
    try on("topic", from: "main") { try run("rename Cart Basket") }
    try conflict()
    try expect("merge", "topic", status: 1, says: "Both sides have changed the same lines of:\n  \(Self.new)\n")
    #expect(try app.git("diff", "--quiet", "--diff-filter=U") == 1)
  }

  // MARK: Configurations

  @Test func `where git may only go forward, nothing is merged`() throws {
    try change("main", in: Self.old)
    try app.commit()
    try app.git("config", "merge.ff", "only")
    try expect("merge", "topic", status: 65, says: "'merge.ff' is 'only' in the configuration of git.")
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") != 0)
    try app.git("checkout", "--quiet", "HEAD~1")
    try expect("merge", "topic", says: "Went forward to 'topic'.\n")
    #expect(try app.git("rev-parse", "--verify", "--quiet", "HEAD^2") != 0)
  }

  @Test func `where git always makes a commit, going forward makes one, too`() throws {
    try app.git("config", "merge.ff", "false")
    try app.git("checkout", "--quiet", "topic")
    try app.git("checkout", "--quiet", "main")
    try expect("merge", "-", says: "Went forward to")
    #expect(try app.git("rev-parse", "--verify", "--quiet", "HEAD^2") == 0)
    #expect(try app.git("diff", "--quiet", "HEAD", "topic") == 0)
  }
}
