public import RibletsData

/// A change as an ``OutboxStorage`` has it.
public struct StoredChange: Hashable, Sendable {
  /// The key that the server gets with it; no other change has it.
  public let key: IdempotencyKey
  /// The name of its domain.
  public let domain: String
  /// The name of its type.
  public let name: String
  /// The text that changes have in common which are sent in order.
  public let aggregate: String
  /// The encoded query.
  public let content: [UInt8]
  /// The server's reason to refuse it; `nil` if it has not.
  public var refusal: String?

  /// Joins what a storage has read.
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
