#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// A transport over `URLSession`: the platform does TLS, proxies, redirects and HTTP/2.
///
/// ```swift
/// let client = HTTPClient(baseURL: url, transport: URLSessionTransport())
/// ```
///
/// On Linux, requests without encryption go through a small client of Riblets instead. FoundationNetworking stops the
/// whole process, with "Transfer completed, but there's no response", when a server closes the connection between the
/// status line and the end of the header fields. Its newest sources end such a request with an error, but those of
/// Swift 6.3.1 do not. Requests with TLS go through the session, and still have that risk. See
/// `Documentation/HTTP.md`.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let delegate = SessionDelegate()
  #if canImport(FoundationNetworking)
    private let plain: PlainTransport?
  #endif

  /// Makes a transport with a session of its own. Share it: the session keeps connections open.
  ///
  /// - Parameter configuration: The settings of the session. Its cache is not used, because ``HTTPClient`` has its
  ///   own. Ephemeral by default, so that cookies and log-ins end with the transport.
  public convenience init(configuration: URLSessionConfiguration = .ephemeral) {
    self.init(configuration: configuration, isPlainOnLinux: true)
  }

  /// - Parameter isPlainOnLinux: False to send everything through the session, for tests and measurements of it.
  package init(configuration: URLSessionConfiguration, isPlainOnLinux: Bool) {
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // The session keeps its delegate until it is invalidated.
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    #if canImport(FoundationNetworking)
      plain = isPlainOnLinux ? PlainTransport(connections: configuration.httpMaximumConnectionsPerHost) : nil
    #endif
  }

  // Answers that are being read go on to their end.
  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request, and returns when the status and the header fields are there. The body follows.
  ///
  /// An ``HTTPClient`` calls it. Call it yourself only in a transport of your own that wraps this one.
  ///
  /// - Throws: An ``HTTPError/Reason``, also for an invalid method or header field, or `CancellationError` if the task
  ///   was cancelled.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try Task.checkCancellation()
    if let field = request.fields.firstInvalid {
      throw HTTPError.Reason.invalidRequest("the header field '\(field.name)' has a name or a value that would end it")
    }
    guard request.method.isValid else {
      throw HTTPError.Reason.invalidRequest("'\(request.method.rawValue)' is no method")
    }
    #if canImport(FoundationNetworking)
      return try await following(request)
    #else
      return try await exchange(request)
    #endif
  }

  #if canImport(FoundationNetworking)
    /// Follows redirects, from one of the two ways to the other too.
    private func following(_ request: HTTPRequest) async throws -> HTTPResponse {
      var request = request
      for _ in 0...Redirection.limit {
        let isPlain = request.url.scheme?.lowercased() == "http"
        let response =
          if isPlain, let plain { try await plain.send(request) } else { try await exchange(request) }
        guard let next = Redirection.request(after: response, to: request) else { return response }
        request = next
      }
      throw HTTPError.Reason.tooManyRedirects
    }
  #endif

  private func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    let exchange = SessionExchange(limit: request.bodyLimit)
    return try await exchange.head {
      let task = session.dataTask(with: URLRequest(request))
      delegate.add(exchange, for: task)
      task.resume()
      return { [delegate] in delegate.cancel(task) }
    }
  }
}

extension URLRequest {
  fileprivate init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method.rawValue
    httpBody = request.body
    for field in request.fields.all { addValue(field.value, forHTTPHeaderField: field.name) }
    // The deadline and the silence of ``HTTPLimits`` are the limits; the platform's is the last resort.
    timeoutInterval = 24 * 60 * 60
  }
}
