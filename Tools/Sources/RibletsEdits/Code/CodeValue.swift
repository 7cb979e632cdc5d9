import SwiftSyntax

/// The value of an expression that is written out; its parts are expressions themselves.
package enum CodeValue: Hashable, Sendable {
  /// A string without codes and without escapes.
  case text(String)
  /// `true` or `false`.
  case flag(String)
  /// A number in digits, as it is written.
  case number(String)
  case array([String])
  /// A call by the name of a type or a function, with the labels of its arguments; empty ones for none.
  case call(String, [Argument])

  package struct Argument: Hashable, Sendable {
    package let label: String
    package let expression: String
  }

  /// Reads an expression; `nil` for one of another form.
  package init?(_ text: String) {
    let statements = SyntaxTrees.tree(of: text).statements
    guard statements.count == 1, case .expr(let node) = statements.first?.item else { return nil }
    let written = node.trimmedDescription
    if let plain = node.plainString {
      if plain.contains("\\") { return nil }
      self = .text(plain)
    } else if node.is(BooleanLiteralExprSyntax.self) {
      self = .flag(written)
    } else if let array = node.as(ArrayExprSyntax.self) {
      self = .array(array.elements.map(\.expression.trimmedDescription))
    } else if let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil {
      self = .call(
        call.calledExpression.trimmedDescription,
        call.arguments.map { Argument(label: $0.label?.text ?? "", expression: $0.expression.trimmedDescription) })
    } else if Self.isPlainNumber(written) {
      self = .number(written)
    } else {
      return nil
    }
  }

  private static func isPlainNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let isPlain = digits == "0" || digits.first != "0" || digits.hasPrefix("0.")
    return isPlain && Double(text) != nil && digits.allSatisfy { $0.isNumber || $0 == "." }
  }
}
