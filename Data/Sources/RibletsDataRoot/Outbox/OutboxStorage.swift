public import RibletsData

/// A keeper of changes that wait until a server took them: for authors of stores.
///
/// When a function returns, what it did outlives the process; when it throws, it did nothing.
public protocol OutboxStorage: Sendable {
  /// The changes of a domain, in the order in which they were appended.
  func changes(of domain: String) throws -> [StoredChange]

  /// Keeps a change, after all others.
  func append(_ change: StoredChange) throws

  /// Keeps a change in the place of another one, which may have the same key; does nothing if that one is not there.
  func replace(_ key: IdempotencyKey, with change: StoredChange) async throws

  /// Forgets a change; does nothing if it is not there.
  func remove(_ key: IdempotencyKey) async throws

  /// Encodes a query, in a format that later versions of the app read.
  func encode(_ value: some Encodable) throws -> [UInt8]

  /// Decodes a query.
  func decode<Value: Decodable>(_ type: Value.Type, from content: [UInt8]) throws -> Value
}
