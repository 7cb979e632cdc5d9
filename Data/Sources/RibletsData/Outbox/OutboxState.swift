/// The changes of a domain that wait until the server took them, for views that show how many, and what failed.
public struct OutboxState: Equatable, Sendable {
  /// The changes, in the order in which they were enqueued.
  public var changes: [KeptChange]

  /// Joins changes.
  public init(_ changes: [KeptChange] = []) {
    self.changes = changes
  }

  /// True if the server took everything.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes that wait for a decision.
  public var held: [KeptChange] { changes.filter(\.isHeld) }

  /// The number of changes that will be sent without one, unless they stand behind such a change.
  public var waitingCount: Int { changes.count { !$0.isHeld } }
}

extension OutboxState: CustomStringConvertible {
  /// A line for each change.
  public var description: String { changes.map(\.description).joined(separator: "\n") }
}
