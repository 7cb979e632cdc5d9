import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a session: hands what the platform reports to the exchange that it belongs to.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = Locked<[Int: SessionExchange]>([:])

  func add(_ exchange: SessionExchange, for task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  #if canImport(FoundationNetworking)
    private let redirects = Locked(RunningRedirects())
  #endif

  /// Cancels a task, at once or as soon as the platform allows it.
  func cancel(_ task: URLSessionTask) {
    #if canImport(FoundationNetworking)
      guard redirects.withLock({ $0.cancel(task.taskIdentifier) }) else { return }
    #endif
    task.cancel()
  }

  /// Notes that a task has gone on after a redirect, if there was one.
  private func goOn(_ task: URLSessionTask) {
    #if canImport(FoundationNetworking)
      if redirects.withLock({ $0.goOn(task.taskIdentifier) }) { task.cancel() }
    #endif
  }

  private func exchange(of task: URLSessionTask) -> SessionExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  // FoundationNetworking ignores the disposition, so that it cannot be used to refuse an answer.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    goOn(dataTask)
    if let response = response as? HTTPURLResponse { exchange(of: dataTask)?.receive(HTTPResponse(response)) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  // FoundationNetworking sends all fields on, `Authorization` too, to whatever host the redirect names, and drops the body of a
  // POST that a 307 or 308 redirects. There the transport follows redirects by itself.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      if redirects.withLock({ $0.begin(task.taskIdentifier) }) { completionHandler(nil) }
    #else
      guard Redirection.isAllowed(from: response.url, to: request.url) else { return completionHandler(nil) }
      var request = request
      if !Redirection.isSameOrigin(response.url, request.url) {
        for name in Redirection.secretFields { request.setValue(nil, forHTTPHeaderField: name) }
      }
      completionHandler(request)
    #endif
  }

  // Without this method FoundationNetworking never completes a request that is answered with 401 and a scheme that it knows,
  // such as `Basic`. The answer and its body have been handed over by then; to keep the server's 401, the exchange ends here.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      exchange(of: task)?.complete(nil)
      completionHandler(.cancelAuthenticationChallenge, nil)
    #else
      completionHandler(.performDefaultHandling, nil)
    #endif
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    #if canImport(FoundationNetworking)
      redirects.withLock { $0.end(task.taskIdentifier) }
    #endif
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(error.map { HTTPError.Reason($0, host: task.originalRequest?.url?.host ?? "") })
  }
}

extension HTTPResponse {
  fileprivate init(_ response: HTTPURLResponse) {
    var fields = HTTPFields()
    for (name, value) in response.allHeaderFields.map({ ("\($0.key)", "\($0.value)") }).sorted(by: { $0.0 < $1.0 }) {
      fields.add(value, for: name)
    }
    self.init(status: response.statusCode, fields: fields, url: response.url ?? URL(fileURLWithPath: "/"))
  }
}
