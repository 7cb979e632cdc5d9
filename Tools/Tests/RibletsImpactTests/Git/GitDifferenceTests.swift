import Foundation
import RibletsImpact
import TestFolder
import Testing

struct GitDifferenceTests {
  let sample: GitSample

  init() throws {
    sample = try GitSample()
    for name in ["a", "b", "c", "d"] { try sample.folder.write("\(name)\n", to: "Sources/\(name).swift") }
    try sample.commit("First")
  }

  private func text(_ changes: [FileChange]) -> [String] {
    changes.map { change in
      let before = change.before.map { String(decoding: $0, as: UTF8.self) } ?? "-"
      return "\(change.status) \(change.path) \(before.trimmingCharacters(in: .newlines))"
    }
  }

  @Test func `the working tree differs by what is staged, changed, new, gone and moved`() throws {
    try sample.folder.write("changed\n", to: "Sources/a.swift")
    try sample.folder.write("new\n", to: "Sources/new file.swift")
    try sample.git("rm", "--quiet", "Sources/b.swift")
    try sample.git("mv", "Sources/c.swift", "Sources/ä.swift")

    #expect(
      text(try sample.difference("HEAD")) == [
        "modified Sources/a.swift a", "deleted Sources/b.swift b", "added Sources/new file.swift -",
        #"moved(from: "Sources/c.swift") Sources/ä.swift c"#,
      ])
  }

  @Test func `two commits differ whatever is in the working tree`() throws {
    try sample.folder.write("changed\n", to: "Sources/a.swift")
    try sample.commit("Second")
    try sample.folder.write("changed\n", to: "Sources/b.swift")

    #expect(text(try sample.difference("HEAD~1..HEAD")) == ["modified Sources/a.swift a"])
  }

  @Test func `three dots count from the last commit in common`() throws {
    try sample.git("checkout", "--quiet", "-b", "topic")
    try sample.folder.write("topic\n", to: "Sources/a.swift")
    try sample.commit("Topic")
    try sample.git("checkout", "--quiet", "main")
    try sample.folder.write("main\n", to: "Sources/b.swift")
    try sample.commit("Main")

    #expect(text(try sample.difference("main...topic")) == ["modified Sources/a.swift a"])
    #expect(try sample.difference("main..topic").map(\.path) == ["Sources/a.swift", "Sources/b.swift"])
  }

  @Test func `paths begin at the folder of the app, also those outside of it`() throws {
    try sample.folder.write("changed\n", to: "Sources/a.swift")
    try sample.folder.write("", to: "App/App.swift")
    let repository = try GitRepository(around: sample.root + "/App")

    let changes = try GitDifference("HEAD", in: repository, relativeTo: sample.root + "/App").changes

    #expect(changes.map(\.path) == ["../Sources/a.swift", "App.swift"])
  }

  @Test(arguments: ["diff.relative=true", "diff.orderFile=nowhere"])
  func `a setting of git hid changes outside of the folder, or ended with an error`(_ setting: String) throws {
    let parts = setting.split(separator: "=").map(String.init)
    try sample.git("config", parts[0], parts[1])
    try sample.folder.write("changed\n", to: "Sources/a.swift")
    try sample.folder.write("", to: "App/App.swift")
    let repository = try GitRepository(around: sample.root + "/App")

    let changes = try GitDifference("HEAD", in: repository, relativeTo: sample.root + "/App").changes

    #expect(changes.map(\.path) == ["../Sources/a.swift", "App.swift"])
  }

  @Test func `a commit is written into a folder as it was`() throws {
    try sample.folder.write("changed\n", to: "Sources/a.swift")

    let copy = try CommitCopy(of: "HEAD", in: GitRepository(around: sample.root), for: sample.root)
    defer { copy.remove() }

    #expect(try String(contentsOf: copy.folder.appending(path: "Sources/a.swift"), encoding: .utf8) == "a\n")
    #expect(try sample.difference("HEAD").map(\.path) == ["Sources/a.swift"])
  }

  @Test func `sources that git ignores are found in the modules`() throws {
    let app = try ImpactSample([".gitignore": "Made.swift\n.build\n", "Sources/Cart/Made.swift": "enum Made {}\n"])
    let sample = try GitSample(app.folder)
    try sample.commit("First")

    let found = try GitRepository(around: app.root).ignoredFiles(below: ["Sources/Cart", "Sources/Gone"])

    #expect(found == ["Sources/Cart/Made.swift"])
    #expect(ImpactedApp(at: app.root).sources(among: found + ["Other/Made.swift"]) == ["Sources/Cart/Made.swift"])
  }

  @Test func `a submodule is in no module`() throws {
    let other = try GitSample()
    try other.commit("Other")
    try sample.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.root, "Other")

    #expect(try sample.difference("HEAD").map(\.path) == [".gitmodules", "Other"])
    #expect(try sample.difference("HEAD").allSatisfy { $0.before == nil })
  }

  // MARK: Failures

  @Test func `a folder without a repository says so`() throws {
    let folder = try TemporaryFolder()

    #expect(throws: GitFailure.noRepository(folder: folder.url.path)) { try GitRepository(around: folder.url.path) }
    #expect(
      GitFailure.noRepository(folder: "/shop").description
        == "'/shop' is in no git repository, so nothing says what has changed. Name the files that change: --files.")
  }

  @Test func `a commit that is not there says so`() {
    #expect(sample.failure("nothing") == "There is no commit 'nothing'. To see what there is: git log --oneline --all.")
    #expect(
      sample.failure("--output=x") == "There is no commit '--output=x'. To see what there is: git log --oneline --all.")
  }

  @Test func `a shallow clone says what it lacks`() throws {
    try sample.commit("Second")
    let clone = try TemporaryFolder()
    try sample.git("clone", "--quiet", "--depth", "1", "file://" + sample.root, clone.path("clone"))
    let repository = try GitRepository(around: clone.path("clone"))

    #expect(
      throws: GitFailure.noCommit("HEAD~1", isShallow: true)
    ) { try GitDifference("HEAD~1", in: repository, relativeTo: clone.path("clone")) }
    #expect(
      GitFailure.noCommit("HEAD~1", isShallow: true).description
        == """
        There is no commit 'HEAD~1'. The repository is a shallow clone, which has not all commits. To fetch them: git fetch \
        --unshallow.
        """)
  }

  @Test func `branches without a commit in common say so`() throws {
    try sample.git("checkout", "--quiet", "--orphan", "other")
    try sample.commit("Other")

    #expect(
      sample.failure("main...other")
        == "'main' and 'other' have no commit in common. To compare them as they are, write 'main..other'.")
  }

  @Test(arguments: ["merge", "rebase"])
  func `conflicts say where, and a rebase was called a merge`(command: String) throws {
    try sample.git("checkout", "--quiet", "-b", "topic")
    try sample.folder.write("topic\n", to: "Sources/a.swift")
    try sample.commit("Topic")
    try sample.git("checkout", "--quiet", "main")
    try sample.folder.write("main\n", to: "Sources/a.swift")
    try sample.commit("Main")
    try sample.git(command, "--quiet", "topic")

    #expect(
      sample.failure("HEAD") == """
        There are conflicts in: Sources/a.swift. Solve them first, or take back the merge or rebase: 'git status' says how.
        """)
  }

  @Test func `a commit was not found by its message`() throws {
    try sample.git("commit", "--quiet", "--allow-empty", "--message", "Half of it")
    try sample.folder.write("new", to: "New.swift")
    try sample.commit("All of it")

    #expect(try sample.difference(":/Half of").map(\.path) == ["New.swift"])
    #expect(try sample.difference(":/Half..HEAD").map(\.path) == ["New.swift"])
    #expect(
      sample.failure(":/Nothing") == "There is no commit ':/Nothing'. To see what there is: git log --oneline --all.")
  }

  @Test func `a link changes with the file that it leads to`() throws {
    let sample = try GitSample()
    try sample.folder.write("one", to: "Ops/Clamp.swift")
    try FileManager.default.createDirectory(atPath: sample.root + "/Mirror", withIntermediateDirectories: true)
    for (link, target) in [("Clamp.swift", "../Ops/Clamp.swift"), ("All", "../Ops")] {
      try FileManager.default.createSymbolicLink(atPath: sample.root + "/Mirror/" + link, withDestinationPath: target)
    }
    try sample.commit("First")
    try sample.folder.write("two", to: "Ops/Clamp.swift")

    let changes = try sample.difference("HEAD")

    #expect(changes.map(\.path) == ["Mirror/All/Clamp.swift", "Mirror/Clamp.swift", "Ops/Clamp.swift"])
    #expect(changes.map(\.status) == [.possible, .possible, .modified])
  }

  @Test func `a link that leads out of the repository may have changed`() throws {
    let (sample, other) = (try GitSample(), try GitSample())
    try other.folder.write("one", to: "Clamp.swift")
    try FileManager.default.createSymbolicLink(
      atPath: sample.root + "/Clamp.swift", withDestinationPath: other.root + "/Clamp.swift")
    try sample.commit("First")

    let changes = try sample.difference("HEAD")

    #expect(changes.map(\.path) == ["Clamp.swift"])
    #expect(changes.map(\.status) == [.possible])
  }

  @Test(arguments: ["--skip-worktree", "--assume-unchanged"])
  func `a file that git is told not to look at may have changed`(_ mark: String) throws {
    let sample = try GitSample()
    try sample.folder.write("one", to: "A.swift")
    try sample.folder.write("one", to: "B.swift")
    try sample.commit("First")
    try sample.git("update-index", mark, "A.swift")
    try sample.folder.write("two", to: "A.swift")

    let changes = try sample.difference("HEAD")

    #expect(changes.map(\.path) == ["A.swift"])
    #expect(changes.map(\.status) == [.possible])
  }

  @Test(arguments: ["--skip-worktree", "--assume-unchanged"])
  func `a file that git is told not to look at was missed after it was removed`(_ mark: String) throws {
    let sample = try GitSample()
    for name in ["A", "B", "C"] { try sample.folder.write("one", to: "App/\(name).swift") }
    try sample.commit("First")
    try sample.folder.write("two", to: "App/B.swift")
    try sample.folder.write("new", to: "App/New.swift")
    try sample.commit("Second")
    for name in ["A", "B", "New"] {
      try sample.git("update-index", mark, "App/\(name).swift")
      try FileManager.default.removeItem(atPath: sample.root + "/App/\(name).swift")
    }
    let (repository, app) = (try GitRepository(around: sample.root), sample.root + "/App")

    var difference = try GitDifference("HEAD~1", in: repository, relativeTo: app)

    #expect(difference.changes == [])
    #expect(difference.leftOut == ["A.swift", "B.swift"])
    try difference.add(leftOut: difference.leftOut, in: repository, relativeTo: app)
    #expect(difference.changes.map(\.path) == ["A.swift", "B.swift"])
    #expect(difference.changes.map(\.status) == [.leftOut, .leftOut])
    #expect(difference.changes.map(\.before) == [Array("one".utf8), Array("one".utf8)])
    #expect(try GitDifference("HEAD~1..HEAD", in: repository, relativeTo: app).leftOut == [])
  }

  @Test func `a repository in an ignored folder counts by its files`() throws {
    let sample = try GitSample()
    try sample.folder.write("Vendor", to: ".gitignore")
    try sample.folder.write("enum Log {}", to: "Vendor/Log/Sources/Log/Log.swift")
    try sample.git("init", "--quiet", "Vendor/Log")

    let files = try GitRepository(around: sample.root).ignoredFiles(below: ["Vendor/Log/Sources/Log"])

    #expect(files == ["Vendor/Log/Sources/Log/Log.swift"])
  }

  @Test func `a package outside of the repository counts by its files`() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum Log {}", to: "Log/Sources/Log/Log.swift")
    try folder.write("x", to: "Log/Sources/Log/.hidden")
    let app = folder.url.resolvingSymlinksInPath().path + "/App"
    try folder.write("enum App {}", to: "App/Sources/App/App.swift")
    let process = try Process.run(URL(filePath: "/usr/bin/env"), arguments: ["git", "init", "--quiet", app])
    process.waitUntilExit()

    let repository = try GitRepository(around: app)
    let files = try repository.ignoredFiles(below: ["Sources/App", "../Log/Sources/Log"])

    #expect(files == ["../Log/Sources/Log/Log.swift"])
  }
}
