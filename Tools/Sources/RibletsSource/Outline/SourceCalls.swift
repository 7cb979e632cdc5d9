/// Some calls of a Swift file and its constants, as they are written: nothing is run.
public struct SourceCalls: Hashable, Sendable {
  /// The outermost calls, in order.
  public var calls: [SourceExpression] = []
  /// The values of constants and variables by name; of several, the last.
  public var constants: [String: SourceExpression] = [:]
  /// The names that may have another value where they are used: of variables, of several constants, of parameters.
  public var inconstant: Set<String> = []
  /// The members that code may change, with their places: `path` of `target.path = "Shop"`.
  public var changes: [SourceExpression] = []
  /// The places where the functions are used other than by a call with a dot: `let make = Target.target`.
  public var otherUses: [SourceExpression] = []
  /// The places where the file stops being Swift.
  public var errors: [SourceSyntaxError] = []

  /// Reads the calls of some functions, wherever they stand.
  ///
  /// - Parameters:
  ///   - names: The names of members: `target` for `.target(…)`.
  ///   - properties: The names of the members whose changes are looked for.
  ///   - text: The content, in UTF-8.
  ///   - path: For positions.
  public init(of names: Set<String>, changing properties: Set<String> = [], in text: [UInt8], path: String) {
    text.withUnsafeBufferPointer { text in
      let outline = DeclarationReader.reading(text, path: path) { reader in
        calls = reader.calls(of: names)
        (constants, inconstant) = (reader.constants, reader.inconstant)
        (changes, otherUses) = (reader.changes(of: properties), reader.otherUses(of: names))
      }
      errors = outline.errors
    }
  }
}
