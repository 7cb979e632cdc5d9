/// A request whose answer is a value, read from JSON.
///
/// ```swift
/// extension JSONRequest<Menu> {
///   static func menu(page: Int) -> Self { .get("menu", query: ["page": "\(page)"]) }
/// }
/// ```
public struct JSONRequest<Answer: Decodable & Sendable>: Sendable {
  /// The method: reading, changing, removing.
  public var method: HTTPMethod
  /// The path below the client's address, such as `orders/7`. It is encoded when it is sent.
  public var path: String
  /// The names and values of the query, in order.
  public var query: [HTTPQueryItem]
  /// The header fields beside those that the client sets.
  public var fields: HTTPFields
  /// The value that is sent as JSON, or nil for no body.
  public var body: (any Encodable & Sendable)?

  /// Makes a request.
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

  /// A request that reads.
  public static func get(_ path: String, query: KeyValuePairs<String, String> = [:]) -> Self {
    Self(.get, path, query: query)
  }

  /// A request that does something.
  ///
  /// - Parameter idempotencyKey: A key that is the same when the request is sent again. With one, the server recognises a
  ///   repetition, and an error says that a repetition helps.
  public static func post(_ path: String, body: some Encodable & Sendable, idempotencyKey: String? = nil) -> Self {
    var request = Self(.post, path, body: body)
    request.fields["Idempotency-Key"] = idempotencyKey
    return request
  }

  /// A request that puts a value in its place.
  public static func put(_ path: String, body: some Encodable & Sendable) -> Self { Self(.put, path, body: body) }

  /// A request that removes something.
  public static func delete(_ path: String) -> Self { Self(.delete, path) }
}

/// A name and a value of a query.
public struct HTTPQueryItem: Hashable, Sendable {
  /// The name, not encoded.
  public var name: String
  /// The value, not encoded.
  public var value: String

  /// Makes an item.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// The answer of a request that has none, such as one with status 204. A body is not looked at.
public struct NoContent: Decodable, Hashable, Sendable {
  /// Makes the answer.
  public init() {}
}
