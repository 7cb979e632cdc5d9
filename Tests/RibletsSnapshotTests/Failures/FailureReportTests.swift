import ChildTestRun
import Foundation
import TemporaryFolder
import Testing

@testable import RibletsSnapshot

/// Tests of the report that a whole run leaves, with real processes.
@Suite @MainActor struct FailureReportTests {
  @Test func `test processes at the same time lose no failure`() async throws {
    let folder = try TemporaryFolder()
    let fixtures = ["fails twice", "shows a text", "names two snapshots", "makes several files", "draws a picture"]
    try await withThrowingTaskGroup { group in
      for fixture in fixtures {
        group.addTask { _ = try await FixtureRun(fixture, in: folder) }
      }
      try await group.waitForAll()
    }
    let page = try #require(folder.text("failures/index.html"))
    #expect(page.components(separatedBy: "<article ").count - 1 == 8)
    #expect(page.contains("8 new"))
  }

  @Test func `a run with many failures has all of them on its page at its end`() async throws {
    let run = try await FixtureRun("fails often")
    #expect(run.exitCode == 1)
    let page = try #require(run.folder.text("failures/index.html"))
    #expect(page.components(separatedBy: "<article ").count - 1 == 110)
  }

  @Test func `a failure that is mended leaves the page with the next run`() async throws {
    let first = try await FixtureRun("fails twice")
    #expect(first.folder.text("failures/index.html")?.contains("2 new") == true)
    let second = try await FixtureRun("fails twice", in: first.folder)
    #expect(second.exitCode == 0)
    #expect(second.folder.text("failures/index.html")?.contains("None differs.") == true)
    #expect(second.folder.files.filter { $0.hasPrefix("failures/RibletsSnapshotTests") }.isEmpty)
  }

  @Test func `what differs is attached to the test`() async throws {
    let recorded = try await FixtureRun("draws a picture", text: "200")
    let run = try await FixtureRun("draws a picture", in: recorded.folder, text: "100")
    let stem = "SnapshotFixtures.draws-a-picture"
    for name in ["\(stem).expected.svg", "\(stem).actual.svg", "\(stem).svg.diff"] {
      #expect(run.output.contains("Attached '\(name)'"))
    }
  }

  @Test func `a run notes which snapshots it asked for, whether they pass or fail`() async throws {
    let folder = try TemporaryFolder()
    let list = "\(folder.path)/touched"
    try folder.write("a\n", to: "__Snapshots__/SnapshotFixtures/SnapshotFixtures.names-two-snapshots.first.txt")
    _ = try await FixtureRun("names two snapshots", in: folder, environment: ["RIBLETS_SNAPSHOT_TOUCHED": list])
    let stem = "\(folder.path)/__Snapshots__/SnapshotFixtures/SnapshotFixtures.names-two-snapshots"
    #expect(folder.text("touched") == "\(stem).first.txt\n\(stem).second.txt\n")
  }

  @Test func `a list that cannot be written fails the assertion, since orphans would be made up`() async throws {
    let run = try await FixtureRun("shows a text", environment: ["RIBLETS_SNAPSHOT_TOUCHED": "/nowhere/list"])
    #expect(run.exitCode == 1)
    #expect(run.text?.contains("\nCannot write /nowhere/list: No such file or directory.") == true)
  }

  @Test func `failures go to the environment's folder, the package's, or a temporary one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "app/Package.swift")
    func path(_ root: String, _ variable: String? = nil) -> String {
      let place = SnapshotPlace(
        test: .sample(), argument: nil, name: nil, pathExtension: "txt", root: "\(folder.path)/\(root)")
      let environment = SnapshotEnvironment { $0 == .failures ? variable : nil }
      return FailureReport.folderPath(place: place, environment: environment)
    }
    #expect(path("app/Tests") == "\(folder.path)/app/.build/snapshot-failures")
    #expect(path("app/Tests", "/elsewhere/") == "/elsewhere")
    #expect(path("app/Tests", "here") == "\(FileManager.default.currentDirectoryPath)/here")
    #expect(path("other").hasSuffix("/snapshot-failures"))
    #expect(!path("other").hasPrefix(folder.path))
  }
}
