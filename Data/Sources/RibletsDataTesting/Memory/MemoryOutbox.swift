import Foundation
public import RibletsData
public import RibletsDataRoot
@_spi(TestSupport) import RibletsTestCore

/// The storage of an outbox in memory, for tests. It outlives the outbox, as a store outlives the app.
///
/// ```swift
/// let storage = MemoryOutbox()
/// let outbox = try Outbox(Menu.self, keeping: Note.self, in: storage, remote: server, over: connection)
/// #expect(storage.changes.isEmpty)
/// ```
///
/// See `Documentation/OfflineChanges.md`.
public final class MemoryOutbox: OutboxStorage {
  private struct State {
    var changes: [StoredChange] = []
    var failure: DataStoreError?
  }

  private let state = Locked(State())

  /// Makes a storage that has changes already, for example of an older version of the app.
  public init(_ changes: [StoredChange] = []) {
    state.withLock { $0.changes = changes }
  }

  /// The changes of all domains, in their order. Reading it works also after ``fail(with:)``.
  public var changes: [StoredChange] { state.withLock { $0.changes } }

  /// Makes all later calls fail with this error, or succeed again with `nil`.
  ///
  /// ```swift
  /// storage.fail(with: DataStoreError(.full, store: "memory", details: "no space"))
  /// ```
  public func fail(with failure: DataStoreError?) {
    state.withLock { $0.failure = failure }
  }

  /// Returns the changes of a domain, in their order. An outbox calls it; a test reads ``changes``.
  public func changes(of domain: String) throws -> [StoredChange] {
    try access { changes in changes.filter { $0.domain == domain } }
  }

  /// Saves a change after all others. After ``fail(with:)`` it throws that error.
  public func append(_ change: StoredChange) throws {
    try access { $0.append(change) }
  }

  /// Saves a change in the place of another. Does nothing if that key is not there.
  public func replace(_ key: IdempotencyKey, with change: StoredChange) async throws {
    try Task.checkCancellation()
    try access { changes in
      if let index = changes.firstIndex(where: { $0.key == key }) { changes[index] = change }
    }
  }

  /// Removes a change. Does nothing if it is not there. After ``fail(with:)`` it throws that error.
  public func remove(_ key: IdempotencyKey) async throws {
    try Task.checkCancellation()
    try access { changes in changes.removeAll { $0.key == key } }
  }

  /// Encodes a query as JSON, so that a test can look into ``changes``.
  public func encode(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }

  /// Decodes a query from JSON. An error makes the change unreadable in the outbox.
  public func decode<Value: Decodable>(_ type: Value.Type, from content: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(content))
  }

  private func access<Value>(_ body: (inout [StoredChange]) -> Value) throws -> Value {
    try state.withLock { state in
      if let failure = state.failure { throw failure }
      return body(&state.changes)
    }
  }
}
