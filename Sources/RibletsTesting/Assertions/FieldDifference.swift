/// The difference between two values of one type, field by field.
struct FieldDifference {
  private static let deepest = 6
  private static let mostFields = 200
  private static let longestText = 400

  private let changes: [(field: String, expected: String?, actual: String?)]

  init<Value>(expected: Value, actual: Value) {
    let old = Self.fields(of: expected)
    let new = Self.fields(of: actual)
    var changes: [(field: String, expected: String?, actual: String?)] = []
    for (field, text) in old.list where new.texts[field] != text {
      changes.append((field, text, new.texts[field]))
    }
    for (field, text) in new.list where old.texts[field] == nil { changes.append((field, nil, text)) }
    self.changes = changes
  }

  /// One paragraph for each field; a note if reflection does not find the difference.
  var text: String {
    guard !changes.isEmpty else {
      return "    The two look the same field by field: they differ in something that is not stored, or in their ==."
    }
    return changes.map { field, expected, actual in
      var lines = ["    \(field.isEmpty ? "the value" : field)"]
      if let expected { lines.append("  −   \(expected)") }
      if let actual { lines.append("  +   \(actual)") }
      return lines.joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  private struct Fields {
    var list: [(String, String)] = []
    var texts: [String: String] = [:]

    mutating func add(_ field: String, _ text: String) {
      list.append((field, text))
      texts[field] = text
    }
  }

  private static func fields(of value: Any) -> Fields {
    var fields = Fields()
    add(value, as: "", depth: 0, to: &fields)
    return fields
  }

  private static func add(_ value: Any, as field: String, depth: Int, to fields: inout Fields) {
    guard fields.list.count < mostFields else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let some = mirror.children.first {
      return add(some.value, as: field, depth: depth, to: &fields)
    }
    guard depth < deepest, hasFields(mirror), !(mirror.displayStyle == .class) else {
      return fields.add(field, ShortDescription.of(value, longest: longestText))
    }
    for (index, child) in mirror.children.enumerated() {
      let name: String
      if mirror.displayStyle == .collection {
        name = "\(field)[\(index)]"
      } else {
        name = field.isEmpty ? child.label ?? "\(index)" : "\(field).\(child.label ?? "\(index)")"
      }
      add(child.value, as: name, depth: depth + 1, to: &fields)
    }
    if mirror.displayStyle == .collection {
      fields.add(field.isEmpty ? "count" : "\(field).count", "\(mirror.children.count)")
    }
  }

  /// Returns true if a value is shown by its fields; others are one text.
  private static func hasFields(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .struct, .tuple: !mirror.children.isEmpty && !(mirror.subjectType is any StringProtocol.Type)
    case .collection: true
    default: false
    }
  }
}
