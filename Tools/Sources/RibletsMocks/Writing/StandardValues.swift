import RibletsSource

/// Values that mean "nothing", by how a type is written.
enum StandardValues {
  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
  ]
  private static let empty: Set<String> = ["Array", "ContiguousArray", "ArraySlice", "Set"]

  /// The value of a type as source: `nil` of `Int?`, `(0, "")` of `(Int, String)`; `nil` if none is known.
  static func value(of type: SourceType) -> String? {
    switch type {
    case .optional, .unwrapped: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    case .named(let name, let arguments): value(named: name, arguments)
    case .member(.named("Swift", []), let name, let arguments): value(named: name, arguments)
    case .tuple(let elements): tuple(elements)
    case .attributed(let words, let base): words == ["sending"] ? value(of: base) : nil
    default: nil
    }
  }

  private static func value(named name: String, _ arguments: [SourceType]) -> String? {
    if numbers.contains(name) || name == "CGFloat" || name == "TimeInterval" { return "0" }
    if empty.contains(name), !arguments.isEmpty { return "[]" }
    switch name {
    case "Bool": return "false"
    case "String", "Substring": return "\"\""
    case "Dictionary" where !arguments.isEmpty: return "[:]"
    case "Optional" where !arguments.isEmpty: return "nil"
    case "Duration": return ".zero"
    case "AsyncStream" where !arguments.isEmpty: return "\(name)<\(arguments[0].text)> { $0.finish() }"
    case "AsyncThrowingStream" where arguments.count == 2:
      return "\(name)<\(arguments.map(\.text).joined(separator: ", "))> { $0.finish() }"
    default: return nil
    }
  }

  private static func tuple(_ elements: [SourceTupleElement]) -> String? {
    let values = elements.map { value(of: $0.type) }
    guard values.allSatisfy({ $0 != nil }) else { return nil }
    return "(\(values.compactMap { $0 }.joined(separator: ", ")))"
  }

  /// Returns the value that a mock of a router begins with, unless a test gives one: an interactor that decides
  /// nothing, `Interactor()`, a view that shows nothing, `MockView()`.
  static func standIn(for name: String, _ type: SourceType) -> String? {
    switch (name, type) {
    case ("interactable", .existential(.named("Interactable", []))): "Interactor()"
    case ("viewControllable", .existential(.named("ViewControllable", []))): "MockView()"
    default: nil
    }
  }

  /// Returns true if the type is an `EmptyValue` of the test kit.
  static func isEmptyValue(_ type: SourceType) -> Bool {
    switch type {
    case .tuple: return false
    case .named("CGFloat", _), .named("TimeInterval", _): return false
    case .named("EventStream", _): return true
    case .named("StateStream", let arguments): return arguments.first.map(isEmptyValue) ?? false
    default: return value(of: type) != nil
    }
  }
}
