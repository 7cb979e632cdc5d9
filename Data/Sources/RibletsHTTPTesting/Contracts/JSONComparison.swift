import Foundation

/// The way in which an answer is compared with the recorded one.
enum JSONComparison: String, Codable, Sendable {
  /// The same fields with values of the same kinds; more fields are allowed, and null stands for any kind.
  case shape
  /// The same values.
  case values

  /// The differences, each with the path of its field.
  func differences(_ expected: JSONValue, _ actual: JSONValue, at path: String = "") -> [String] {
    switch (expected, actual) {
    case (.null, _) where self == .shape: return []
    case (.object(let expected), .object(let actual)):
      return expected.keys.sorted().flatMap { key -> [String] in
        let place = path.isEmpty ? key : "\(path).\(key)"
        guard let value = actual[key] else { return ["'\(place)' is missing"] }
        return differences(expected[key] ?? .null, value, at: place)
      }
        + (self == .values
          ? actual.keys.sorted().filter { expected[$0] == nil }.map {
            "'\(path.isEmpty ? $0 : "\(path).\($0)")' was not expected"
          } : [])
    case (.array(let expected), .array(let actual)):
      return self == .shape ? shapeDifferences(expected, actual, path) : valueDifferences(expected, actual, path)
    case (.string, .string) where self == .shape, (.number, .number) where self == .shape,
      (.bool, .bool) where self == .shape:
      return []
    case _ where expected == actual: return []
    case _:
      let name = Self.name(path)
      return [
        expected.kind == actual.kind
          ? "\(name) is \(Self.text(actual)), expected \(Self.text(expected))"
          : "\(name) is \(actual.kind), expected \(expected.kind)"
      ]
    }
  }

  /// Each element has to be like one of the recorded ones.
  private func shapeDifferences(_ expected: [JSONValue], _ actual: [JSONValue], _ path: String) -> [String] {
    guard let first = expected.first else { return [] }
    return actual.enumerated().flatMap { index, element -> [String] in
      let place = "\(path)[\(index)]"
      if expected.contains(where: { differences($0, element, at: place).isEmpty }) { return [] }
      return differences(first, element, at: place)
    }
  }

  private func valueDifferences(_ expected: [JSONValue], _ actual: [JSONValue], _ path: String) -> [String] {
    guard expected.count == actual.count else {
      return ["\(Self.name(path)) has \(actual.count) elements, expected \(expected.count)"]
    }
    return expected.indices.flatMap { differences(expected[$0], actual[$0], at: "\(path)[\($0)]") }
  }

  private static func name(_ path: String) -> String { path.isEmpty ? "the answer" : "'\(path)'" }

  private static func text(_ value: JSONValue) -> String { String(decoding: value.data, as: UTF8.self) }
}
