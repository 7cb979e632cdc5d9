import Foundation
public import RibletsHTTP

/// A transport in memory: it answers requests from a closure, and records them.
///
/// ```swift
/// let transport = TransportStub { _ in .json(["Tea", "Scones"]) }
/// let client = HTTPClient(baseURL: url, transport: transport)
/// ```
///
/// For faults of the connection, use a ``ServerDouble``. See `Documentation/HTTP.md`.
public final class TransportStub: HTTPTransport {
  private let answer: @Sendable (HTTPRequest) async throws -> ServerAnswer
  private let received = Locked<[HTTPRequest]>([])

  /// Makes a transport that answers with the result of a closure. The closure may throw an `HTTPError.Reason`, and
  /// may wait.
  public init(answer: @escaping @Sendable (HTTPRequest) async throws -> ServerAnswer) {
    self.answer = answer
  }

  /// Makes a transport that gives these answers one after the other; the last one stays:
  /// `TransportStub(.status(503), .json([1]))`.
  public convenience init(_ first: ServerAnswer, _ others: ServerAnswer...) {
    let left = Locked([first] + others)
    self.init { _ in left.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
  }

  /// The requests so far, in the order in which they were sent: `#expect(transport.requests.count == 2)`.
  public var requests: [HTTPRequest] { received.withLock { $0 } }

  /// Records the request, and answers it. Cuts and gates of the answer are ignored.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    received.withLock { $0.append(request) }
    let answer = try await answer(request)
    try Task.checkCancellation()
    return HTTPResponse(
      status: answer.status, fields: answer.fields, url: request.url, body: HTTPBody(answer.body))
  }
}
