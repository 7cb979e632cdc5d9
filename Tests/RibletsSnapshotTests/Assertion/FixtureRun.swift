import ChildTestRun
import Foundation
import TemporaryFolder

/// A run of one of ``SnapshotFixtures``, in a folder that outlives it.
struct FixtureRun {
  let folder: TemporaryFolder
  let exitCode: Int32
  let failures: [ChildTestRun.Issue]
  let output: String
  private let fixture: String

  /// - Parameters:
  ///   - folder: With snapshots that are there already.
  ///   - text: The value of fixtures that take it from outside.
  init(
    _ fixture: String, in folder: TemporaryFolder? = nil, text: String? = nil, environment: [String: String] = [:]
  ) async throws {
    let folder = try folder ?? TemporaryFolder()
    let standard = [
      SnapshotFixtures.folderVariable: folder.path, "RIBLETS_SNAPSHOT_FAILURES": "\(folder.path)/failures",
    ]
    var environment = standard.merging(environment) { $1 }
    environment[SnapshotFixtures.valueVariable] = text
    let run = try await ChildTestRun(filter: "SnapshotFixtures/`\(fixture)`", environment: environment)
    (self.folder, self.fixture) = (folder, fixture)
    (exitCode, failures, output) = (run.exitCode, run.failures, run.output)
  }

  /// The snapshots in the folder, by their names.
  var snapshots: [String] {
    folder.files.filter { $0.hasPrefix("__Snapshots__/") }.map { String($0.split(separator: "/").last!) }
  }

  func snapshot(_ name: String) -> String? {
    folder.text("__Snapshots__/SnapshotFixtures/\(name)")
  }

  /// The texts of the failures after Swift Testing's own words, with the folder's path taken out.
  var texts: [String] {
    failures.map { failure in
      failure.text.replacingOccurrences(of: folder.path, with: "…")
        .replacingOccurrences(of: "Issue recorded\n", with: "")
    }
  }

  var text: String? { texts.count == 1 ? texts[0] : nil }

  /// The numbers of the fixture's assertions that failed, counted from 0; nil stands for a line elsewhere.
  func failedAssertions() throws -> [Int?] {
    let lines = try Self.assertionLines(of: fixture)
    return failures.map { $0.file == "SnapshotFixtures.swift" ? lines.firstIndex(of: $0.line) : nil }
  }

  private static func assertionLines(of fixture: String) throws -> [Int] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "SnapshotFixtures.swift")
    let source = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let start = source.firstIndex { $0.contains("`\(fixture)`") }!
    let end = source[(start + 1)...].firstIndex { $0.contains("@Test") } ?? source.endIndex
    return (start..<end).filter { source[$0].contains("assertSnapshot(") }.map { $0 + 1 }
  }
}
