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
    return try files.subpathsOfDirectory(atPath: copy.folder.path).filter { $0 != ".git-index" }.sorted().map { path in
      let place = copy.folder.path + "/" + path
      let link = try? files.destinationOfSymbolicLink(atPath: place)
      if let link { return "\(path) -> \(link)" }
      let mode = try files.attributesOfItem(atPath: place)[.posixPermissions] as? Int ?? 0
      let text = files.contents(atPath: place).map { String(decoding: $0, as: UTF8.self) }
      return "\(path) \(String(mode, radix: 8)) \(text ?? "folder")"
    }
  }

  /// Links, files that can be run, folders that go, files that become folders, and names in another case.
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
    return states
  }

  @Test func `a folder that goes from state to state and back has the files of a new one`() throws {
    let states = try states()
    let moving = try copy(of: states[0])
    defer { moving.remove() }
    var former = states[0]
    for place in [1, 0, 2, 1, 2, 0] {
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
}
