import Foundation

/// The results of running some of this package's tests again, in a process of their own.
///
/// It shows how the test kit fails: which text, at which line, with which exit code. The tests that have to fail are
/// fixtures of the same bundle; the trait `onlyInChildRun` keeps them out of an ordinary run.
public struct ChildTestRun: Sendable {
  /// Something that was recorded as an issue.
  public struct Issue: Sendable, Hashable, CustomStringConvertible {
    /// The text that the run printed for it: the issue itself, then its comments and details, a line each.
    public let text: String
    /// The file's name without its folders; empty when the issue has no location.
    public let file: String
    public let line: Int
    /// True if it makes the run fail.
    public let isFailure: Bool

    public var description: String { "\(file):\(line): \(text)" }
  }

  /// As a shell sees it: 0 for success, 128 + n for signal n.
  public let exitCode: Int32
  /// In the order in which they were recorded.
  public let issues: [Issue]
  /// Everything that the process printed.
  public let output: String

  /// The issues that make the run fail.
  public var failures: [Issue] { issues.filter(\.isFailure) }

  /// Runs the tests whose identifier matches, in a child process.
  ///
  /// - Parameters:
  ///   - filter: As for `swift test --filter`, such as `ScopeFailureFixtures/leavesATask`.
  ///   - environment: Added to this process's own, without `CI` and the variables that the kit itself reads.
  ///   - limit: How many real seconds it may take; then it is killed, with exit code 137.
  public init(
    filter: String, environment: [String: String] = [:], limit: Int = 120
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "riblets-child-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let events = folder.appending(path: "events.jsonl")
    let printed = folder.appending(path: "output.txt")

    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", filter,
      "--event-stream-output-path", events.path, "--event-stream-version", "0",
    ]
    process.environment = Self.environment(with: environment)
    exitCode = try await ChildProcess(process, output: printed, limit: limit).exitCode()
    output = (try? String(contentsOf: printed, encoding: .utf8)) ?? ""
    issues = try EventRecord.issues(in: (try? Data(contentsOf: events)) ?? Data())
  }

  private static func environment(with additions: [String: String]) -> [String: String] {
    let own = ProcessInfo.processInfo.environment.filter { name, _ in name != "CI" && !name.hasPrefix("RIBLETS_") }
    // A crash that is expected needs no backtrace, and with one it takes seconds.
    return own.merging([isChildVariable: "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(additions) { $1 }
  }

  public static let isChildVariable = "RIBLETS_CHILD_TEST_RUN"
}
