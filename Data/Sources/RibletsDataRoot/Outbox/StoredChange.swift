public import RibletsData

/// A change as an ``OutboxStorage`` saves it.
///
/// Authors of stores write its members into a row or a file. Features see a `KeptChange` instead. See
/// `Documentation/OfflineChanges.md`.
///
/// ```swift
/// try database.insert(change.key.text, change.domain, change.name, change.content)
/// ```
public struct StoredChange: Hashable, Sendable {
  /// The key that the server gets with each attempt. It is unique in the storage.
  public let key: IdempotencyKey
  /// The name of its domain, with the owner if there is one. Compare it as a whole.
  public let domain: String
  /// The name of its type, `keptName`, for example `Note`.
  public let name: String
  /// The text of changes that are sent in order, for example an order's id; empty by default.
  public let aggregate: String
  /// The encoded query, as ``OutboxStorage/encode(_:)`` made it. Save it as it is.
  public let content: [UInt8]
  /// The server's reason to refuse it; `nil` if the server has not refused it.
  public var refusal: String?

  /// Joins the members that a storage has read, for example from a row of a table.
  public init(
    key: IdempotencyKey, domain: String, name: String, aggregate: String, content: [UInt8], refusal: String? = nil
  ) {
    self.key = key
    self.domain = domain
    self.name = name
    self.aggregate = aggregate
    self.content = content
    self.refusal = refusal
  }
}
