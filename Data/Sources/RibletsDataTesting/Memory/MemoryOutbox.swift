import Foundation
public import RibletsData
public import RibletsDataRoot
@_spi(TestSupport) import RibletsTestCore

/// The storage of an outbox in memory, for tests. It outlives the outbox, as a store outlives the app.
public final class MemoryOutbox: OutboxStorage {
  private struct State {
    var changes: [StoredChange] = []
    var failure: DataStoreError?
  }

  private let state = Locked(State())

  /// Makes a storage that keeps changes already, such as one of an older version of the app.
  public init(_ changes: [StoredChange] = []) {
    state.withLock { $0.changes = changes }
  }

  /// The changes of all domains.
  public var changes: [StoredChange] { state.withLock { $0.changes } }

  /// Lets all that follows fail, or succeed again with `nil`.
  public func fail(with failure: DataStoreError?) {
    state.withLock { $0.failure = failure }
  }

  public func changes(of domain: String) throws -> [StoredChange] {
    try access { changes in changes.filter { $0.domain == domain } }
  }

  public func append(_ change: StoredChange) throws {
    try access { $0.append(change) }
  }

  public func replace(_ key: IdempotencyKey, with change: StoredChange) async throws {
    try Task.checkCancellation()
    try access { changes in
      if let index = changes.firstIndex(where: { $0.key == key }) { changes[index] = change }
    }
  }

  public func remove(_ key: IdempotencyKey) async throws {
    try Task.checkCancellation()
    try access { changes in changes.removeAll { $0.key == key } }
  }

  public func encode(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }

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
