import Foundation
import Testing

@testable import RibletsChanges

struct RepositoryTests {
  @Test func `applying makes every kind of change and leaves nothing for git to see`() throws {
    let scenario = try Scenario()
    let folder = scenario.folder
    try folder.run("git", "init", "-q")
    defer { #expect(throws: Never.self) { try folder.disk.removeTree(".git") } }

    try folder.repository().apply(scenario.changes)

    #expect(try folder.run("git", "status", "--short", "--ignored", ".riblets").output == "!! .riblets/\n")
    try folder.disk.removeTree(".git")
    #expect(try folder.contents() == Scenario.after)
    #expect(try folder.disk.names(in: Journal.folder).sorted() == [".gitignore", "applied-2", "lock"])
  }

  @Test func `no changes leave no trace`() throws {
    let folder = try TemporaryFolder(["A.swift": "a\n"])
    let repository = try folder.repository()

    try repository.apply(try repository.draft().changes())

    #expect(try folder.disk.names(in: "") == ["A.swift"])
  }

  @Test func `a root that is not there is made, and goes with its changes`() throws {
    let folder = try TemporaryFolder()
    let repository = try Repository(at: folder.path + "/App/", command: "riblets new app App")
    var draft = repository.draft()
    #expect(try draft.list() == [])
    try draft.create("Package.swift", "package\n")
    let changes = try draft.changes()
    #expect(try folder.disk.names(in: "") == [])

    try repository.apply(changes)
    #expect(try folder.text(at: "App/Package.swift") == "package\n")

    try repository.apply(try repository.changesToUndo())
    #expect(try folder.disk.names(in: "") == [])
  }

  @Test func `a root in no folder is refused, and one that is a file`() throws {
    let folder = try TemporaryFolder(["File": ""])

    #expect(throws: ChangeError.noRoot(folder.path + "/No/App", parent: folder.path + "/No")) {
      try Repository(at: folder.path + "/No/App", command: "riblets new app App")
    }
    #expect(throws: ChangeError.rootIsFile(folder.path + "/File")) {
      try Repository(at: folder.path + "/File", command: "riblets new app App")
    }
  }

  @Test func `files that changed since they were read are named and nothing is done`() throws {
    let scenario = try Scenario()
    let folder = scenario.folder
    try folder.write("edited\n", to: "Shop/Cart/Price.swift")
    try folder.write("made\n", to: "New/Deep/New.swift")
    try folder.disk.removeFile("Gone/A.swift")
    let before = try folder.contents()

    #expect(throws: ChangeError.changedMeanwhile(["Gone/A.swift", "New/Deep/New.swift", "Shop/Cart/Price.swift"])) {
      try folder.repository().apply(scenario.changes)
    }
    #expect(try folder.contents() == before)
  }

  @Test func `a file that was only read counts, unless it was written again with the same text`() throws {
    let folder = try TemporaryFolder(["A.swift": "a\n", "B.swift": "b\n"])
    var draft = try folder.draft()
    try draft.create("C.swift", try draft.text(at: "A.swift") + draft.text(at: "B.swift"))
    let changes = try draft.changes()
    try folder.write("a\n", to: "A.swift")
    try folder.write("other\n", to: "B.swift")

    #expect(throws: ChangeError.changedMeanwhile(["B.swift"])) { try folder.repository().apply(changes) }

    try folder.write("b\n", to: "B.swift")
    try folder.repository().apply(changes)
    #expect(try folder.text(at: "C.swift") == "a\nb\n")
  }

  @Test func `a folder that became a link is not written through`() throws {
    let other = try TemporaryFolder()
    let folder = try TemporaryFolder(["Sources/A.swift": "a\n"])
    var draft = try folder.draft()
    try draft.create("Sources/B.swift", "b\n")
    let changes = try draft.changes()
    try folder.disk.removeTree("Sources")
    try folder.link("Sources", to: other.path)

    #expect(throws: ChangeError.changedMeanwhile(["Sources"])) { try folder.repository().apply(changes) }
    #expect(try other.contents() == [:])
  }

  @Test func `a file that appears at the last moment is not overwritten`() throws {
    let scenario = try Scenario()
    let folder = scenario.folder
    let disk = FaultyDisk(folder, code: ENOSPC)
    disk.willStep = { _, step in
      if step == "make the folder New/Deep" { try? folder.write("theirs\n", to: "Moved/Link.swift") }
    }

    #expect(throws: ChangeError.self) { try Repository(disk, root: folder.path, command: "c").apply(scenario.changes) }

    var contents = try folder.contents()
    #expect(contents.removeValue(forKey: "Moved/Link.swift") == "644 theirs\n")
    contents["Moved"] = nil
    #expect(try contents == Scenario().folder.contents())
  }

  @Test func `a folder in the way leaves all as it was`() throws {
    let folder = try TemporaryFolder(["A.swift": "a\n"])
    var draft = try folder.draft()
    try draft.edit("A.swift") { $0 += "more\n" }
    try draft.create("B.swift", "b\n")
    let changes = try draft.changes()
    try folder.write("", to: "B.swift/inside")

    #expect(throws: ChangeError.changedMeanwhile(["B.swift"])) { try folder.repository().apply(changes) }
    #expect(try folder.text(at: "A.swift") == "a\n")
  }

  @Test func `a journal is not kept where something else is`() throws {
    let other = try TemporaryFolder()
    let folder = try TemporaryFolder()
    var draft = try folder.draft()
    try draft.create("A.swift", "a\n")
    let changes = try draft.changes()

    try folder.link(".riblets", to: other.path)
    #expect(throws: ChangeError.notAFolder(".riblets")) { try folder.repository().apply(changes) }
    try folder.disk.removeFile(".riblets")
    try folder.write("", to: ".riblets/journal")
    #expect(throws: ChangeError.notAFolder(".riblets/journal")) { try folder.repository().apply(changes) }

    #expect(try other.contents() == [:])
    #expect(try folder.disk.entry(at: "A.swift") == nil)
  }

  @Test func `a refusal is about the file that the user knows`() throws {
    for (step, text) in [
      ("write .riblets/journal/pending/new/0", "Cannot write 'A.swift': "),
      ("move A.swift", "Cannot write 'A.swift': "), ("move B.swift", "Cannot remove 'B.swift': "),
      ("make the folder C", "Cannot make the folder 'C': "),
    ] {
      let folder = try TemporaryFolder(["A.swift": "a\n", "B.swift": "b\n"])
      var draft = try folder.draft()
      try draft.edit("A.swift") { $0 += "more\n" }
      try draft.move("B.swift", to: "C/B.swift")
      let changes = try draft.changes()
      var isRefused = false
      let disk = FaultyDisk(folder, code: EACCES) { _ in isRefused }
      disk.willStep = { isRefused = $1 == step }

      let error = #expect(throws: ChangeError.self) {
        try Repository(disk, root: folder.path, command: "c").apply(changes)
      }

      #expect(error?.description.hasPrefix(text + "permission denied.") == true, "\(String(describing: error))")
      #expect(error?.description.hasSuffix("\nNothing was changed.") == true)
    }
  }

  @Test func `names that are too long are refused, in folders that are there and in new ones`() throws {
    let folder = try TemporaryFolder(["Sources/A.swift": "a\n"])
    let name = String(repeating: "x", count: 300)
    var draft = try folder.draft()

    #expect(throws: ChangeError.system(SystemFailure(.look, "Sources/" + name, code: ENAMETOOLONG))) {
      try draft.create("Sources/" + name, "")
    }
    try draft.create("New/" + name, "")
    let changes = try draft.changes()
    #expect(throws: ChangeError.takenBack(SystemFailure(.write, "New/" + name, code: ENAMETOOLONG))) {
      try folder.repository().apply(changes)
    }
    #expect(try folder.disk.names(in: "") == ["Sources"])
  }
}
