public import Testing

/// Sets the record mode for a test or for all tests of a suite; `.snapshots(record:)` makes it.
///
/// See `Documentation/Snapshots.md`.
///
/// ```swift
/// @Suite(.snapshots(record: .failed)) struct BoardTests { … }
/// ```
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: SnapshotRecordMode

  /// True: the tests of inner suites record in the same mode, unless they have a trait of their own.
  public var isRecursive: Bool { true }

  /// Runs the test with the mode. Swift Testing calls it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotSettings.$record.withValue(record) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets the record mode of a test or suite: it overrides the environment's, and an assertion's own mode overrides it.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) struct BoardTests { … }
  /// ```
  public static func snapshots(record: SnapshotRecordMode) -> Self {
    Self(record: record)
  }
}

/// The task-local settings of snapshots.
package enum SnapshotSettings {
  /// The innermost trait's mode.
  @TaskLocal static var record: SnapshotRecordMode?
  /// A folder in place of that of the test's source file, for tests of snapshots.
  @TaskLocal package static var root: String?
}
