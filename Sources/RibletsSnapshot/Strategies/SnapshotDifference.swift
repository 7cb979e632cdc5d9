/// The difference between a value and its snapshot.
///
/// A strategy's ``SnapshotStrategy/Compare`` returns it. You need it only for a strategy of your own.
///
/// ```swift
/// return SnapshotDifference(message: "3 of 40 lines differ, the first is line 7.")
/// ```
///
/// See `Documentation/Snapshots.md`.
public struct SnapshotDifference: Sendable {
  /// One or more lines for the failure's text: the extent and the place of the difference, without the snapshot's
  /// name.
  public let message: String

  /// Creates the difference that a strategy's comparison returns.
  ///
  /// - Parameter message: Complete lines; they follow a line that names the snapshot.
  public init(message: String) {
    self.message = message
  }
}

/// The error of an invalid snapshot file: truncated, or of another format.
///
/// A strategy's comparison throws it; the file is then left as it is.
///
/// ```swift
/// guard expected.starts(with: magic) else { throw UnreadableSnapshot(reason: "it is no picture") }
/// ```
///
/// See `Documentation/Snapshots.md`.
public struct UnreadableSnapshot: Error, Sendable, CustomStringConvertible {
  /// The fault of the file, as the rest of a sentence: `it is truncated`.
  public let reason: String

  /// Creates the error. The failure of the assertion repeats the reason, such as `it is truncated`.
  public init(reason: String) {
    self.reason = reason
  }

  /// The reason, as a sentence: `The snapshot is unreadable: it is truncated`.
  public var description: String { "The snapshot is unreadable: \(reason)" }
}
