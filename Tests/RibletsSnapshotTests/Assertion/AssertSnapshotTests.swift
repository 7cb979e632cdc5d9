import ChildTestRun
import TemporaryFolder
import Testing

@Suite struct AssertSnapshotTests {
  @Test func `a missing snapshot is recorded and fails once, at the assertion`() async throws {
    let first = try await FixtureRun("shows a text")
    #expect(first.exitCode == 1)
    #expect(try first.failedAssertions() == [0])
    #expect(
      first.text == """
        There was no snapshot, so this run recorded one: …/__Snapshots__/SnapshotFixtures/SnapshotFixtures.shows-a-text.txt
        Look at it and commit it. The next run compares with it.
        The failure page: …/failures/index.html
        """)
    #expect(first.snapshot("SnapshotFixtures.shows-a-text.txt") == "one\ntwo\nthree\n")

    let second = try await FixtureRun("shows a text", in: first.folder)
    #expect(second.exitCode == 0)
    #expect(second.failures.isEmpty)
  }

  @Test func `a difference shows the lines, and leaves the snapshot as it is`() async throws {
    let recorded = try await FixtureRun("shows a text")
    let run = try await FixtureRun("shows a text", in: recorded.folder, text: "one\nzwei\nthree")
    #expect(run.exitCode == 1)
    #expect(try run.failedAssertions() == [0])
    #expect(
      run.text == """
        The snapshot differs: …/__Snapshots__/SnapshotFixtures/SnapshotFixtures.shows-a-text.txt
        − 1 line only in the snapshot, + 1 line only in this run:
          line 1
             one
           − two
           + zwei
             three
        If this run is right, run the test with RIBLETS_SNAPSHOTS=failed, and commit the file.
        The failure page: …/failures/index.html
        """)
    #expect(run.snapshot("SnapshotFixtures.shows-a-text.txt") == "one\ntwo\nthree\n")
  }

  @Test func `two assertions for one file fail at the second, and it writes nothing`() async throws {
    for fixture in ["asks for one file twice", "asks in a loop"] {
      let name = fixture.replacing(" ", with: "-")
      let folder = try TemporaryFolder()
      try folder.write("a\n", to: "__Snapshots__/SnapshotFixtures/SnapshotFixtures.\(name).txt")
      let run = try await FixtureRun(fixture, in: folder, environment: ["RIBLETS_SNAPSHOTS": "all"])
      #expect(run.exitCode == 1)
      #expect(try run.failedAssertions() == [fixture == "asks in a loop" ? 0 : 1])
      let location = "SnapshotFixtures.swift:\(run.failures[0].line - (fixture == "asks in a loop" ? 0 : 1))"
      #expect(
        run.text == """
          No snapshot was checked: SnapshotFixtures.\(name).txt belongs to the assertion at \(location) already.
          Distinguish the two: `named:` for several snapshots of one test, `for:` for the arguments of a parameterised one.
          """)
      #expect(run.snapshot("SnapshotFixtures.\(name).txt") == "a\n")
    }
  }

  @Test func `names that differ only in case fail at the second, on every file system`() async throws {
    let run = try await FixtureRun("names that differ in case")
    #expect(run.exitCode == 1)
    #expect(try run.failedAssertions() == [0, 1])
    #expect(run.snapshots == ["SnapshotFixtures.names-that-differ-in-case.Home.txt"])
    #expect(
      run.texts.last == """
        No snapshot was checked: its name SnapshotFixtures.names-that-differ-in-case.home.txt differs in upper and \
        lower case only from that of SnapshotFixtures.swift:\(run.failures[0].line), and many file systems take the \
        two for one.
        Name one of the two otherwise: `named:`.
        """)
  }

  @Test func `several names and several strategies make a file each`() async throws {
    let named = try await FixtureRun("names two snapshots")
    #expect(
      named.snapshots == [
        "SnapshotFixtures.names-two-snapshots.first.txt", "SnapshotFixtures.names-two-snapshots.second.txt",
      ])
    let formed = try await FixtureRun("makes several files")
    #expect(formed.snapshot("SnapshotFixtures.makes-several-files.json") == "[\n  3,\n  1,\n  2\n]\n")
    #expect(formed.snapshot("SnapshotFixtures.makes-several-files.txt") == "3\n1\n2\n")
    #expect(try formed.failedAssertions() == [0, 0])
  }

  @Test func `a parameterised test has a file for each argument`() async throws {
    let run = try await FixtureRun("with an argument")
    #expect(
      run.snapshots == [
        "SnapshotFixtures.with-an-argument.left.txt", "SnapshotFixtures.with-an-argument.right.txt",
      ])
    #expect(run.snapshot("SnapshotFixtures.with-an-argument.right.txt") == "right\n")
  }

  @Test func `a parameterised test that does not name its argument fails`() async throws {
    let run = try await FixtureRun("without its argument")
    #expect(run.exitCode == 1)
    #expect(run.snapshots.isEmpty)
    #expect(try run.failedAssertions() == [0, 0])
    #expect(
      run.texts.first == """
        No snapshot was checked: "without its argument" runs for several arguments, and a test cannot tell for which one.
        Say so with `for:`, as in assertSnapshot(of: value, as: .text, for: argument), or name each snapshot with `named:`.
        """)
  }

  @Test func `in a spec the example's sentence names the file`() async throws {
    let run = try await FixtureRun("as an example of a spec")
    #expect(run.snapshots == ["SnapshotFixtures.the-cart-when-it-is-empty-says-so.txt"])
  }

  @Test func `outside of a test there is no name, and the run fails`() async throws {
    let run = try await FixtureRun("runs outside of its test")
    #expect(run.exitCode == 1)
    #expect(
      run.text == """
        No snapshot was checked: no test is running here, so the snapshot has no name.
        Call assertSnapshot in the test's own task; a detached task does not know its test.
        """)
  }

  @Test func `a value that cannot be written fails with the reason`() async throws {
    let run = try await FixtureRun("holds an infinite number")
    #expect(run.exitCode == 1)
    #expect(run.snapshots.isEmpty)
    #expect(
      run.text == """
        No snapshot was checked: the strategy could not turn the value into a file.
        JSON has no inf, which stands at width; snapshot it as text, or leave it out.
        """)
  }
}
