/// A request that failed: the request, the address, the beginning of the answer, and if a retry helps.
///
/// ```swift
/// do { menu = try await client.answer(to: .menu(page: 1)) } catch let error as HTTPError {
///   if error.isRepeatable { showRetry(after: error.retryAfter) }
/// }
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPError: Error, Hashable, Sendable {
  /// The kind of failure, for code that reacts to it: `if case .status(404) = error.reason { … }`.
  public let reason: Reason
  /// The request, such as `GET https://shop.example/menu?page=2`, without secrets.
  public let request: String
  /// The address of the answer after redirects, if that is another address; without secrets.
  public let destination: String?
  /// The beginning of the answer; `nil` if no answer arrived.
  public let answer: AnswerExcerpt?
  /// True if the same request may succeed later, and a second request cannot make a change twice. Offer a retry then.
  public let isRepeatable: Bool
  /// The pause that the server asks for with `Retry-After`; `nil` if it asks for none.
  public let retryAfter: Duration?

  /// Makes an error about a request, for a transport or a test of your own.
  ///
  /// - Parameters:
  ///   - reason: The kind of failure.
  ///   - request: The request; secrets are removed from its address.
  ///   - redaction: The names whose values are secret.
  ///   - destination: The address after redirects, if it is another one.
  ///   - answer: The beginning of the answer.
  ///   - fields: The answer's header fields, for `Retry-After`.
  public init(
    _ reason: Reason, request: HTTPRequest, redaction: HTTPRedaction = .standard, destination: String? = nil,
    answer: AnswerExcerpt? = nil, fields: HTTPFields = [:]
  ) {
    self.reason = reason
    self.request = "\(request.method.rawValue) \(redaction.text(of: request.url))"
    self.destination = destination
    self.answer = answer
    retryAfter = RetryAfter.duration(fields)
    isRepeatable =
      switch reason.repetition {
      case .helps: true
      case .helpsIfAllowed: request.mayBeRepeated
      case .doesNotHelp: false
      }
  }
}

/// The beginning of an answer that an error shows.
///
/// ```swift
/// if let answer = error.answer { log("\(answer.status): \(answer.text)") }
/// ```
///
/// See `Documentation/HTTP.md`.
public struct AnswerExcerpt: Hashable, Sendable {
  /// The status of the answer, such as 503.
  public let status: Int
  /// The `Content-Type` of the answer, such as `text/html`; `nil` if it has none.
  public let contentType: String?
  /// The first 300 characters of the body, in one line, such as the message of a server's error page.
  public let text: String

  /// The most characters of a body that an error shows.
  static let limit = 300

  init(status: Int, contentType: String?, body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    let shown = String(decoding: body.prefix(4 * Self.limit), as: UTF8.self)
      .split(whereSeparator: { $0.isWhitespace || $0.isNewline }).joined(separator: " ")
    text = shown.count > Self.limit ? shown.prefix(Self.limit) + "…" : shown
  }
}
