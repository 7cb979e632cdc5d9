import Foundation
import RibletsImpact
import TestFolder
import Testing

/// The folder in which the files of a commit are copied: one whose files are in memory, such as `/dev/shm`, or the folder of
/// temporary files.
struct CommitCopyPlaceTests {
  private let sample: GitSample
  private let repository: GitRepository
  private let memory: TemporaryFolder

  init() throws {
    sample = try GitSample()
    repository = try GitRepository(around: sample.root)
    memory = try TemporaryFolder()
    try sample.folder.write("1", to: "Sources/A.swift")
    try sample.commit("one")
  }

  private func copy(memory: URL? = nil) throws -> CommitCopy {
    try CommitCopy(of: "HEAD", in: repository, for: sample.root, memory: memory ?? self.memory.url)
  }

  private func isInMemory(_ copy: CommitCopy) -> Bool { copy.folder.path.hasPrefix(memory.url.path + "/") }

  /// Makes a folder that was changed some hours ago.
  private func folder(_ name: String, hours: Double) throws -> String {
    let place = memory.path(name)
    try FileManager.default.createDirectory(atPath: place + "/files", withIntermediateDirectories: true)
    try age(place, hours: hours)
    return place
  }

  private func age(_ place: String, hours: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600 * hours)], ofItemAtPath: place)
  }

  @Test func `a small repository is copied into memory, where nobody else can read it`() throws {
    let copy = try copy()
    defer { copy.remove() }
    #expect(isInMemory(copy))
    let container = copy.folder.deletingLastPathComponent().path
    #expect(try FileManager.default.attributesOfItem(atPath: container)[.posixPermissions] as? Int == 0o700)
  }

  @Test func `nothing is left in memory once the copy is removed`() throws {
    let copy = try copy()
    copy.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: memory.url.path) == [])
  }

  @Test func `the folder of temporary files is used if there is none in memory`() throws {
    let copy = try copy(memory: memory.url.appending(path: "missing"))
    defer { copy.remove() }
    #expect(!isInMemory(copy))
    #expect(FileManager.default.fileExists(atPath: copy.root + "/Sources/A.swift"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: memory.url.path) == [])
  }

  @Test(arguments: [
    (1 << 20, 1 << 30, true), (1 << 28 - 1, 1 << 34, true), (1 << 28, 1 << 34, false), (1 << 24, 1 << 26 + 4, true),
    (1 << 24, 1 << 26, false), (4096, 0, false),
  ])
  func `files are in memory up to 256 MiB, and up to a quarter of what is free`(size: Int, free: Int, isIn: Bool) {
    #expect(CommitCopy.fits(size, in: free) == isIn)
  }

  /// A filter such as that of Git LFS replaces a short text by a large file.
  @Test func `files that are larger in the work tree than in the repository count as they are there`() throws {
    let file = try FileHandle(forWritingTo: URL(filePath: sample.root + "/Sources/A.swift"))
    try file.truncate(atOffset: 1 << 29)
    try file.close()
    let copy = try copy()
    defer { copy.remove() }
    #expect(!isInMemory(copy))
  }

  @Test func `files that are not checked out have no size, so the copy is not in memory`() throws {
    try FileManager.default.removeItem(atPath: sample.root + "/Sources/A.swift")
    let copy = try copy()
    defer { copy.remove() }
    #expect(!isInMemory(copy))
    #expect(FileManager.default.fileExists(atPath: copy.root + "/Sources/A.swift"))
  }

  @Test func `the folder of a command that was killed a day ago is removed, and no other one`() throws {
    let old = try folder("riblets-impact-old", hours: 25)
    let recent = try folder("riblets-impact-recent", hours: 23)
    let other = try folder("others", hours: 48)
    try copy().remove()
    #expect([old, recent, other].map(FileManager.default.fileExists) == [false, true, true])
  }

  @Test func `a link that is called like such a folder is removed without the folder that it leads to`() throws {
    let target = try folder("target", hours: 25)
    let link = memory.path("riblets-impact-link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try age(target, hours: 25)
    try copy().remove()
    #expect(FileManager.default.fileExists(atPath: target + "/files"))
  }

  @Test func `the folder of a command that runs for more than a day stays, because each of its changes is seen`() throws
  {
    let running = try copy()
    defer { running.remove() }
    let container = running.folder.deletingLastPathComponent().path
    try age(container, hours: 48)
    try Data("2".utf8).write(to: running.folder.appending(path: "Sources/A.swift"))
    _ = try running.store(["Sources/A.swift"])
    try copy().remove()
    #expect(FileManager.default.fileExists(atPath: running.root + "/Sources/A.swift"))
  }
}
