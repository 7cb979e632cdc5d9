/// A text that tells one mutation from all others, so that a server makes its change once however often it is sent.
public struct IdempotencyKey: Hashable, Sendable, CustomStringConvertible {
  /// The text: 32 hexadecimal digits for a key that was drawn.
  public let text: String

  /// Makes a key with a text of one's own, such as one that was kept.
  public init(_ text: String) {
    self.text = text
  }

  /// Draws a key of 128 random bits.
  public init(using generator: inout some RandomNumberGenerator) {
    text = Self.digits(generator.next()) + Self.digits(generator.next())
  }

  public var description: String { text }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
