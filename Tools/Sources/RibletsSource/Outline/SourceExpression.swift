/// An expression, as far as it is written out.
public struct SourceExpression: Hashable, Sendable {
  /// The forms of expressions that are told apart.
  public indirect enum Value: Hashable, Sendable {
    /// A string on one line without interpolation, its escapes resolved.
    case text(String)
    /// The name of a constant; also `nil`.
    case name(String)
    /// A member that is not called, by its last name: `v6` of `.v6`.
    case member(String)
    /// The elements of an array.
    case array([SourceExpression])
    /// A call of a function or a member, by its last name.
    case call(String, [SourceArgument])
    /// Some operands, and the operators between them.
    case operation([SourceExpression], operators: [String])
    /// Anything else, which only running it would tell.
    case other
  }

  /// The form, and what is in it.
  public var value: Value
  /// The place where it begins.
  public var position: SourcePosition
}

/// An argument of a call.
public struct SourceArgument: Hashable, Sendable {
  /// The label; empty for none.
  public var label: String
  /// The value.
  public var expression: SourceExpression
}

extension SourceExpression {
  /// The language mode that a manifest means by it: `6` for `.v6`.
  public var languageMode: String? {
    guard case .member(let name) = value, name.hasPrefix("v") else { return nil }
    return String(name.dropFirst()).replacing("_", with: ".")
  }
}
