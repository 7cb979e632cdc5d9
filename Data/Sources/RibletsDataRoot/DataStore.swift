/// A keeper of an app's data that runs queries over them, one transaction each: for authors of stores.
///
/// Reads and writes give their body a context, such as a connection, that is valid until the body returns. Writes come one
/// after the other; one whose body throws leaves nothing behind. The async forms do not block the calling actor, and throw
/// `CancellationError` if the task is cancelled before they are done; a write that has been committed returns.
///
/// A store throws `DataStoreError` for failures of its own, and a body's errors unchanged.
public protocol DataStore<Context>: AnyObject, Sendable {
  /// The value from which a query's source is made.
  associatedtype Context
  /// The part of the data that a read looked at.
  associatedtype Footprint: Sendable
  /// The part of the data that a write changed.
  associatedtype Change: Sendable

  /// Reads, and blocks the calling thread.
  func read<Value: Sendable>(_ body: (Context) throws -> Value) throws -> Value
  /// Reads without blocking.
  func read<Value: Sendable>(_ body: @escaping @Sendable (Context) throws -> Value) async throws -> Value

  /// Reads and notes what was looked at, also if the body throws. Throws only if the body could not run.
  func trackedRead<Value: Sendable>(_ body: (Context) throws -> Value) throws -> TrackedRead<Value, Footprint>
  /// The same without blocking.
  func trackedRead<Value: Sendable>(
    _ body: @escaping @Sendable (Context) throws -> Value
  ) async throws -> TrackedRead<Value, Footprint>

  /// Writes, and blocks the calling thread.
  func write<Value: Sendable>(_ body: (Context) throws -> Value) throws -> (Value, Commit<Change>)
  /// Writes without blocking.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Context) throws -> Value
  ) async throws -> (Value, Commit<Change>)

  /// Tells if a change may make a difference to a read. When in doubt, it does.
  func touches(_ change: Change, _ footprint: Footprint) -> Bool

  /// Tells of commits that were not made by this object's `write`, from any thread.
  func whenChangedElsewhere(_ listener: @escaping @Sendable (Commit<Change>) -> Void)
}

/// A write that took place.
public struct Commit<Change: Sendable>: Sendable {
  /// Its number among the writes of the store; rises.
  public let position: Int
  /// The part of the data that it changed.
  public let change: Change

  /// Numbers a change.
  public init(position: Int, change: Change) {
    self.position = position
    self.change = change
  }
}

/// The outcome of a read, and the part of the data that it looked at.
public struct TrackedRead<Value, Footprint: Sendable> {
  /// The value that the body returned, or the error that it threw.
  public let outcome: Result<Value, any Error>
  /// The part of the data that it looked at.
  public let footprint: Footprint
  /// The last write that it certainly saw.
  public let position: Int

  /// Joins what the body returned with what it looked at.
  public init(outcome: Result<Value, any Error>, footprint: Footprint, position: Int) {
    self.outcome = outcome
    self.footprint = footprint
    self.position = position
  }
}

extension TrackedRead: Sendable where Value: Sendable {}
