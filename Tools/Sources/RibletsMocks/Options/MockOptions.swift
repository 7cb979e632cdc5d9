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

  /// Modules of the input that are not imported.
  public var excludedImports: [String] = []
  /// The text that comes first in the output: comments.
  public var header: String?
  /// The condition of `#if` around everything in the output.
  public var macro: String?
  /// True if tests can set the counts of plain mocks.
  public var setsCallCounts = false

  /// Makes the standard options.
  public init() {}

  /// An annotation without its at sign.
  public static func word(_ annotation: String) -> String {
    annotation.hasPrefix("@") ? String(annotation.dropFirst()) : annotation
  }

  /// Returns true if every line of a text is a comment to its end, or empty.
  public static func isComment(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).allSatisfy { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return line.isEmpty || line.hasPrefix("//")
    }
  }

  /// Returns true if a word can mark a protocol.
  public static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
