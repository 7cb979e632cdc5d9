import SwiftSyntax

/// The types of Swift and Foundation that a literal can be a value of.
enum LiteralKind {
  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let fractions: Set<String> = ["Decimal", "Double", "Float", "TimeInterval"]
  private static let texts: Set<String> = ["Character", "String", "Substring"]
  private static let others: Set<String> = ["Bool", "Data", "Date", "Duration", "URL", "UUID"]

  /// Returns true for a literal of another type: `"x"` of `Int`. What is no literal, or of a type of somebody else, may fit.
  static func contradicts(_ value: ExprSyntax, _ type: String) -> Bool {
    let isOptional = type.hasSuffix("?")
    let type = isOptional ? String(type.dropLast()) : type
    let isList = type.hasPrefix("[") && type.hasSuffix("]")
    guard isList || integers.union(fractions).union(texts).union(others).contains(type) else { return false }
    let value = value.as(PrefixOperatorExprSyntax.self)?.expression ?? value
    switch value.kind {
    case .stringLiteralExpr: return !texts.contains(type)
    case .integerLiteralExpr: return !integers.contains(type) && !fractions.contains(type)
    case .floatLiteralExpr: return !fractions.contains(type)
    case .booleanLiteralExpr: return type != "Bool"
    case .arrayExpr, .dictionaryExpr: return !isList && type != "Data"
    case .nilLiteralExpr: return !isOptional
    default: return false
    }
  }
}
