public import RibletsData

/// A place where offline changes are saved until a server has accepted them: for authors of stores.
///
/// When a method returns, its change outlives the process. When it throws, nothing has changed. Apps use
/// `SQLiteOutbox`, and tests `MemoryOutbox`.
///
/// ```swift
/// final class FileOutbox: OutboxStorage {
///   func append(_ change: StoredChange) throws { try write(changes + [change]) }
///   …
/// }
/// ```
///
/// See `Documentation/OfflineChanges.md`.
public protocol OutboxStorage: Sendable {
  /// Returns the changes of a domain, in the order in which they were appended. Blocks the caller.
  func changes(of domain: String) throws -> [StoredChange]

  /// Saves a change after all others. Blocks the main actor: `enqueue` calls it.
  func append(_ change: StoredChange) throws

  /// Saves a change in the place of another change, which may have the same key. Does nothing if that key is not
  /// there.
  func replace(_ key: IdempotencyKey, with change: StoredChange) async throws

  /// Removes a change that the server has accepted, or that was discarded. Does nothing if it is not there.
  ///
  /// - Throws: The error of the storage. The change is still saved then.
  func remove(_ key: IdempotencyKey) async throws

  /// Encodes a query, in a format that later versions of the app can read, such as JSON.
  func encode(_ value: some Encodable) throws -> [UInt8]

  /// Decodes a query. Its error makes the change unreadable, and does not lose it.
  func decode<Value: Decodable>(_ type: Value.Type, from content: [UInt8]) throws -> Value
}
