/// Text that stands for an argument in the ledger as it is, without quotes: for a closure, or what cannot be copied.
public struct ArgumentText: Sendable, ExpressibleByStringLiteral {
  let text: String

  /// Makes the text that failures print.
  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Stands for a closure.
  public static let closure: ArgumentText = "closure"
}
