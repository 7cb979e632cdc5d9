/// The one function through which requests leave: a session of the platform, an app's own networking, or a test's stub.
public protocol HTTPTransport: Sendable {
  /// Sends a request, and returns when the answer's status and header fields are there.
  ///
  /// A task that is cancelled ends the transfer, also while the body is read.
  ///
  /// - Throws: An ``HTTPError/Reason`` where one fits. ``HTTPClient`` adds which request failed and whether a repetition helps.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
