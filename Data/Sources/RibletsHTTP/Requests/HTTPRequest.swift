public import Foundation

/// A request with an address of its own: what a transport sends.
public struct HTTPRequest: Hashable, Sendable {
  /// The address that the request goes to.
  public var url: URL
  /// The method: reading, changing, removing.
  public var method: HTTPMethod
  /// The header fields. The transport adds those of the connection, such as `Host` and `Content-Length`.
  public var fields: HTTPFields
  /// The body, or nil for none.
  public var body: Data?
  /// The most bytes of an answer's body that may be in memory. Beyond them the request fails.
  public var bodyLimit = HTTPLimits().body

  /// Makes a request.
  public init(_ method: HTTPMethod = .get, _ url: URL, fields: HTTPFields = [:], body: Data? = nil) {
    self.url = url
    self.method = method
    self.fields = fields
    self.body = body
  }

  /// True if the request may be sent twice: its method is idempotent, or it has an `Idempotency-Key`.
  public var mayBeRepeated: Bool { method.isIdempotent || fields["Idempotency-Key"] != nil }
}
