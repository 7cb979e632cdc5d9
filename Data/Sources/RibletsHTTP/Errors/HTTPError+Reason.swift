extension HTTPError {
  /// The kinds of failures, as far as they make a difference to what one does next. A transport throws one of these.
  public enum Reason: Error, Hashable, Sendable {
    /// The device has no network.
    case notConnected
    /// The name of the server is not known, or the one who knows names does not answer.
    case hostNotFound(String)
    /// The server does not take connections.
    case cannotConnect(String)
    /// The connection ended before the answer did.
    case connectionLost
    /// The body ended before the length that the answer had announced.
    case incomplete(expected: Int, received: Int)
    /// The platform gave up waiting.
    case timedOut
    /// The deadline passed before the whole answer was there.
    case deadlineExceeded(Duration)
    /// The body is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The connection cannot be encrypted, or the server's certificate is not trusted.
    case notSecure(String)
    /// The server redirects without end.
    case tooManyRedirects
    /// The answer is no HTTP, or its body cannot be unpacked.
    case malformedAnswer(String)
    /// The server answered, with a status that is no success.
    case status(Int)
    /// The answer is a page, or something else that is no JSON: a captive portal, a proxy, a wrong address.
    case notJSON(contentType: String?)
    /// The answer is JSON of another shape. The path is that of the field, such as `items[3].price`; empty for the whole.
    case wrongJSON(path: String, problem: String)
    /// The answer has no body, such as one with status 204, and a value is expected.
    case bodyMissing
    /// The answer is no stream of events.
    case notEventStream(contentType: String?)
    /// The request cannot be sent as it is.
    case invalidRequest(String)
    /// The renewal of the token was refused. It is not asked for again with that token.
    case refreshFailed(String)
    /// The token needs a renewal, which could not be had this time, such as without a network.
    case tokenUnavailable(String)
    /// The user who was signed in when the request was begun is not signed in any more. The request is not sent again, and nothing
    /// of its answer was used.
    case userChanged
    /// Nobody is signed in.
    case signedOut
    /// Anything else, in the transport's words.
    case other(String)
  }
}

extension HTTPError.Reason {
  enum Repetition { case helps, helpsIfAllowed, doesNotHelp }

  /// The use of a repetition. `helps` is for failures of which it is certain that the server did nothing.
  var repetition: Repetition {
    switch self {
    // Without a token, a request is not sent, or was refused.
    case .notConnected, .hostNotFound, .cannotConnect, .tokenUnavailable: .helps
    case .connectionLost, .incomplete, .timedOut, .deadlineExceeded, .notJSON, .other: .helpsIfAllowed
    // Refused before it was looked at.
    case .status(425), .status(429): .helps
    case .status(408), .status(500), .status(502), .status(503), .status(504): .helpsIfAllowed
    case .status, .tooLarge, .notSecure, .tooManyRedirects, .malformedAnswer, .wrongJSON, .bodyMissing, .notEventStream,
      .invalidRequest, .refreshFailed, .userChanged, .signedOut:
      .doesNotHelp
    }
  }
}
