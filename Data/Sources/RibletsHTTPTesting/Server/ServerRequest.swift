public import Foundation
public import RibletsHTTP

/// A request that a ``ServerDouble`` has received.
///
/// ```swift
/// #expect(server.requests("POST /orders").first?.fields["Idempotency-Key"] != nil)
/// ```
///
/// See `Documentation/HTTP.md`.
public struct ServerRequest: Hashable, Sendable {
  /// The method as it was sent, such as `GET`.
  public let method: String
  /// The path, percent-decoded and without the query, such as `/orders/7`.
  public let path: String
  /// The names and values of the query, percent-decoded, in order. For one value use ``query(_:)``.
  public let query: [HTTPQueryItem]
  /// The header fields, in the order in which the client sent them: `request.fields["Accept"]`.
  public let fields: HTTPFields
  /// The whole body; empty if there is none.
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

  /// Returns the value of a query item, of the first with that name; `nil` if there is none.
  public func query(_ name: String) -> String? { query.first { $0.name == name }?.value }
}
