import Foundation
import Testing

/// Merges that a signal or a disk ends while git works for them.
struct KilledMergeTests {
  private let app: CommandApp
  private let head: String
  private let before: [String: Data]

  /// A riblet is renamed on `topic`, and has a new child on `main`.
  init() throws {
    app = try CommandApp("Cart --parent Root")
    try app.beginHistory()
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
    try app.git("checkout", "--quiet", "-b", "topic")
    #expect(try app.run("rename", "Cart", "Basket").status == 0)
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    #expect(try app.run("new", "riblet", "Gift", "--parent", "Cart").status == 0)
    try app.commit()
    head = try app.text(of: ".git/refs/heads/main")
    before = try app.files().filter { !$0.key.hasPrefix(".git/") }
  }

  /// Merges with a git that sends a signal to the command as soon as it is asked for something.
  private func merge(killing signal: Int32, at word: String) throws -> Terminal {
    try merge(doing: "kill -\(signal) $PPID", at: word)
  }

  private func merge(doing command: String, at word: String) throws -> Terminal {
    let folder = app.root + "/.git/wrapped"
    try app.writeProgram(
      """
      #!/bin/sh
      if [ -n "$GIT_WORK_TREE" ]; then printf %s "$GIT_WORK_TREE" > '\(folder)/place'; fi
      for word; do
        if [ "$word" = \(word) ] && [ ! -e '\(folder)/sent' ]; then
          touch '\(folder)/sent'
          \(command)
        fi
      done
      PATH=${PATH#*:} exec git "$@"

      """, to: ".git/wrapped/git")
    let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try Terminal(["merge", "topic"], in: app.root, variables: ["PATH=" + path])
  }

  /// True if the copy of the files is still there.
  private var hasCopy: Bool {
    get throws { FileManager.default.fileExists(atPath: try app.text(of: ".git/wrapped/place")) }
  }

  private func expectNothing() throws {
    #expect(try app.text(of: ".git/refs/heads/main") == head)
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") != 0)
    #expect(try app.git("diff", "--quiet", "HEAD") == 0)
    #expect(try app.files().filter { !$0.key.hasPrefix(".git/") } == before)
  }

  private func expectMerged() throws {
    #expect(try app.run("tree", "--strict").output == "- Root\n  - Basket\n    - Gift\n")
    #expect(try app.git("merge-base", "--is-ancestor", "topic", "HEAD") == 0)
    #expect(try app.git("diff", "--quiet", "HEAD") == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM], ["checkout-index", "merge-tree"])
  func `an interrupted merge changes nothing, and leaves no copy`(signal: Int32, word: String) throws {
    let terminal = try merge(killing: signal, at: word)
    #expect(terminal.wait() == .status(73))
    #expect(terminal.shown == "Error: Interrupted. Nothing was changed.\n")
    #expect(try !hasCopy)
    try expectNothing()
  }

  @Test(arguments: ["checkout-index", "merge-tree", "write-tree"])
  func `the copy of a killed merge goes with the next one`(word: String) throws {
    #expect(try merge(killing: SIGKILL, at: word).wait() == .signal(SIGKILL))
    try expectNothing()
    let copy = try app.text(of: ".git/wrapped/place")
    #expect(try app.run("merge", "topic").status == 0)
    #expect(!FileManager.default.fileExists(atPath: copy))
    try expectMerged()
  }

  @Test func `a copy that the system does not let the command write is said with its place, and nothing is changed`()
    throws
  {
    let terminal = try merge(doing: #"mkdir -p "$GIT_WORK_TREE/.riblets/journal/lock""#, at: "checkout-index")
    #expect(terminal.wait() == .status(73))
    let place = URL(filePath: try app.text(of: ".git/wrapped/place")).deletingLastPathComponent()
    #expect(
      terminal.shown
        == "Error: The files of a commit cannot be copied into '\(place.deletingLastPathComponent().path)': Is a directory. Choose a folder in which you may write, and that has space for them: TMPDIR=/path riblets …\n"
    )
    #expect(try !hasCopy)
    try expectNothing()
  }

  @Test(arguments: ["commit --quiet --allow-empty --message More", "branch --force topic main"])
  func `a merge of commits that others move meanwhile is not taken`(command: String) throws {
    let terminal = try merge(
      doing: "(unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; PATH=${PATH#*:} git \(command))", at: "commit-tree")
    #expect(terminal.wait() == .status(65))
    #expect(terminal.shown.hasSuffix("Nothing was changed. Run the command again.\n"))
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") != 0)
    #expect(try app.files().filter { !$0.key.hasPrefix(".git/") } == before)
  }

  @Test func `a second merge in the repository does not begin`() throws {
    let second = #"PATH=${PATH#*:} '\#(BuiltCommand.executable.path)' merge topic > '\#(app.root)/.git/second' 2>&1"#
    #expect(try merge(doing: second, at: "merge-tree").wait() == .status(0))
    #expect(
      try app.text(of: ".git/second")
        == "Error: Another 'riblets merge' or 'riblets pick' works in this repository. Wait until it ends.\n")
    try expectMerged()
  }

  @Test func `an interruption while the files are taken waits until the merge is whole`() throws {
    #expect(try merge(killing: SIGINT, at: "riblets-enter").wait() == .signal(SIGINT))
    #expect(try !hasCopy)
    try expectMerged()
  }

  /// Git would commit a merge that is noted, but whose files are not there, without what the branch has done.
  @Test func `a kill while the files are taken leaves a merge that is whole`() throws {
    #expect(try merge(killing: SIGKILL, at: "riblets-enter").wait() == .signal(SIGKILL))
    // The process that takes the files goes on.
    let path = "Sources/Shop/Basket/Basket+Gift.swift"
    for _ in 0..<1000 { if try app.git("ls-files", "--error-unmatch", path) == 0 { break } }
    #expect(try app.git("commit", "--quiet", "--no-edit") == 0)
    try expectMerged()
  }
}
