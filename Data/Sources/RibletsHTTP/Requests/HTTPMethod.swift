/// The method of a request.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method as it is sent.
  public let rawValue: String

  /// Makes a method of its name, which is sent as it is.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a method of its name, which is sent as it is.
  public init(stringLiteral name: String) { rawValue = name }

  /// Reads.
  public static let get: HTTPMethod = "GET"
  /// Reads the status and the header fields alone.
  public static let head: HTTPMethod = "HEAD"
  /// Does something, once for each request.
  public static let post: HTTPMethod = "POST"
  /// Puts something in its place.
  public static let put: HTTPMethod = "PUT"
  /// Changes a part of something.
  public static let patch: HTTPMethod = "PATCH"
  /// Removes something.
  public static let delete: HTTPMethod = "DELETE"

  /// True if it is a word that HTTP can send.
  var isValid: Bool { !rawValue.isEmpty && rawValue.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }

  /// True if a request changes nothing at the server.
  public var isSafe: Bool { ["GET", "HEAD", "OPTIONS", "TRACE"].contains(rawValue) }

  /// True if two equal requests do what one does.
  public var isIdempotent: Bool { isSafe || ["PUT", "DELETE"].contains(rawValue) }
}
