/// The text of an argument in the call log, without quotes: for a closure, or a value that cannot be copied.
public struct ArgumentText: Sendable, ExpressibleByStringLiteral {
  let text: String

  /// Makes the text for failures.
  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.text = text
  }

  /// The text of a closure.
  public static let closure: ArgumentText = "closure"
}
