import Foundation
import RibletsPlans
import SwiftSyntax

/// The JSON of values that stand in code, as an encoder of Foundation writes it.
struct SampleJSON {
  /// A lookup of the properties of a structure; `nil` for one whose JSON is not made of them alone.
  let properties: (String) -> ModelProperties?

  /// The text of an object with values for its properties; `nil` if one is not known.
  func object(_ values: [(name: String, type: String, value: String)]) -> String? {
    var fields: [String] = []
    for value in values {
      if value.value == "nil" { continue }
      guard let text = text(of: value.value, type: value.type) else { return nil }
      fields.append("\(quoted(value.name)): \(text)")
    }
    return fields.isEmpty ? "{}" : "{ \(fields.joined(separator: ", ")) }"
  }

  /// The text of an expression of a type; `nil` where only a run of the code would tell.
  func text(of expression: String, type: String) -> String? {
    if type.hasSuffix("?") { return text(of: expression, type: String(type.dropLast())) }
    switch (type, expression) {
    case ("Date", "Date(timeIntervalSince1970: 0)"): return "-978307200"
    case ("Data", "Data([1])"): return quoted("AQ==")
    default: break
    }
    let statements = SyntaxTrees.tree(of: expression).statements
    guard statements.count == 1, case .expr(let node) = statements.first?.item else { return nil }
    if ["String", "Bool"].contains(type) || Self.numbers.contains(type) { return literal(node, type) }
    if let array = node.as(ArrayExprSyntax.self), let element = Self.element(of: type) {
      let texts = array.elements.map { text(of: $0.expression.trimmedDescription, type: element) }
      return texts.contains(nil) ? nil : "[\(texts.compactMap { $0 }.joined(separator: ", "))]"
    }
    return structure(node, type)
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "TimeInterval", "Decimal",
  ]

  private func literal(_ node: ExprSyntax, _ type: String) -> String? {
    if type == "String" { return node.plainString.flatMap { $0.contains("\\") ? nil : quoted($0) } }
    if type == "Bool" { return node.as(BooleanLiteralExprSyntax.self)?.trimmedDescription }
    let text = node.trimmedDescription
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let isPlain = digits == "0" || digits.first != "0" || digits.hasPrefix("0.")
    return isPlain && Double(text) != nil && digits.allSatisfy { $0.isNumber || $0 == "." } ? text : nil
  }

  /// `Price(cents: 3)`: the initialiser that a structure has by itself.
  private func structure(_ node: ExprSyntax, _ type: String) -> String? {
    guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.trimmedDescription == type, let known = properties(type), known.areWhole,
      known.items.map(\.name) == call.arguments.map({ $0.label?.text ?? "" })
    else { return nil }
    return object(
      zip(known.items, call.arguments).map { ($0.name, $0.type, $1.expression.trimmedDescription) })
  }

  /// The type of an array's elements; `nil` for other types.
  private static func element(of type: String) -> String? {
    guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
    return String(type.dropFirst().dropLast())
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
