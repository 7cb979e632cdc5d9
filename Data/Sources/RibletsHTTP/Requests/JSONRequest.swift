/// A request whose answer is a value, decoded from JSON.
///
/// Write a static member for each function of your server:
///
/// ```swift
/// extension JSONRequest<Menu> {
///   static func menu(page: Int) -> Self { .get("menu", query: ["page": "\(page)"]) }
/// }
/// let menu = try await client.answer(to: .menu(page: 1))
/// ```
///
/// See `Documentation/HTTP.md`.
public struct JSONRequest<Answer: Decodable & Sendable>: Sendable {
  /// The method, for example `.post`.
  public var method: HTTPMethod
  /// The path below the client's address, such as `orders/7`. It is percent-encoded when it is sent.
  public var path: String
  /// The names and values of the query, in order. They are percent-encoded when they are sent.
  public var query: [HTTPQueryItem]
  /// The header fields beside those that the client sets. An `Accept` here replaces the client's.
  public var fields: HTTPFields
  /// The value that is sent as JSON; `nil` for no body.
  public var body: (any Encodable & Sendable)?

  /// Makes a request of any method: for `.patch`, header fields, or a query beside a body. `get`, `post`, `put` and
  /// `delete` are shorter.
  ///
  /// ```swift
  /// JSONRequest<Order>(.patch, "orders/7", body: change)
  /// ```
  ///
  /// - Parameters:
  ///   - method: The method, for example `.patch`.
  ///   - path: The path below the client's `baseURL`, not yet percent-encoded.
  ///   - query: Names and values in order, not yet percent-encoded.
  ///   - fields: Header fields beside the client's own. An `Accept` replaces the client's.
  ///   - body: The value that is sent as JSON; `nil` for none.
  public init(
    _ method: HTTPMethod, _ path: String, query: KeyValuePairs<String, String> = [:], fields: HTTPFields = [:],
    body: (any Encodable & Sendable)? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query.map { HTTPQueryItem(name: $0.key, value: $0.value) }
    self.fields = fields
    self.body = body
  }

  /// Makes a request that reads: `.get("menu", query: ["page": "2"])`.
  public static func get(_ path: String, query: KeyValuePairs<String, String> = [:]) -> Self {
    Self(.get, path, query: query)
  }

  /// Makes a request that changes something, once for each request.
  ///
  /// ```swift
  /// .post("orders", body: order, idempotencyKey: key.text)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path below the client's address.
  ///   - body: The value that is sent as JSON.
  ///   - idempotencyKey: A key that stays the same when the request is sent again. With a key, the server recognises
  ///     a retry, and errors allow one.
  public static func post(_ path: String, body: some Encodable & Sendable, idempotencyKey: String? = nil) -> Self {
    var request = Self(.post, path, body: body)
    request.fields["Idempotency-Key"] = idempotencyKey
    return request
  }

  /// Makes a request that saves a value at the address: `.put("orders/7", body: order)`.
  public static func put(_ path: String, body: some Encodable & Sendable) -> Self { Self(.put, path, body: body) }

  /// Makes a request that removes the value at the address: `.delete("orders/7")`.
  public static func delete(_ path: String) -> Self { Self(.delete, path) }
}

/// A name and a value of a query.
///
/// ```swift
/// request.query.append(HTTPQueryItem(name: "page", value: "2"))
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPQueryItem: Hashable, Sendable {
  /// The name, not percent-encoded, for example `page`.
  public var name: String
  /// The value, not percent-encoded, for example `tea & scones`.
  public var value: String

  /// Makes an item. Do not percent-encode its parts.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// The answer of a request that has none, such as an answer with status 204. A body is ignored.
///
/// ```swift
/// try await client.answer(to: JSONRequest<NoContent>.delete("orders/7"))
/// ```
///
/// See `Documentation/HTTP.md`.
public struct NoContent: Decodable, Hashable, Sendable {
  /// Makes the answer, for a test or a mock that returns it.
  public init() {}
}
