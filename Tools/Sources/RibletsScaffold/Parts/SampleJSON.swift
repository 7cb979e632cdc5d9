import RibletsEdits
import RibletsPlans

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
    switch (CodeValue(expression), type) {
    case (.text(let text), "String"): return quoted(text)
    case (.flag(let text), "Bool"): return text
    case (.number(let text), _) where Self.numbers.contains(type): return text
    case (.array(let elements), _):
      guard let element = Self.element(of: type) else { return nil }
      let texts = elements.compactMap { text(of: $0, type: element) }
      return texts.count == elements.count ? "[\(texts.joined(separator: ", "))]" : nil
    case (.call(type, let arguments), _):
      // `Price(cents: 3)`: the initialiser that a structure has by itself.
      guard let known = properties(type), known.areWhole, known.items.map(\.name) == arguments.map(\.label) else {
        return nil
      }
      return object(zip(known.items, arguments).map { ($0.name, $0.type, $1.expression) })
    default: return nil
    }
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "TimeInterval", "Decimal",
  ]

  /// The type of an array's elements; `nil` for other types.
  private static func element(of type: String) -> String? {
    guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
    return String(type.dropFirst().dropLast())
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
