import Foundation
import TemporaryFolder
import Testing

@testable import RibletsSnapshot

@Suite @MainActor struct SnapshotCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func check(_ function: String = "shows", mode: SnapshotRecordMode = .missing) throws -> SnapshotCheck {
    let environment = SnapshotEnvironment { _ in nil }
    return SnapshotCheck(
      place: SnapshotPlace(
        test: .sample(function: function), argument: nil, name: nil, pathExtension: "txt", root: folder.path),
      rule: try RecordRule(assertion: mode, trait: nil, environment: environment), environment: environment)
  }

  private func failure(
    of text: String, _ function: String = "shows", mode: SnapshotRecordMode = .missing
  ) throws -> SnapshotFailure? {
    try check(function, mode: mode).failure(of: Array(text.utf8), compare: TextComparison.compare)
  }

  private static let folderOfSnapshots = "__Snapshots__/BoardTests"

  @Test func `a file that equals the value is not even compared`() throws {
    try folder.write("a", to: "\(Self.folderOfSnapshots)/BoardTests.shows.txt")
    let failure = try check().failure(of: Array("a".utf8)) { _, _ in
      Issue.record("It was compared.")
      return nil
    }
    #expect(failure?.message == nil)
  }

  @Test func `a snapshot whose name was taken apart on its way is found, and kept under that name`() throws {
    let name = "\(Self.folderOfSnapshots)/BoardTests.게임.txt".decomposed
    try folder.write("a\n", to: name)
    #expect(try failure(of: "a\n", "게임")?.message == nil)
    #expect(try failure(of: "b\n", "게임", mode: .failed)?.kind == .recordedAnew)
    #expect(folder.files.count == 1)
    #expect(folder.text(name) == "b\n")
  }

  @Test func `a snapshot that another name would hide on a Mac is not recorded`() throws {
    try folder.write("a\n", to: "\(Self.folderOfSnapshots)/BoardTests.Shows.txt")
    let failure = try #require(try failure(of: "b\n"))
    #expect(failure.kind == .missing)
    #expect(
      failure.message == """
        There is no snapshot: \(folder.path)/__Snapshots__/BoardTests/BoardTests.shows.txt
        None was recorded, since BoardTests.Shows.txt stands beside it: many file systems take the two names for one.
        Name one of them otherwise, or remove the file that no test asks for.
        """)
    #expect(folder.files == ["\(Self.folderOfSnapshots)/BoardTests.Shows.txt"])
  }

  @Test func `a full disk fails with its reason, and the old snapshot stays`() throws {
    try folder.write("a\n", to: "\(Self.folderOfSnapshots)/BoardTests.shows.txt")
    var check = try check(mode: .all)
    check.write = { _, _, _ in
      errno = ENOSPC
      return -1
    }
    let failure = try #require(check.failure(of: Array("b\n".utf8), compare: TextComparison.compare))
    #expect(failure.kind == .problem)
    #expect(
      failure.message.hasSuffix(
        "BoardTests.shows.txt: No space left on device. Make room on the disk; nothing was overwritten."))
    #expect(folder.text("\(Self.folderOfSnapshots)/BoardTests.shows.txt") == "a\n")
    #expect(folder.files.count == 1)
  }

  @Test func `what the strategy tolerates passes, and is written only when everything is`() throws {
    try folder.write("a\n", to: "\(Self.folderOfSnapshots)/BoardTests.shows.txt")
    for mode in [SnapshotRecordMode.never, .missing, .failed] {
      #expect(try check(mode: mode).failure(of: Array("b\n".utf8)) { _, _ in nil }?.message == nil)
    }
    #expect(try check(mode: .all).failure(of: Array("b\n".utf8)) { _, _ in nil }?.kind == .recordedAnew)
    #expect(folder.text("\(Self.folderOfSnapshots)/BoardTests.shows.txt") == "b\n")
  }
}
