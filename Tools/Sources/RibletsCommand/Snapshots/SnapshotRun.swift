import Foundation
import RibletsBuildCommands

/// A run of all tests of a package, and what they said of their snapshots.
struct SnapshotRun {
  /// The snapshots that an assertion asked for, by their paths from the package's folder on.
  let asked: Set<String>
  /// The texts about snapshots that are not as their tests want them, with the differences.
  let differences: [String]
  /// The paths of the snapshots that were recorded, sorted.
  let recorded: [String]
  /// The files of tests that were skipped or cancelled, without `.swift`.
  let skippedFiles: Set<String>
  let hasFailed: Bool
  /// The file with all that the tests have printed.
  let log: String
  /// The page that shows the differences.
  let page: String

  /// Builds and runs the tests.
  ///
  /// - Parameter mode: The mode of recording; if that is `nil`, nothing is recorded.
  init(in root: String, mode: String?) throws(CommandFailure) {
    let place = ["--package-path", root]
    guard try SwiftProgram.run(["build", "--build-tests", "--disable-build-manifest-caching"] + place) else {
      throw CommandFailure("The build failed; so no snapshot was looked at.", .badData)
    }
    let folder = root + "/.build/riblets-snapshots"
    let (log, touched, events) = (folder + "/tests.log", folder + "/touched", folder + "/events.jsonl")
    try? FileManager.default.removeItem(atPath: folder)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: log, contents: nil), let output = FileHandle(forWritingAtPath: log)
    else { throw CommandFailure("Cannot write '\(log)'.", .cannotCreate) }
    // Failures of an earlier run would stay on the page if their tests have another name now.
    let usualPage = root + "/.build/snapshot-failures"
    try? FileManager.default.removeItem(atPath: usualPage)
    let end = try ChildProgram(
      "swift",
      ["test", "--skip-build", "--disable-xctest", "--event-stream-output-path", events, "--event-stream-version", "0"]
        + place,
      variables: ["RIBLETS_SNAPSHOT_TOUCHED": touched, "RIBLETS_SNAPSHOTS": mode ?? "never"], in: root
    ).run(output: output)
    let found = TestEvents(reading: FileManager.default.contents(atPath: events) ?? Data())
    guard found.hasEnded else {
      throw CommandFailure("The tests did not run to their end. All that they printed: \(log)", .badData)
    }
    let issues = found.issues.filter { $0.prefix { $0 != "\n" }.contains("__Snapshots__/") }
    differences = Set(issues).sorted().map(Self.withoutPage)
    recorded = Set(issues.compactMap(Self.recordedPath)).sorted()
    skippedFiles = found.skippedFiles
    asked = Self.paths(in: touched, below: root)
    hasFailed = !end.isSuccess
    self.log = log
    page = (ProcessInfo.processInfo.environment["RIBLETS_SNAPSHOT_FAILURES"] ?? usualPage) + "/index.html"
  }

  private static func withoutPage(_ issue: String) -> String {
    issue.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("The failure page: ") }
      .joined(separator: "\n") + "\n"
  }

  /// The path of a snapshot that an issue says was recorded: `There was no snapshot, so this run recorded one: A.txt`.
  private static func recordedPath(_ issue: String) -> String? {
    let line = issue.prefix { $0 != "\n" }
    guard line.contains("ecorded"), let colon = line.range(of: ": ", options: .backwards) else { return nil }
    return String(line[colon.upperBound...])
  }

  /// The paths in a list, without symbolic links.
  private static func paths(in list: String, below root: String) -> Set<String> {
    let lines = FileManager.default.contents(atPath: list).map { String(decoding: $0, as: UTF8.self) } ?? ""
    var real: [String: String] = [:]
    return lines.split(separator: "\n").reduce(into: []) { paths, line in
      let file = URL(filePath: String(line))
      let folder = file.deletingLastPathComponent().path
      let known = real[folder] ?? URL(filePath: folder).resolvingSymlinksInPath().path
      real[folder] = known
      let path = known + "/" + file.lastPathComponent
      if path.hasPrefix(root + "/") { paths.insert(String(path.dropFirst(root.count + 1))) }
    }
  }
}
