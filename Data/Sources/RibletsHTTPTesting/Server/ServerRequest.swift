public import Foundation
public import RibletsHTTP

/// A request that a ``ServerDouble`` has received.
public struct ServerRequest: Hashable, Sendable {
  /// The method.
  public let method: String
  /// The path, decoded and without the query.
  public let path: String
  /// The names and values of the query, decoded, in order.
  public let query: [HTTPQueryItem]
  /// The header fields.
  public let fields: HTTPFields
  /// The body.
  public let body: Data

  init(_ head: MessageReader.Head, body: Data) {
    let words = head.startLine.split(separator: " ")
    method = words.first.map(String.init) ?? ""
    let components = URLComponents(string: words.count > 1 ? String(words[1]) : "/")
    path = components?.path ?? "/"
    query = (components?.queryItems ?? []).map { HTTPQueryItem(name: $0.name, value: $0.value ?? "") }
    fields = head.fields
    self.body = body
  }

  /// The value of a query's item, of the first one with that name.
  public func query(_ name: String) -> String? { query.first { $0.name == name }?.value }
}
