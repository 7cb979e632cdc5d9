public import Foundation

/// A request with a whole address: the value that a transport sends.
///
/// Use a ``JSONRequest`` for a server of your own, and this type for other addresses and for transports.
///
/// ```swift
/// let answer = try await client.send(HTTPRequest(.get, url, fields: ["Accept": "image/png"]))
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPRequest: Hashable, Sendable {
  /// The address that the request goes to, whole. The `baseURL` of the client is not added.
  public var url: URL
  /// The method, for example `.get`. It also decides if a retry is allowed.
  public var method: HTTPMethod
  /// The header fields. The transport adds those of the connection, such as `Host` and `Content-Length`.
  public var fields: HTTPFields
  /// The body, for example the bytes of a picture; `nil` for none.
  public var body: Data?
  /// The maximum of bytes of an answer's body in memory. Beyond them the request fails. A client lowers it to its own
  /// limit.
  public var bodyLimit = HTTPLimits().body

  /// Makes a request: `HTTPRequest(.get, url)`. Nothing is checked here: an invalid method fails when it is sent.
  public init(_ method: HTTPMethod = .get, _ url: URL, fields: HTTPFields = [:], body: Data? = nil) {
    self.url = url
    self.method = method
    self.fields = fields
    self.body = body
  }

  /// True if the request may be sent twice: its method is idempotent, or it has an `Idempotency-Key`.
  ///
  /// An ``HTTPError`` of the request uses it for ``HTTPError/isRepeatable``. Read that property to offer a retry.
  public var mayBeRepeated: Bool { method.isIdempotent || fields["Idempotency-Key"] != nil }
}
