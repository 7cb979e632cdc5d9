/// A request that failed: what was asked, where it went, what came back, and whether a repetition helps.
public struct HTTPError: Error, Hashable, Sendable {
  /// The kind of failure.
  public let reason: Reason
  /// The request, such as `GET https://shop.example/menu?page=2`, without secrets.
  public let request: String
  /// The address of the answer after redirects, if that is another address; without secrets.
  public let destination: String?
  /// The beginning of the answer, as far as there was one.
  public let answer: AnswerExcerpt?
  /// True if sending the same request again may succeed, and cannot do twice what it shall do once.
  public let isRepeatable: Bool
  /// The time after which the server wants to be asked again, if it said so.
  public let retryAfter: Duration?

  /// Makes an error about a request.
  ///
  /// - Parameter fields: The answer's header fields, for `Retry-After`.
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
public struct AnswerExcerpt: Hashable, Sendable {
  /// The status.
  public let status: Int
  /// The type of the body as the answer names it.
  public let contentType: String?
  /// The body's first characters, in one line.
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
