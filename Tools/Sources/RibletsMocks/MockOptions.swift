/// The user's choices for mocks.
public struct MockOptions: Hashable, Sendable {
  /// The word that marks a protocol, without the at sign.
  public var annotation = "mockable"
  /// True if protocols without the word are mocked, too.
  public var mocksAll = false
  /// True if the output does without the test kit.
  public var isPlain = false
  /// True if plain mocks keep the arguments of every member. Those with the test kit always do.
  public var keepsHistory = false
  /// Modules to import besides those of the input.
  public var imports: [String] = []
  /// Modules to import for testing.
  public var testableImports: [String] = []

  /// Makes the standard options.
  public init() {}

  /// An annotation without its at sign.
  public static func word(_ annotation: String) -> String {
    annotation.hasPrefix("@") ? String(annotation.dropFirst()) : annotation
  }

  /// Returns true if a word can mark a protocol.
  public static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
