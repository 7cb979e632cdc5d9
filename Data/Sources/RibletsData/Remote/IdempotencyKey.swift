/// A text that identifies one mutation, so that a server makes its change once, however often it is sent.
///
/// Riblets makes one for each mutation. Pass it to your server, for example as a header.
///
/// ```swift
/// request.headers["Idempotency-Key"] = key.text
/// ```
///
/// See `Documentation/Server.md`.
public struct IdempotencyKey: Hashable, Sendable, CustomStringConvertible {
  /// The text: 32 hexadecimal digits for a key that Riblets made.
  public let text: String

  /// Makes a key with a text of your own, for example one that you have saved.
  public init(_ text: String) {
    self.text = text
  }

  /// Makes a key of 128 random bits.
  ///
  /// - Parameter generator: A test passes a generator with fixed numbers.
  public init(using generator: inout some RandomNumberGenerator) {
    text = Self.digits(generator.next()) + Self.digits(generator.next())
  }

  /// The ``text``, so that `"\(key)"` can be sent as a header.
  public var description: String { text }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
