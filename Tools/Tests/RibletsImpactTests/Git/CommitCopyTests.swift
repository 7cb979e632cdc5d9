import Foundation
import RibletsImpact
import TestFolder
import Testing

struct CommitCopyTests {
  private let sample: GitSample
  private let repository: GitRepository

  init() throws {
    sample = try GitSample()
    repository = try GitRepository(around: sample.root)
  }

  private func write(_ text: String, to path: String) throws {
    let place = sample.folder.url.appending(path: path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: sample.folder.url.appending(path: path))
  }

  private func commit(_ message: String) throws -> String {
    try sample.commit(message)
    return try repository.text(of: ["rev-parse", "HEAD^{tree}"])
  }

  private func copy(of commit: String) throws -> CommitCopy {
    try CommitCopy(of: commit, in: repository, for: sample.root)
  }

  /// The files and folders of a copy: paths with what they are, who may run them, and what is in them.
  private func contents(_ copy: CommitCopy) throws -> [String] {
    let files = FileManager.default
    return try files.subpathsOfDirectory(atPath: copy.folder.path).sorted().map { path in
      let place = copy.folder.path + "/" + path
      let link = try? files.destinationOfSymbolicLink(atPath: place)
      if let link { return "\(path) -> \(link)" }
      let mode = try files.attributesOfItem(atPath: place)[.posixPermissions] as? Int ?? 0
      let text = files.contents(atPath: place).map { String(decoding: $0, as: UTF8.self) }
      return "\(path) \(String(mode, radix: 8)) \(text ?? "folder")"
    }
  }

  /// Links, files that can be run, folders that go, files that become folders and links, and names in another case.
  private func states() throws -> [String] {
    try write("1", to: "Sources/A.swift")
    try write("1", to: "Sources/Gone/Deep/B.swift")
    try write("1", to: "Sources/cart.swift")
    try write("run", to: "run.sh")
    try write("1", to: "Thing")
    try FileManager.default.createSymbolicLink(
      atPath: sample.root + "/link.swift", withDestinationPath: "Sources/A.swift")
    var states = [try commit("one")]

    try write("22", to: "Sources/A.swift")
    try remove("Sources/Gone")
    try remove("Sources/cart.swift")
    try write("1", to: "Sources/Cart.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sample.root + "/run.sh")
    try remove("Thing")
    try write("1", to: "Thing/é b.swift")
    try remove("link.swift")
    try FileManager.default.createSymbolicLink(
      atPath: sample.root + "/link.swift", withDestinationPath: "Sources/Cart.swift")
    states.append(try commit("two"))

    try remove("Thing")
    try remove("link.swift")
    try write("no link", to: "link.swift")
    states.append(try commit("three"))

    try remove("link.swift")
    try write("in", to: "link.swift/in.txt")
    try FileManager.default.createSymbolicLink(atPath: sample.root + "/Thing", withDestinationPath: "nowhere")
    try remove("Sources")
    try FileManager.default.createSymbolicLink(atPath: sample.root + "/Sources", withDestinationPath: "link.swift")
    states.append(try commit("four"))
    return states
  }

  @Test func `a folder that goes from state to state and back has the files of a new one`() throws {
    let states = try states()
    let moving = try copy(of: states[0])
    defer { moving.remove() }
    var former = states[0]
    for place in [1, 0, 2, 1, 2, 0, 3, 0, 3, 1, 3, 2, 3] {
      try moving.become(states[place], from: former)
      former = states[place]
      let fresh = try copy(of: former)
      #expect(try contents(moving) == contents(fresh))
      #expect(try moving.store([]) == former)
      fresh.remove()
    }
  }

  @Test func `changed files are stored, and are gone and there again with their state`() throws {
    let states = try states()
    let moving = try copy(of: states[1])
    defer { moving.remove() }
    let folder = moving.folder
    let files = FileManager.default
    // Of the same size, in the same second.
    try Data("33".utf8).write(to: folder.appending(path: "Sources/A.swift"))
    try files.removeItem(at: folder.appending(path: "Thing"))
    try Data("1".utf8).write(to: folder.appending(path: "Thing"))
    try files.createDirectory(at: folder.appending(path: "run.sh.d"), withIntermediateDirectories: true)
    try files.moveItem(at: folder.appending(path: "run.sh"), to: folder.appending(path: "run.sh.d/run.sh"))
    let changed = try moving.store(["Sources/A.swift", "Thing", "Thing/é b.swift", "run.sh", "run.sh.d/run.sh"])
    let own = try contents(moving)
    try moving.become(states[0], from: changed)
    let first = try copy(of: states[0])
    #expect(try contents(moving) == contents(first))
    first.remove()
    try moving.become(changed, from: states[0])
    #expect(try contents(moving) == own)
    let fresh = try copy(of: changed)
    #expect(try contents(fresh) == own)
    fresh.remove()
  }

  @Test func `a file that git ignores is stored if a command has written it`() throws {
    try write("*.log\n", to: ".gitignore")
    let copy = try copy(of: try commit("one"))
    defer { copy.remove() }
    try Data("1".utf8).write(to: copy.folder.appending(path: "Cart.log"))
    let tree = try copy.store(["Cart.log"])
    #expect(try repository.parts(of: ["ls-tree", "--name-only", "-z", tree]) == [".gitignore", "Cart.log"])
  }

  @Test func `a folder that is removed leaves nothing`() throws {
    let copy = try copy(of: try states()[0])
    #expect(FileManager.default.fileExists(atPath: copy.root + "/Sources/A.swift"))
    copy.remove()
    #expect(!FileManager.default.fileExists(atPath: copy.folder.path))
  }

  @Test func `a file that nobody may write goes to another state`() throws {
    let states = try states()
    let copy = try copy(of: states[0])
    defer { copy.remove() }
    let place = copy.folder.path + "/Sources/A.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: place)
    try copy.become(states[1], from: states[0])
    #expect(FileManager.default.contents(atPath: place) == Data("22".utf8))
  }

  /// Found by an attack: the command ended with status 65.
  @Test func `a file of the repository that is called like an index of git is copied`() throws {
    try write("mine", to: ".git-index")
    try write("mine", to: "index")
    let copy = try copy(of: try commit("one"))
    defer { copy.remove() }
    #expect(try contents(copy) == [".git-index 644 mine", "index 644 mine"])
  }

  @Test func `a submodule is stored as it was, and its files are not copied`() throws {
    try write("1", to: "A.swift")
    let first = try commit("one")
    try FileManager.default.createDirectory(atPath: sample.root + "/Sub", withIntermediateDirectories: true)
    let head = try repository.text(of: ["rev-parse", "HEAD"])
    try sample.git("update-index", "--add", "--cacheinfo", "160000,\(head),Sub")
    try sample.git("commit", "--quiet", "--message", "two")
    let second = try repository.text(of: ["rev-parse", "HEAD^{tree}"])
    let copy = try copy(of: second)
    defer { copy.remove() }
    try Data("2".utf8).write(to: copy.folder.appending(path: "A.swift"))
    let changed = try copy.store(["A.swift"])
    #expect(try repository.text(of: ["rev-parse", changed + ":Sub"]) == head)
    try copy.become(first, from: changed)
    #expect(try contents(copy) == ["A.swift 644 1"])
    try copy.become(second, from: first)
    #expect(try copy.store([]) == second)
  }

  /// Found by an attack: the submodule had `core.worktree` in the copy, and git failed as soon as the copy was removed.
  @Test func `a submodule of the work tree keeps its folder, also if git is told to recurse`() throws {
    let other = try GitSample()
    try other.folder.write("let a = 1", to: "A.swift")
    try other.commit("one")
    try write("1", to: "B.swift")
    let first = try commit("one")
    try sample.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "--force", other.root, "Sub")
    let second = try commit("two")
    try sample.git("config", "submodule.recurse", "true")
    let place = sample.root + "/.git/modules/Sub/config"
    let config = try #require(FileManager.default.contents(atPath: place))
    let copy = try copy(of: first)
    try copy.become(second, from: first)
    try copy.become(first, from: second)
    copy.remove()
    #expect(FileManager.default.contents(atPath: place) == config)
    #expect(try repository.text(of: ["status", "--porcelain"]).isEmpty)
  }

  /// Found by an attack: each file was stored with other line ends, so all of them were in conflict.
  @Test(arguments: ["true", "input"])
  func `files keep the line ends that they are stored with, whatever git makes of them in the work tree`(
    setting: String
  ) throws {
    try write("1\r\n", to: "A.swift")
    try write("1\n", to: "B.swift")
    let tree = try commit("one")
    try sample.git("config", "core.autocrlf", setting)
    let copy = try copy(of: tree)
    defer { copy.remove() }
    for (name, text) in [("A.swift", "2\r\n"), ("B.swift", "2\n")] {
      try Data(text.utf8).write(to: copy.folder.appending(path: name))
      let stored = try copy.store([name])
      let blob = try repository.run(["cat-file", "blob", "\(stored):\(name)"])
      #expect(blob == Data(text.utf8))
    }
  }

  @Test func `hooks of the repository are not called for a copy`() throws {
    let states = try states()
    try write("#!/bin/sh\ntouch '\(sample.root)/.git/called'\n", to: ".git/hooks/post-index-change")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sample.root + "/.git/hooks/post-index-change")
    let copy = try copy(of: states[0])
    try copy.become(states[1], from: states[0])
    copy.remove()
    #expect(!FileManager.default.fileExists(atPath: sample.root + "/.git/called"))
  }
}
