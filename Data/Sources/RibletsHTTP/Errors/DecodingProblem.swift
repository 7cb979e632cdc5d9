import Foundation

/// The place of a decoding error, and what is wrong there.
package struct DecodingProblem: Equatable {
  package let path: String
  package let problem: String

  package init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      path = Self.text(context.codingPath + [key])
      problem = "is missing"
    case .valueNotFound(let type, let context):
      path = Self.text(context.codingPath)
      problem = "is null, and a value of type '\(type)' is needed"
    case .typeMismatch(let type, let context):
      path = Self.text(context.codingPath)
      problem = "is no value of type '\(type)'"
    case .dataCorrupted(let context):
      path = Self.text(context.codingPath)
      // Foundation's words for a text that is none, the same on all platforms.
      problem =
        path.isEmpty && context.debugDescription.contains("not valid JSON")
        ? "is no valid JSON" : "is not valid: \(context.debugDescription.trimmingSuffix("."))"
    @unknown default:
      path = ""
      problem = "is not valid: \(error)"
    }
  }

  /// `items[3].price`
  static func text(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
