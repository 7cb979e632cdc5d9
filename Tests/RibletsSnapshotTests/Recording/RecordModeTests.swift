import ChildTestRun
import Foundation
import TemporaryFolder
import Testing

/// The modes, as a whole run shows them.
@Suite struct RecordModeTests {
  private static let name = "SnapshotFixtures.shows-a-text.txt"

  private func folder(_ text: String = "old\n", name: String = Self.name) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "__Snapshots__/SnapshotFixtures/\(name)")
    return folder
  }

  @Test(arguments: ["all", "failed", "ALL"])
  func `a mode that records replaces the snapshot, and fails once`(mode: String) async throws {
    let environment = ["RIBLETS_SNAPSHOTS": mode]
    let run = try await FixtureRun("shows a text", in: folder(), text: "new", environment: environment)
    #expect(run.exitCode == 1)
    #expect(run.snapshot(Self.name) == "new\n")
    #expect(
      run.text == """
        Recorded the snapshot anew, as RIBLETS_SNAPSHOTS=\(mode.lowercased()) says: \
        …/__Snapshots__/SnapshotFixtures/SnapshotFixtures.shows-a-text.txt
        − 1 line only in the snapshot, + 1 line only in this run:
          line 1
           − old
           + new
        Look at the change and commit it. The next run compares with it.
        The failure page: …/failures/index.html
        """)
    let next = try await FixtureRun("shows a text", in: run.folder, text: "new", environment: environment)
    #expect(next.exitCode == 0)
  }

  @Test func `the mode missing leaves a snapshot that differs`() async throws {
    let run = try await FixtureRun("shows a text", in: folder(), environment: ["RIBLETS_SNAPSHOTS": "missing"])
    #expect(run.exitCode == 1)
    #expect(run.snapshot(Self.name) == "old\n")
  }

  @Test func `the mode never records nothing`() async throws {
    let run = try await FixtureRun("shows a text", environment: ["RIBLETS_SNAPSHOTS": "never"])
    #expect(run.exitCode == 1)
    #expect(run.snapshots.isEmpty)
    #expect(
      run.text == """
        There is no snapshot: …/__Snapshots__/SnapshotFixtures/SnapshotFixtures.shows-a-text.txt
        The variable RIBLETS_SNAPSHOTS is `never`.
        Run the test once with the mode `missing`, look at what it records, and commit the file.
        The failure page: …/failures/index.html
        """)
  }

  @Test(arguments: ["", "all", "failed", "missing"])
  func `on CI a missing snapshot is refused, whatever the mode`(mode: String) async throws {
    let run = try await FixtureRun("shows a text", environment: ["CI": "true", "RIBLETS_SNAPSHOTS": mode])
    #expect(run.exitCode == 1)
    #expect(try run.failedAssertions() == [0])
    #expect(run.snapshots.isEmpty)
    #expect(
      run.text == """
        There is no snapshot: …/__Snapshots__/SnapshotFixtures/SnapshotFixtures.shows-a-text.txt
        On CI none is recorded (the variable CI is set): each new snapshot has to be reviewed.
        Run the test on your machine, look at what it records, and commit the file.
        The failure page: …/failures/index.html
        """)
  }

  @Test func `on CI a snapshot that differs stays, although the trait wants it recorded`() async throws {
    let name = "SnapshotFixtures.records-what-failed.txt"
    let run = try await FixtureRun(
      "records what failed", in: folder(name: name), text: "new", environment: ["CI": "1"])
    #expect(run.exitCode == 1)
    #expect(run.snapshot(name) == "old\n")
    #expect(
      run.text == """
        The snapshot differs: …/__Snapshots__/SnapshotFixtures/SnapshotFixtures.records-what-failed.txt
        − 1 line only in the snapshot, + 1 line only in this run:
          line 1
           − old
           + new
        If this run is right, run the test on your machine, and commit the file that it records.
        Nothing was recorded although the trait `.snapshots(record: .failed)` asks for it: this is CI (the variable CI \
        is set).
        The failure page: …/failures/index.html
        """)
  }

  @Test func `a trait comes before the environment`() async throws {
    let name = "SnapshotFixtures.records-what-failed.txt"
    let run = try await FixtureRun(
      "records what failed", in: folder(name: name), text: "new", environment: ["RIBLETS_SNAPSHOTS": "never"])
    #expect(run.snapshot(name) == "new\n")
    #expect(
      run.text?.hasPrefix("Recorded the snapshot anew, as the trait `.snapshots(record: .failed)` says: ") == true)
  }

  @Test func `an assertion comes before its trait`() async throws {
    let run = try await FixtureRun("lets the assertion decide")
    #expect(run.snapshots.isEmpty)
    #expect(run.text?.contains("The assertion says `record: .never`.") == true)
  }

  @Test func `a mode that does not exist fails the assertion`() async throws {
    let run = try await FixtureRun("shows a text", in: folder(), environment: ["RIBLETS_SNAPSHOTS": "al"])
    #expect(run.exitCode == 1)
    #expect(try run.failedAssertions() == [0])
    #expect(
      run.text == """
        No snapshot was checked: RIBLETS_SNAPSHOTS is "al", which is no record mode.
        It may be all, failed, missing, never.
        """)
  }

  @Test func `a difference within the tolerance passes, unless everything is recorded`() async throws {
    let name = "SnapshotFixtures.compares-with-a-tolerance.bytes"
    let recorded = try await FixtureRun("compares with a tolerance", text: "200")
    let close = try await FixtureRun("compares with a tolerance", in: recorded.folder, text: "201")
    #expect(close.exitCode == 0)
    let all = try await FixtureRun(
      "compares with a tolerance", in: recorded.folder, text: "201", environment: ["RIBLETS_SNAPSHOTS": "all"])
    #expect(all.exitCode == 1)
    #expect(all.text?.contains("The old one was close enough, yet its bytes were others.") == true)
    let after = try await FixtureRun("compares with a tolerance", in: recorded.folder, text: "201")
    #expect(after.exitCode == 0)
    #expect(recorded.folder.files.contains("__Snapshots__/SnapshotFixtures/\(name)"))
  }
}
