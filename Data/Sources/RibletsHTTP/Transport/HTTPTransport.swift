/// The one function through which requests leave: a session of the platform, an app's own networking, or a test's
/// stub.
///
/// ```swift
/// struct LoggingTransport: HTTPTransport {
///   let base: any HTTPTransport
///   func send(_ request: HTTPRequest) async throws -> HTTPResponse {
///     print(request.url)
///     return try await base.send(request)
///   }
/// }
/// ```
///
/// See `Documentation/HTTP.md`.
public protocol HTTPTransport: Sendable {
  /// Sends a request, and returns when the answer's status and header fields are there. The body follows.
  ///
  /// If the task is cancelled, the transfer ends, also while the body is read.
  ///
  /// - Throws: An ``HTTPError/Reason`` if one fits. ``HTTPClient`` adds the request, and if a retry helps.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
