public import Foundation

/// An answer whose status and header fields have arrived, and whose body is on its way.
///
/// Transports return it. ``HTTPClient/send(_:)`` returns an ``HTTPAnswer`` with the whole body instead.
///
/// ```swift
/// return HTTPResponse(status: 200, fields: ["Content-Type": "text/plain"], url: request.url, body: HTTPBody(data))
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPResponse: Sendable {
  /// The status, such as 200: after redirects, if the transport follows them.
  public var status: Int
  /// The header fields of the answer. Names are compared without regard to case.
  public var fields: HTTPFields
  /// The address that has answered: another address than the request's after redirects.
  public var url: URL
  /// The source of the answer. A transport leaves it at `.server`.
  public var origin: HTTPOrigin
  /// The body, which can be read once: `try await response.body.collect(upTo: 1 << 20)`.
  public var body: HTTPBody

  /// Makes an answer, for a transport of your own or a test: `HTTPResponse(status: 404, url: request.url)`.
  public init(
    status: Int, fields: HTTPFields = [:], url: URL, origin: HTTPOrigin = .server, body: HTTPBody = HTTPBody()
  ) {
    self.status = status
    self.fields = fields
    self.url = url
    self.origin = origin
    self.body = body
  }
}

/// An answer with its whole body, whatever its status is.
///
/// ```swift
/// let answer = try await client.send(HTTPRequest(.get, url))
/// if answer.status == 200 { show(answer.body) }
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPAnswer: Hashable, Sendable {
  /// The status, such as 200 or 404.
  public let status: Int
  /// The header fields of the answer: `answer.fields["ETag"]`. Names are compared without regard to case.
  public let fields: HTTPFields
  /// The address that has answered: another address than the request's after redirects.
  public let url: URL
  /// The source of the answer: the server, or the cache with its age.
  public let origin: HTTPOrigin
  /// The whole body; empty if there is none.
  public let body: Data

  init(_ response: HTTPResponse, body: Data) {
    status = response.status
    fields = response.fields
    url = response.url
    origin = response.origin
    self.body = body
  }
}

/// The source of an answer: the server or the cache.
///
/// ```swift
/// if case .cache(let age) = answer.origin { showAge(age) }
/// ```
///
/// See `Documentation/HTTP.md`.
public enum HTTPOrigin: Hashable, Sendable {
  /// The server, with the whole answer: it was not in the cache, or had changed.
  case server
  /// The cache, after the server said with status 304 that its answer has not changed.
  case confirmed
  /// The cache only, with an answer of this age. The server was not asked.
  case cache(age: Duration)
}
