import ChildTestRun
import Foundation
import TemporaryFolder
import Testing

/// Files and folders that are not what an assertion needs: each fails clearly, and nothing is overwritten.
@Suite struct BadSnapshotTests {
  private static let picture = "SnapshotFixtures.draws-a-picture.svg"
  private static let text = "SnapshotFixtures.shows-a-text.txt"

  private static func folder(holding bytes: [UInt8], as name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "__Snapshots__/SnapshotFixtures/\(name)")
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/__Snapshots__/SnapshotFixtures/\(name)"))
    return folder
  }

  private static func bytes(of name: String, in folder: TemporaryFolder) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/__Snapshots__/SnapshotFixtures/\(name)")))
  }

  @Test(arguments: ["", "failed", "missing", "never"])
  func `a file of another kind fails and stays, in every mode but all`(mode: String) async throws {
    let foreign: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array("JFIF and more".utf8)
    let run = try await FixtureRun(
      "draws a picture", in: Self.folder(holding: foreign, as: Self.picture),
      environment: ["RIBLETS_SNAPSHOTS": mode])
    #expect(run.exitCode == 1)
    #expect(try run.failedAssertions() == [0])
    #expect(try Self.bytes(of: Self.picture, in: run.folder) == foreign)
    #expect(
      run.text?.hasPrefix(
        """
        The snapshot is unreadable: …/__Snapshots__/SnapshotFixtures/SnapshotFixtures.draws-a-picture.svg
        It is left as it is: it is no text in UTF-8, from byte 0 on.
        Take it from git again, or record it anew with the mode `all`.
        """) == true)
  }

  @Test func `the mode all replaces a file that is unreadable`() async throws {
    let run = try await FixtureRun(
      "draws a picture", in: Self.folder(holding: [1, 2, 0xFF], as: Self.picture), text: "new",
      environment: ["RIBLETS_SNAPSHOTS": "all"])
    #expect(run.exitCode == 1)
    #expect(try Self.bytes(of: Self.picture, in: run.folder) == Array("<svg>new</svg>\n".utf8))
    #expect(run.text?.contains("\nThe old file was unreadable: ") == true)
  }

  @Test func `a pointer of Git LFS is named as one`() async throws {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 3\n".utf8)
    let run = try await FixtureRun("shows a text", in: Self.folder(holding: pointer, as: Self.text))
    #expect(run.exitCode == 1)
    let reason = "it is a pointer of Git LFS, not the file itself; fetch it with `git lfs pull`."
    #expect(run.text?.contains("\nIt is left as it is: \(reason)\n") == true)
  }

  @Test func `a folder in the file's place fails`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "__Snapshots__/SnapshotFixtures/\(Self.text)/inner")
    let run = try await FixtureRun("shows a text", in: folder, environment: ["RIBLETS_SNAPSHOTS": "all"])
    #expect(run.exitCode == 1)
    #expect(try run.failedAssertions() == [0])
    #expect(
      run.text == """
        The snapshot could not be checked: …/__Snapshots__/SnapshotFixtures/\(Self.text)
        Cannot read …/__Snapshots__/SnapshotFixtures/\(Self.text): Is a directory. A folder stands where the file \
        belongs: move it away.
        """)
  }

  @Test func `a file in a folder's place fails and stays`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "__Snapshots__")
    let run = try await FixtureRun("shows a text", in: folder)
    #expect(run.exitCode == 1)
    #expect(folder.text("__Snapshots__") == "mine")
    #expect(run.text?.hasSuffix("A file stands where a folder belongs: move it away.") == true)
  }

  @Test func `a source folder that is not there is not made`() async throws {
    let folder = try TemporaryFolder()
    let run = try await FixtureRun(
      "shows a text", in: folder, environment: [SnapshotFixtures.folderVariable: "\(folder.path)/elsewhere"])
    #expect(run.exitCode == 1)
    #expect(folder.files.isEmpty)
    #expect(
      run.text == """
        The snapshot could not be checked: …/elsewhere/__Snapshots__/SnapshotFixtures/\(Self.text)
        Cannot make the folder …/elsewhere: No such file or directory. The folder above it is gone; was the test \
        built on another machine?
        """)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can become another user"))
  func `a folder that may not be written to fails, and so does its page`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    let run = try await FixtureRun("runs as another user", in: folder)
    #expect(run.exitCode == 1)
    #expect(run.snapshots.isEmpty)
    #expect(
      run.text == """
        The snapshot could not be checked: …/__Snapshots__/SnapshotFixtures/SnapshotFixtures.runs-as-another-user.txt
        Cannot make the folder …/__Snapshots__: Permission denied. Make it writable for the user who runs the tests.
        """)

    let name = "SnapshotFixtures.runs-as-another-user.txt"
    try folder.write("old\n", to: "__Snapshots__/SnapshotFixtures/\(name)")
    let differing = try await FixtureRun("runs as another user", in: folder)
    #expect(differing.snapshot(name) == "old\n")
    #expect(
      differing.text?.hasSuffix(
        """
        The failure page could not be written. Cannot make the folder …/failures: Permission denied. Make it \
        writable for the user who runs the tests.
        """) == true)
  }
}
