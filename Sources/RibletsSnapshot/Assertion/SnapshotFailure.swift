/// The reason why a snapshot's assertion fails, with the files to look at.
struct SnapshotFailure {
  enum Kind: String, CaseIterable {
    /// The value differs from the snapshot, which stays unchanged.
    case differs
    /// A missing snapshot was recorded.
    case recorded
    /// The snapshot was replaced.
    case recordedAnew
    /// There is no snapshot, and none may be recorded.
    case missing
    /// The snapshot's file is truncated, or not a snapshot.
    case unreadable
    /// The file system reported an error.
    case problem
  }

  let kind: Kind
  /// The failure, its place, and how to fix it; without the page's address.
  let message: String
  var expected: [UInt8]?
  var actual: [UInt8]?
  var difference: SnapshotDifference?

  /// True if the failure is shown on the failure page.
  var isShown: Bool { kind != .problem }
}
