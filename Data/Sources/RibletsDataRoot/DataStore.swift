/// A database of an app that runs queries, each in one transaction: for authors of stores.
///
/// Apps use a ready store, such as `SQLiteStore`, and tests a `MemoryStore`. Reads and writes give their body a
/// context, such as a connection, that is valid until the body returns. Writes run one after the other. A write whose
/// body throws changes nothing. The async forms do not block the calling actor, and throw `CancellationError` if the
/// task is cancelled before they are done. A write that has been committed returns.
///
/// A store throws `DataStoreError` for failures of its own, and a body's errors unchanged.
///
/// ```swift
/// final class FileStore: DataStore {
///   func read<Value: Sendable>(_ body: (FileContext) throws -> Value) throws -> Value { try body(FileContext(folder)) }
///   …
/// }
/// ```
///
/// See `Documentation/Queries.md`.
public protocol DataStore<Context>: AnyObject, Sendable {
  /// The value from which a query's source is made, such as a database connection.
  associatedtype Context
  /// The part of the data that a read has looked at, such as tables or keys.
  associatedtype Footprint: Sendable
  /// The part of the data that a write has changed, such as tables. ``touches(_:_:)`` compares it with a
  /// ``Footprint``.
  associatedtype Change: Sendable

  /// Reads, and blocks the calling thread. It may run beside other reads, and sees no half of a write.
  func read<Value: Sendable>(_ body: (Context) throws -> Value) throws -> Value
  /// Reads without blocking the caller.
  ///
  /// - Throws: The error of the body, `DataStoreError`, or `CancellationError`.
  func read<Value: Sendable>(_ body: @escaping @Sendable (Context) throws -> Value) async throws -> Value

  /// Reads and records the part of the data that the body looked at, also if the body throws.
  ///
  /// - Throws: Only if the body could not run. Its own error is in ``TrackedRead/outcome``.
  func trackedRead<Value: Sendable>(_ body: (Context) throws -> Value) throws -> TrackedRead<Value, Footprint>
  /// Reads and records the part of the data that the body looked at, without blocking the caller.
  ///
  /// - Throws: Only if the body could not run. Its own error is in ``TrackedRead/outcome``.
  func trackedRead<Value: Sendable>(
    _ body: @escaping @Sendable (Context) throws -> Value
  ) async throws -> TrackedRead<Value, Footprint>

  /// Writes, and blocks the calling thread. The change is committed when it returns, and undone if it throws.
  func write<Value: Sendable>(_ body: (Context) throws -> Value) throws -> (Value, Commit<Change>)
  /// Writes without blocking the caller. The change is committed when it returns, and undone if it throws.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Context) throws -> Value
  ) async throws -> (Value, Commit<Change>)

  /// Returns true if a change may invalidate a read. If the store cannot know, it returns true.
  func touches(_ change: Change, _ footprint: Footprint) -> Bool

  /// Sets the closure for commits that this object did not make, such as commits of another process. Called on any
  /// thread.
  func whenChangedElsewhere(_ listener: @escaping @Sendable (Commit<Change>) -> Void)
}

/// A write that took place: its number and its change.
///
/// ```swift
/// let (value, commit) = try store.write { try $0.insert(dish) }
/// ```
///
/// See `Documentation/Queries.md`.
public struct Commit<Change: Sendable>: Sendable {
  /// Its number among the writes of the store. It rises with each write.
  public let position: Int
  /// The part of the data that the write changed. Riblets passes it to ``DataStore/touches(_:_:)``.
  public let change: Change

  /// Joins a change with its number. Stores make it.
  public init(position: Int, change: Change) {
    self.position = position
    self.change = change
  }
}

/// The outcome of a read, and the part of the data that it looked at.
///
/// Riblets keeps it for each observed query, and reads again if a commit invalidates it. See
/// `Documentation/Queries.md`.
///
/// ```swift
/// let read = try store.trackedRead { try $0.dishes() }
/// let isStale = store.touches(commit.change, read.footprint)
/// ```
public struct TrackedRead<Value, Footprint: Sendable> {
  /// The value that the body returned, or the error that it threw: both are shown to observers.
  public let outcome: Result<Value, any Error>
  /// The part of the data that it looked at, such as tables. A query is read again if a commit touches it.
  public let footprint: Footprint
  /// The last write that the read certainly saw. Later commits are compared with its footprint.
  public let position: Int

  /// Joins the outcome of the body with its footprint. Stores make it.
  public init(outcome: Result<Value, any Error>, footprint: Footprint, position: Int) {
    self.outcome = outcome
    self.footprint = footprint
    self.position = position
  }
}

extension TrackedRead: Sendable where Value: Sendable {}
