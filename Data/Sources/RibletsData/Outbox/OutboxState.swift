/// The offline changes of a domain, for views that show how many wait, and what failed.
///
/// ```swift
/// observe(menu.outbox) { interactor, outbox in interactor.presenter.show(waiting: outbox.waitingCount) }
/// ```
///
/// See `Documentation/OfflineChanges.md`.
public struct OutboxState: Equatable, Sendable {
  /// The changes, in the order in which they were enqueued. A change leaves the list when the server has accepted it.
  public var changes: [KeptChange]

  /// Makes a state for the test or the preview of a view: `OutboxState([KeptChange(note, id: key)])`.
  public init(_ changes: [KeptChange] = []) {
    self.changes = changes
  }

  /// True if the server has accepted everything. Hide the notice about offline changes then.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes that wait for a decision of the user: retry or discard.
  public var held: [KeptChange] { changes.filter(\.isHeld) }

  /// The number of changes that will be sent without a decision. Changes behind a held change are counted, and wait.
  public var waitingCount: Int { changes.count { !$0.isHeld } }
}

extension OutboxState: CustomStringConvertible {
  /// A line for each change, for logs: `Note of soup: waiting`.
  public var description: String { changes.map(\.description).joined(separator: "\n") }
}
