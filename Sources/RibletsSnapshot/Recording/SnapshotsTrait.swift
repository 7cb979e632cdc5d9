public import Testing

/// Sets the record mode for a test or for all tests of a suite; `.snapshots(record:)` makes it.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: SnapshotRecordMode

  /// True: the tests of inner suites record in the same mode, unless they have a trait of their own.
  public var isRecursive: Bool { true }

  /// Runs the test with the mode in force.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotSettings.$record.withValue(record) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets when the assertions of a test or suite record: before the environment's, after an assertion's own mode.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) struct BoardTests { … }
  /// ```
  public static func snapshots(record: SnapshotRecordMode) -> Self {
    Self(record: record)
  }
}

/// The settings of snapshots in a test's surroundings.
package enum SnapshotSettings {
  /// The innermost trait's mode.
  @TaskLocal static var record: SnapshotRecordMode?
  /// Stands in for the folder of the test's source file, so that tests of snapshots write elsewhere.
  @TaskLocal package static var root: String?
}
