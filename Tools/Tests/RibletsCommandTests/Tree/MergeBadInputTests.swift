import Foundation
import Testing

/// Merges that do not begin, or come to nothing: each leaves the app as it was.
struct MergeBadInputTests {
  /// `Cart` is called `Basket` on the branch `topic`, and has a child more on `main`.
  private let app: CommandApp

  init() throws {
    app = try CommandApp("Cart --parent Root")
    try app.beginHistory()
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
    try app.git("checkout", "--quiet", "-b", "topic")
    try #require(try app.run("rename", "Cart", "Basket").status == 0)
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try #require(try app.run("new", "riblet", "Gift", "--parent", "Cart").status == 0)
    try app.commit()
  }

  private func expect(
    _ status: Int32, _ text: String, merging branch: String = "topic", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try app.files().filter { !$0.key.hasPrefix(".git/") }
    let result = try app.run("merge", branch)
    #expect(result.status == status, sourceLocation: sourceLocation)
    #expect(result.errors.contains(text), "\(result.errors)", sourceLocation: sourceLocation)
    #expect(try app.files().filter { !$0.key.hasPrefix(".git/") } == before, sourceLocation: sourceLocation)
  }

  @Test func `a range is no branch`() throws {
    try expect(64, "'main..topic' is a range of commits.", merging: "main..topic")
  }

  @Test func `a branch with nothing in common is for git`() throws {
    try app.git("checkout", "--quiet", "--orphan", "alone")
    try app.git("commit", "--quiet", "--message", "Alone")
    try app.git("checkout", "--quiet", "main")
    try expect(66, "Merge it with git: git merge --allow-unrelated-histories alone\n", merging: "alone")
  }

  @Test func `sources that do not parse are said, and their riblets are not taken for removed`() throws {
    try app.git("checkout", "--quiet", "topic")
    try app.write("class {\n", to: "Sources/Shop/Basket/BasketRouter.swift")
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try expect(
      65,
      "What is there is no app that can be read, so nothing is merged:\nSources/Shop/Basket/BasketRouter.swift:1:7: error: "
    )
  }

  @Test func `sources that do not parse here are said, with the way on`() throws {
    try app.write("class {\n", to: "Sources/Shop/Cart/CartRouter.swift")
    try app.commit()
    try expect(
      65,
      "What is here is no app that can be read, so nothing is merged:\nSources/Shop/Cart/CartRouter.swift:1:7: error: ")
    try expect(65, "Fix that on its branch, and commit it. Or merge with git.\n")
  }

  @Test func `a common commit that does not parse is for git`() throws {
    let file = "Sources/Shop/Cart/CartRouter.swift"
    let text = try app.text(of: file)
    try app.write("class {\n", to: file)
    try app.commit()
    try app.git("checkout", "--quiet", "-b", "fixed")
    try app.write(text, to: file)
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try app.write(text + "// Fixed.\n", to: file)
    try app.commit()
    try expect(65, "Nobody can change that any more. Merge with git.\n", merging: "fixed")
  }

  @Test(arguments: [
    ("Package.swift", "let package = Package(targets: [[\n"), (".riblets/modules/Shop.json", "{"),
    ("Sources/Shop/Root/Extra.swift", "// \u{FF}\n"),
  ])
  func `a file of one side that cannot be read was merged, or had no side in the message`(
    path: String, text: String
  ) throws {
    for (branch, side) in [("topic", "there"), ("main", "here")] {
      try app.git("checkout", "--quiet", "-B", branch + "-broken", branch)
      let place = URL(filePath: app.root).appending(path: path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.unicodeScalars.map { UInt8($0.value) }).write(to: place)
      try app.commit()
      try app.git("checkout", "--quiet", branch == "main" ? "main-broken" : "main")
      try expect(
        65, "What is \(side) is no app that can be read, so nothing is merged:\n\(path):",
        merging: branch == "main" ? "topic" : "topic-broken")
      try app.git("checkout", "--quiet", "main")
    }
  }

  @Test func `a branch without a name was called merged`() throws {
    try expect(64, "Name the branch or the commit to merge", merging: "")
  }

  @Test func `a lock of the index left a merge open, which a commit ended without the branch`() throws {
    try app.write("", to: ".git/index.lock")
    for command in ["merge", "pick"] {
      let result = try app.run(command, "topic")
      #expect(result.status == 65)
      #expect(
        result.errors.contains(".git/index.lock'. Wait for it, or remove the file. All is as it was before."),
        "\(result.errors)")
    }
    try FileManager.default.removeItem(atPath: app.root + "/.git/index.lock")
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") != 0)
    #expect(try app.run("merge", "topic").output.hasSuffix("Merged 'topic'.\n"))
    #expect(try app.run("tree").output == "- Root\n  - Basket\n    - Gift\n")
  }

  @Test func `a file in the way was told without a way on`() throws {
    try app.write("Mine.\n", to: "Sources/Shop/Basket/BasketRouter.swift")
    for command in ["merge", "pick"] {
      let result = try app.run(command, "topic")
      #expect(result.status == 65)
      #expect(
        result.errors.hasSuffix("\nMove these files away, and run the command again. All is as it was before.\n"),
        "\(result.errors)")
    }
  }

  @Test func `a hook that refuses what a pick notes left all files of it staged`() throws {
    try app.writeProgram(
      "#!/bin/sh\nif grep -q CHERRY_PICK_HEAD; then exit 1; fi\n", to: ".git/hooks/reference-transaction")
    #expect(try app.run("pick", "topic").status == 65)
    #expect(try app.git("diff", "--quiet", "HEAD") == 0)
  }

  @Test func `a hook that changed files left a merge open, which was called as before`() throws {
    try app.writeProgram(
      "#!/bin/sh\necho >> Sources/Shop/Basket/BasketRouter.swift\nexit 1\n", to: ".git/hooks/pre-commit")
    let result = try app.run("merge", "topic")
    #expect(result.status == 65)
    #expect(
      result.errors.contains(
        "\nThe merge is in the work tree, and not committed, because files were changed meanwhile. To keep it: git commit. To take it back with these changes: git reset --hard"
      ), "\(result.errors)")
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") == 0)
  }

  @Test func `a merge driver that prints something stopped the merge`() throws {
    for branch in ["topic", "main"] {
      try app.git("checkout", "--quiet", branch)
      try app.write("\(branch)\n", to: "Notes.md")
      try app.write("*.md merge=noisy\n", to: ".gitattributes")
      try app.commit()
    }
    try app.git("config", "merge.noisy.driver", "echo noise; cp %B %A")
    #expect(try app.run("merge", "topic").status == 0)
    #expect(try app.text(of: "Notes.md") == "topic\n")
  }

  @Test func `a link in a conflict became a file`() throws {
    try app.git("checkout", "--quiet", "topic")
    try app.git("rm", "--quiet", "README.md")
    try FileManager.default.createSymbolicLink(
      atPath: app.root + "/README.md", withDestinationPath: "Package.swift")
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try app.write("Mine.\n", to: "README.md")
    try app.commit()
    #expect(try app.run("merge", "topic").status == 1)
    let files = FileManager.default
    let links = ["README.md", "README.md~topic"].filter {
      (try? files.destinationOfSymbolicLink(atPath: app.root + "/" + $0)) != nil
    }
    #expect(links.count == 1)
  }

  @Test func `a folder that became a link was taken for a removed riblet`() throws {
    try app.git("checkout", "--quiet", "topic")
    try FileManager.default.createDirectory(atPath: app.root + "/Other", withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: app.root + "/Sources/Shop/Basket", toPath: app.root + "/Other/Basket")
    try FileManager.default.createSymbolicLink(
      atPath: app.root + "/Sources/Shop/Basket", withDestinationPath: "../../Other/Basket")
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try expect(
      65,
      "What is there is no app that can be read, so nothing is merged:\nSources/Shop/Basket:1:1: note: This is a link to a folder"
    )
  }

  @Test func `common commits with conflicts, whether two or three, are for git`() throws {
    let file = "Sources/Shop/Cart/CartInteractor.swift"
    for branch in ["left", "right", "third"] {
      try app.git("checkout", "--quiet", "-b", branch, "main")
      try app.change(file, "    presenter.listener = self", "    // On \(branch).\n    presenter.listener = self")
      try app.commit()
    }
    for (branch, others) in [("one", ["right"]), ("two", ["right", "third"])] {
      let all = ["left"] + others
      for (side, first) in [(branch, "left"), (branch + "-there", "right")] {
        try app.git("checkout", "--quiet", "-b", side, first)
        for other in all where other != first {
          try app.git("merge", "--quiet", "--no-edit", "--strategy", "ours", other)
        }
      }
      try app.git("checkout", "--quiet", branch)
      let reason = "their last common commits have conflicts with each other. Merge with git: git merge "
      try expect(65, reason, merging: branch + "-there")
    }
  }

  @Test func `without git, and with an old one, the app stays as it is`() throws {
    let before = try app.files().filter { !$0.key.hasPrefix(".git/") }
    let none = try BuiltCommand.run(["merge", "topic"], in: app.root, variables: ["PATH": "/nowhere"])
    #expect(none.status == 66)
    #expect(none.errors == "Error: There is no program 'git', which merges what is left. Install it.\n")

    let folder = app.root + "/.git/old"
    try app.writeProgram(
      """
      #!/bin/sh
      for word; do
        if [ "$word" = version ]; then echo git version 2.30.2; exit; fi
      done
      PATH=${PATH#*:} exec git "$@"

      """, to: ".git/old/git")
    let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    for command in ["merge", "pick"] {
      let old = try BuiltCommand.run([command, "topic"], in: app.root, variables: ["PATH": path])
      #expect(old.status == 65, "\(old.output)")
      #expect(
        old.errors.contains("git 2.38 or later is needed, and this is 2.30.2. Update it, or merge with git.\n"),
        "\(old.errors)")
    }
    #expect(try app.files().filter { !$0.key.hasPrefix(".git/") } == before)
  }

  @Test func `a hook that refuses the message takes all back`() throws {
    try app.writeProgram("#!/bin/sh\necho No ticket. >&2\nexit 1\n", to: ".git/hooks/commit-msg")
    try expect(65, "No ticket.\nAll is as it was before. To leave a merge open: riblets merge --no-commit topic\n")
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") != 0)
    #expect(try app.git("diff", "--quiet", "HEAD") == 0)
  }

  @Test func `a commit without the app is said`() throws {
    try app.git("checkout", "--quiet", "-b", "bare")
    try app.git("rm", "--quiet", "-r", ".")
    try app.git("commit", "--quiet", "--message", "Nothing")
    try app.git("checkout", "--quiet", "main")
    try app.git("commit", "--quiet", "--allow-empty", "--message", "Something")
    try expect(65, "has no app at this place. Merge with git.\n", merging: "bare")
  }

  @Test func `a merge that is open is ended first`() throws {
    try app.git("merge", "--quiet", "--no-commit", "--no-ff", "--strategy", "ours", "topic")
    try expect(65, "A merge is in progress. End it first: git commit. Or leave it: git merge --abort\n")
  }

  @Test func `a file in the way that git does not know is not overwritten`() throws {
    try app.write("Mine.\n", to: "Sources/Shop/Basket/BasketRouter.swift")
    try expect(65, "Sources/Shop/Basket/BasketRouter.swift' would be overwritten by merge.")
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") != 0)
  }

  @Test func `a hook that refuses the commit takes all back`() throws {
    try app.writeProgram("#!/bin/sh\necho Not today. >&2\nexit 1\n", to: ".git/hooks/pre-commit")
    try expect(65, "Not today.\n")
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") != 0)
    #expect(try app.git("diff", "--quiet", "HEAD") == 0)
  }

  @Test func `the hook for merges is asked before the commit`() throws {
    try app.writeProgram("#!/bin/sh\necho No merges. >&2\nexit 1\n", to: ".git/hooks/pre-merge-commit")
    try expect(65, "No merges.\n")
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") != 0)
    #expect(try app.git("diff", "--quiet", "HEAD") == 0)
  }

  @Test func `a file whose new name is ignored is merged all the same`() throws {
    try app.write(".build\nBask*.swift\n", to: ".gitignore")
    try app.commit()
    let result = try app.run("merge", "topic")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try app.git("ls-files", "--error-unmatch", "Sources/Shop/Basket/Basket+Gift.swift") == 0)
    #expect(try app.git("ls-files", "--error-unmatch", ".riblets/journal/lock") != 0)
  }
}
