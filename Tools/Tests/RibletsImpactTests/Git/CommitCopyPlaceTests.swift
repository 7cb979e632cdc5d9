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

  @Test func `the folder of a killed command is removed at once, and that of a running one stays however old it is`()
    throws
  {
    let running = try copy()
    defer { running.remove() }
    let folder = running.folder.deletingLastPathComponent().path
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -200_000)], ofItemAtPath: folder)
    let (left, other) = (memory.path("riblets-copy-left"), memory.path("others"))
    for folder in [left, other] {
      try FileManager.default.createDirectory(atPath: folder + "/files", withIntermediateDirectories: true)
    }
    try copy().remove()
    #expect([left, other, folder].map(FileManager.default.fileExists) == [false, true, true])
    #expect(FileManager.default.fileExists(atPath: running.root + "/Sources/A.swift"))
  }

  @Test func `a link that is called like such a folder leads to no removal`() throws {
    let target = memory.path("target")
    try FileManager.default.createDirectory(atPath: target + "/files", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: memory.path("riblets-copy-link"), withDestinationPath: target)
    try copy().remove()
    #expect(FileManager.default.fileExists(atPath: target + "/files"))
  }

  @Test func `copies that begin at the same time leave each other alone`() async throws {
    let (repository, root, memory) = (repository, sample.root, memory.url)
    let kept = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<12 {
        group.addTask {
          let copy = try CommitCopy(of: "HEAD", in: repository, for: root, memory: memory)
          defer { copy.remove() }
          return copy.folder.path.hasPrefix(memory.path + "/")
            && FileManager.default.fileExists(atPath: copy.root + "/Sources/A.swift")
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(kept == Array(repeating: true, count: 12))
  }

  @Test func `the folder of temporary files is used if memory takes no folder`() throws {
    try memory.write("", to: "file")
    let copy = try copy(memory: memory.url.appending(path: "file"))
    defer { copy.remove() }
    #expect(!isInMemory(copy))
    #expect(FileManager.default.fileExists(atPath: copy.root + "/Sources/A.swift"))
  }
}
