/// Why a snapshot's assertion fails, and what there is to look at.
struct SnapshotFailure {
  enum Kind: String, CaseIterable {
    /// The value is not the snapshot's, and the snapshot stays.
    case differs
    /// There was no snapshot; now there is one.
    case recorded
    /// The snapshot was replaced.
    case recordedAnew
    /// There is no snapshot, and none may be recorded.
    case missing
    /// The snapshot's file is cut off, or no snapshot.
    case unreadable
    /// The file system refused something.
    case problem
  }

  let kind: Kind
  /// The failure, its place, and how to fix it; without the page's address.
  let message: String
  var expected: [UInt8]?
  var actual: [UInt8]?
  var difference: SnapshotDifference?

  /// True if there is something for the failure page to show.
  var isShown: Bool { kind != .problem }
}
