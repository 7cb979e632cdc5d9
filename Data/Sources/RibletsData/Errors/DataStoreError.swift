/// The reason for which a store refused a query. Nothing was changed.
///
/// Stores translate the errors of their database into these values. So a feature can tell the user what to do, and
/// need not know the store.
///
/// ```swift
/// do { try menu.mutate(SetPrice(7)) } catch let error as DataStoreError where error.reason == .full { askForSpace() }
/// ```
///
/// See `Documentation/Queries.md`.
public struct DataStoreError: Error, Hashable, CustomStringConvertible {
  /// The kinds of failures, as far as they make a difference to the next step.
  ///
  /// ```swift
  /// if error.reason == .locked { retryLater() }
  /// ```
  public enum Reason: Hashable, Sendable {
    /// Another program or process holds a lock. Try again in a moment.
    case locked
    /// The file is damaged or is not a database. Put a backup in its place, or start with an empty file.
    case corrupted
    /// The file can be read but not changed. Make the file and its folder writable.
    case readOnly
    /// The disk is too full for the change. The store keeps the earlier data.
    case full
    /// A newer version of the app has written the data, with migrations that this version does not know. Update the
    /// app.
    case newerSchema(unknownMigrations: [String])
    /// The file cannot be opened or created. Check its folder.
    case cannotOpen
    /// The change breaks a rule of the schema, for example a column that must be unique.
    case ruleBroken
    /// A migration failed and was undone. The value is its name.
    case migrationFailed(String)
    /// Any other failure. ``DataStoreError/details`` has the text of the database.
    case failed
  }

  /// The kind of failure, for code that reacts to it: `if error.reason == .locked { retryLater() }`.
  public let reason: Reason
  /// The path of the store, or another name of it. Not for the user of the app.
  public let store: String
  /// The text of the database itself, such as `disk I/O error`, for logs.
  public let details: String

  /// Makes an error for a store of your own.
  ///
  /// - Parameters:
  ///   - reason: The kind of failure, as far as you know it; otherwise `.failed`.
  ///   - store: The path of the store.
  ///   - details: The text of the database.
  public init(_ reason: Reason, store: String, details: String) {
    self.reason = reason
    self.store = store
    self.details = details
  }

  /// The failure, the store, and how to fix it, over several lines. For logs.
  public var description: String {
    """
    \(what)

      Store: \(store)
      Said:  \(details)

    \(wayOut)
    """
  }

  private var what: String {
    switch reason {
    case .locked: "The data cannot be reached: somebody else has locked the store."
    case .corrupted: "The data cannot be read: the store is damaged, or is no database."
    case .readOnly: "The data cannot be changed: the store is read-only."
    case .full: "The data cannot be changed: the store is full."
    case .newerSchema(let unknown): "The data were written by a newer version of this app: \(Self.list(unknown))."
    case .cannotOpen: "The store cannot be opened."
    case .ruleBroken: "The data cannot be changed: a rule of the store's schema does not allow it."
    case .migrationFailed(let name): "The store cannot be brought up to date: the migration '\(name)' failed."
    case .failed: "The store failed."
    }
  }

  private var wayOut: String {
    switch reason {
    case .locked: "Try again in a moment. If it stays, end the other program that uses the store."
    case .corrupted: "Put a copy from a backup in its place, or move it away to begin with an empty one."
    case .readOnly: "Make the file and its folder writable, or open the store at another place."
    case .full: "Free some space and try again. What was there before is still there."
    case .newerSchema: "Update the app. The data were left as they are."
    case .cannotOpen: "Check that its folder exists and may be written to."
    case .ruleBroken: "Check what the query writes. What was there before is still there."
    case .migrationFailed: "The data were left as they were. Mend the migration, or go back to the version before it."
    case .failed: "What was there before is still there. Try again; if it stays, look up what the store said."
    }
  }

  private static func list(_ migrations: [String]) -> String {
    let names = migrations.map { "'\($0)'" }.joined(separator: ", ")
    return "this one does not know the migration\(migrations.count == 1 ? "" : "s") \(names)"
  }
}
