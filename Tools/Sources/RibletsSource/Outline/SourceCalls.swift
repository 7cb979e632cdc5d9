/// Some calls of a Swift file and its constants, as they are written: nothing is run.
public struct SourceCalls: Hashable, Sendable {
  /// The outermost calls, in order.
  public var calls: [SourceExpression] = []
  /// The values of constants and variables by name; of several, the last.
  public var constants: [String: SourceExpression] = [:]
  /// The places where the file stops being Swift.
  public var errors: [SourceSyntaxError] = []

  /// Reads the calls of some functions, wherever they stand.
  ///
  /// - Parameters:
  ///   - names: The names of members: `target` for `.target(…)`.
  ///   - text: The content, in UTF-8.
  ///   - path: For positions.
  public init(of names: Set<String>, in text: [UInt8], path: String) {
    text.withUnsafeBufferPointer { text in
      let outline = DeclarationReader.reading(text, path: path) { reader in
        calls = reader.calls(of: names)
        constants = reader.constants
      }
      errors = outline.errors
    }
  }
}
