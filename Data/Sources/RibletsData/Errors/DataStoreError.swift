/// The reason for which a store refused a query. Nothing was changed.
///
/// Stores translate what their database says into these, so that features can tell people what to do without knowing
/// which store it is.
public struct DataStoreError: Error, Hashable, CustomStringConvertible {
  /// The kinds of failures, as far as they make a difference to what one does next.
  public enum Reason: Hashable, Sendable {
    /// Somebody else holds a lock. It passes.
    case locked
    /// The file is damaged, or is no database.
    case corrupted
    /// It can be read and not be changed.
    case readOnly
    /// There is no room for the change.
    case full
    /// The data were written by a newer version of the app, which made migrations that this one does not know.
    case newerSchema(unknownMigrations: [String])
    /// The file cannot be opened or made.
    case cannotOpen
    /// The change breaks a rule of the schema, such as that a column is unique.
    case ruleBroken
    /// A migration failed, and was undone.
    case migrationFailed(String)
    /// Anything else; the store's words have it.
    case failed
  }

  /// The kind of failure.
  public let reason: Reason
  /// The path of the store, or another name of it.
  public let store: String
  /// The words of the store itself.
  public let details: String

  /// Makes an error for a store of one's own.
  public init(_ reason: Reason, store: String, details: String) {
    self.reason = reason
    self.store = store
    self.details = details
  }

  /// The failure, its place, and how to fix it.
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
