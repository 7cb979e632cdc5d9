/// The text of an argument in the call log, without quotes: for a closure, or a value that cannot be copied.
///
/// Hand-written mocks pass it to ``Calls/note(_:_:)``. See `Documentation/Mocks.md`.
///
/// ```swift
/// calls.note("load", ["completion": ArgumentText.closure])
/// ```
public struct ArgumentText: Sendable, ExpressibleByStringLiteral {
  let text: String

  /// Makes the text for failures: `ArgumentText("3 bytes")`. It is shown as it is, without quotes.
  public init(_ text: String) {
    self.text = text
  }

  /// Makes the text from a literal: `let text: ArgumentText = "closure"`.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// The text of a closure, which has no description of its own: `["completion": ArgumentText.closure]`.
  public static let closure: ArgumentText = "closure"
}
