/// The mode of recording: the cases in which an assertion writes its snapshot.
///
/// A test that writes a snapshot always fails with a message: the user reviews and commits the new file, and the next
/// run compares with it. On CI, where the variable `CI` is set, nothing is written in any mode.
///
/// Choose it for one assertion, for a suite, or for a run with `RIBLETS_SNAPSHOTS=failed`. See
/// `Documentation/Snapshots.md`.
///
/// ```swift
/// assertSnapshot(of: cart, as: .json, record: .failed)
/// ```
public enum SnapshotRecordMode: String, Sendable, CaseIterable {
  /// Every snapshot whose bytes differ from the value's, also if the difference is tolerated, and unreadable ones.
  /// Use it after a change of the format.
  case all
  /// Snapshots that are missing, and those whose comparison fails. Use it after a change of the design.
  case failed
  /// Only snapshots that are missing. The default on a developer's machine.
  case missing
  /// None: a missing snapshot fails the test. The default on CI.
  case never
}
