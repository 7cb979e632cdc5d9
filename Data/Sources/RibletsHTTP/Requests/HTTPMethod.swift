/// The method of a request.
///
/// ```swift
/// let request = HTTPRequest(.put, url, body: data)
/// let purge: HTTPMethod = "PURGE"
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method as it is sent, such as `GET`.
  public let rawValue: String

  /// Makes a method of its name, which is sent as it is. An invalid name fails when the request is sent.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a method from a literal: `let purge: HTTPMethod = "PURGE"`.
  public init(stringLiteral name: String) { rawValue = name }

  /// Reads a value and changes nothing. It may be sent again after a failure, and its answer may be cached.
  public static let get: HTTPMethod = "GET"
  /// Reads only the status and the header fields, for example to ask for the size of a file.
  public static let head: HTTPMethod = "HEAD"
  /// Makes a change, once for each request. It is sent again only with an `Idempotency-Key`.
  public static let post: HTTPMethod = "POST"
  /// Saves a value at the address, in place of an earlier one. It may be sent again.
  public static let put: HTTPMethod = "PUT"
  /// Changes a part of a value. It is sent again only with an `Idempotency-Key`.
  public static let patch: HTTPMethod = "PATCH"
  /// Removes the value at the address. It may be sent again.
  public static let delete: HTTPMethod = "DELETE"

  /// True if it is a word that HTTP can send.
  var isValid: Bool { !rawValue.isEmpty && rawValue.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }

  /// True if a request changes nothing at the server: `GET`, `HEAD`, `OPTIONS`, `TRACE`.
  public var isSafe: Bool { ["GET", "HEAD", "OPTIONS", "TRACE"].contains(rawValue) }

  /// True if two equal requests have the effect of one: safe methods, `PUT` and `DELETE`.
  public var isIdempotent: Bool { isSafe || ["PUT", "DELETE"].contains(rawValue) }
}
