import Foundation
import RibletsHTTP

/// A request and its answer as they stand in the file of a ``Contract``.
struct ContractExchange: Codable, Hashable, Sendable {
  struct Request: Codable, Hashable, Sendable {
    var method: String
    /// The path below the server's address, beginning with a slash.
    var path: String
    var query: [String: String]?
    var body: JSONValue?

    var text: String {
      let items = (query ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
      return "\(method) \(path)\(items.isEmpty ? "" : "?\(items)")"
    }
  }

  struct Answer: Codable, Hashable, Sendable {
    var status: Int
    var fields: [String: String]?
    /// The body, if it is JSON.
    var body: JSONValue?
    /// The body, if it is something else.
    var text: String?
  }

  var request: Request
  var answer: Answer
  /// `shape` if nothing is said.
  var compare: JSONComparison?

  /// Returns whether a request is the one of this exchange.
  func fits(_ other: Request) -> Bool {
    request.method == other.method && request.path == other.path && (request.query ?? [:]) == (other.query ?? [:])
      && (request.body == nil || request.body == other.body)
  }

  var serverAnswer: ServerAnswer {
    var answer = ServerAnswer(status: answer.status)
    for (name, value) in (self.answer.fields ?? [:]).sorted(by: { $0.key < $1.key }) { answer.fields[name] = value }
    if let body = self.answer.body {
      answer.body = body.data
      if answer.fields["Content-Type"] == nil { answer.fields["Content-Type"] = "application/json" }
    } else if let text = self.answer.text {
      answer.body = Data(text.utf8)
    }
    return answer
  }

  /// The differences between the recorded answer and one that came.
  func differences(status: Int, fields: HTTPFields, body: Data) -> [String] {
    guard status == answer.status else { return ["the status is \(status), expected \(answer.status)"] }
    var found: [String] = []
    // The others, such as dates, are the server's business.
    if let expected = answer.fields?["Content-Type"].map(Self.mediaType) {
      let actual = fields["Content-Type"].map(Self.mediaType) ?? "missing"
      if actual != expected { found.append("the content type is \(actual), expected \(expected)") }
    }
    if let expected = answer.body {
      guard let actual = JSONValue(body) else { return found + ["the body is no JSON"] }
      found += (compare ?? .shape).differences(expected, actual)
    } else if let text = answer.text, compare == .values, String(decoding: body, as: UTF8.self) != text {
      found.append("the body is another text")
    }
    return found
  }

  private static func mediaType(_ text: String) -> String {
    text.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  }
}
