public import Foundation

/// An answer whose status and header fields have arrived, and whose body is on its way.
public struct HTTPResponse: Sendable {
  /// The status, such as 200.
  public var status: Int
  /// The header fields.
  public var fields: HTTPFields
  /// The address that has answered: another address than the request's after redirects.
  public var url: URL
  /// The source of an answer: the server or the cache.
  public var origin: HTTPOrigin
  /// The body.
  public var body: HTTPBody

  /// Makes an answer.
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

/// An answer with its whole body.
public struct HTTPAnswer: Hashable, Sendable {
  /// The status, such as 200.
  public let status: Int
  /// The header fields.
  public let fields: HTTPFields
  /// The address that has answered: another address than the request's after redirects.
  public let url: URL
  /// The source of an answer: the server or the cache.
  public let origin: HTTPOrigin
  /// The body.
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
public enum HTTPOrigin: Hashable, Sendable {
  /// The server, with the whole answer.
  case server
  /// The cache, after the server said that its answer is the same still.
  case confirmed
  /// The cache alone, with an answer of this age.
  case cache(age: Duration)
}
