import Foundation
import GRDB
import RibletsDataRoot

/// Numbers the commits of one database connection and records their changes.
// Unchecked, because the compiler cannot check that the pending changes are only used on GRDB's writer queue, and the
// rest while the lock is held.
final class CommitRecorder: TransactionObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var lastPosition = 0
  private var listener: (@Sendable (Commit<DatabaseChange>) -> Void)?

  private var pending = DatabaseChange()
  private var lastTable = ""
  private var isRecording = false
  private var recorded: Commit<DatabaseChange>?

  /// The number of the last commit.
  var position: Int { lock.withLock { lastPosition } }

  func setListener(_ listener: @escaping @Sendable (Commit<DatabaseChange>) -> Void) {
    lock.withLock { self.listener = listener }
  }

  /// Runs a closure in a transaction, on the writer queue.
  func record<Value>(_ body: (Database) throws -> Value, in database: Database) throws -> (
    Value, Commit<DatabaseChange>
  ) {
    isRecording = true
    recorded = nil
    _ = takePending()
    defer { isRecording = false }
    var value: Value?
    try database.inTransaction {
      value = try body(database)
      return .commit
    }
    guard let value else { preconditionFailure("GRDB has committed a transaction without running it.") }
    return (value, recorded ?? Commit(position: position, change: DatabaseChange()))
  }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
    pending.announce(eventKind)
    return true
  }

  func databaseDidChange() {
    pending.noteAnything()
  }

  func databaseDidChange(with event: DatabaseEvent) {
    let table = event.tableName
    guard table != lastTable else { return }
    lastTable = table
    pending.note(table)
  }

  func databaseDidCommit(_ database: Database) {
    let change = takePending()
    guard !change.isEmpty else { return }
    let (commit, listener) = lock.withLock {
      lastPosition += 1
      return (Commit(position: lastPosition, change: change), self.listener)
    }
    if isRecording { recorded = commit } else { listener?(commit) }
  }

  func databaseDidRollback(_ database: Database) {
    _ = takePending()
  }

  private func takePending() -> DatabaseChange {
    defer {
      pending = DatabaseChange()
      lastTable = ""
    }
    return pending
  }
}
