extension HTTPError {
  /// The kinds of failures, as far as they make a difference to the next step. A transport throws one of these.
  ///
  /// ```swift
  /// if case .status(404) = error.reason { showMissing() }
  /// ```
  public enum Reason: Error, Hashable, Sendable {
    /// The device has no network. Show cached data, or ask the user to connect.
    case notConnected
    /// The name server does not know the host, or does not answer. Check the name and the network.
    case hostNotFound(String)
    /// The server does not accept connections. Check that it runs, and its port.
    case cannotConnect(String)
    /// The connection ended before the answer was complete. Nothing of the answer was used.
    case connectionLost
    /// The body is shorter than the answer announced. Nothing of the answer was used.
    case incomplete(expected: Int, received: Int)
    /// The platform gave up waiting, before the client's own deadline. Try again later.
    case timedOut
    /// The whole answer was not there at the deadline. Raise ``HTTPLimits/deadline`` if the server needs longer.
    case deadlineExceeded(Duration)
    /// The body is larger than the limit in bytes. Ask for less, or raise ``HTTPLimits/body``.
    case tooLarge(limit: Int)
    /// The connection cannot be encrypted, or the server's certificate is not trusted. Check the certificate and the
    /// device's clock.
    case notSecure(String)
    /// The server redirects again and again. Check the address.
    case tooManyRedirects
    /// The answer is not HTTP, or its body cannot be unpacked. Check that the address is of an HTTP server.
    case malformedAnswer(String)
    /// The server answered with a status that is not 2xx. The excerpt of the error has its text.
    case status(Int)
    /// The answer is not JSON but for example a page: of a captive portal, a proxy, or a wrong address.
    case notJSON(contentType: String?)
    /// The JSON does not fit the type. The path names the field, such as `items[3].price`; it is empty for the whole.
    case wrongJSON(path: String, problem: String)
    /// The answer has no body, for example with status 204, but a value is expected. Ask for ``NoContent`` if that is
    /// right.
    case bodyMissing
    /// The answer is not a stream of events. Check the address.
    case notEventStream(contentType: String?)
    /// The request cannot be sent as it is, for example because of its path or a header field. Nothing was sent.
    case invalidRequest(String)
    /// The server refused to renew the token. It is not asked again with that token: the user has to sign in.
    case refreshFailed(String)
    /// The token could not be renewed this time, for example without a network. The next request tries again.
    case tokenUnavailable(String)
    /// Another user has signed in since the request began. The request is not sent again, and nothing of its answer
    /// was used.
    case userChanged
    /// Nobody is signed in. Call ``BearerAuthentication/signedIn(_:)`` first.
    case signedOut
    /// Any other failure, with the text of the transport. Log it.
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
