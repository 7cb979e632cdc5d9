import Foundation
import RibletsPlans

/// JSON as it is kept in git.
enum JSONText {
  /// Lists of names by their keys, in this order.
  static func text(of lists: [(key: String, names: Set<String>)]) -> String {
    let texts = lists.map { key, names in
      let items = names.sorted().map { "    \"\($0)\"" }.joined(separator: ",\n")
      return "  \"\(key)\": " + (names.isEmpty ? "[]" : "[\n\(items)\n  ]")
    }
    return "{\n" + texts.joined(separator: ",\n") + "\n}\n"
  }

  /// - Throws: ``RequestProblem`` that says what the file should be.
  static func value<Value: Decodable>(
    _ type: Value.Type, at path: String, in root: String, expected: String
  ) throws(RequestProblem) -> Value {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
      throw RequestProblem("Cannot read '\(path)': the system refused.")
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw RequestProblem("It is not \(expected).", at: "\(path):1:1")
    }
  }
}
