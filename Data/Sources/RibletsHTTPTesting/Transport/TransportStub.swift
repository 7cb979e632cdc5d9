import Foundation
public import RibletsHTTP

/// A transport in memory: answers requests from a function, and keeps them.
///
/// ```swift
/// let transport = TransportStub { _ in .json(["Tea", "Scones"]) }
/// ```
public final class TransportStub: HTTPTransport {
  private let answer: @Sendable (HTTPRequest) async throws -> ServerAnswer
  private let received = Locked<[HTTPRequest]>([])

  /// Makes a transport that answers from a function, which may throw an `HTTPError.Reason`, and may wait.
  public init(answer: @escaping @Sendable (HTTPRequest) async throws -> ServerAnswer) {
    self.answer = answer
  }

  /// Makes a transport that gives these answers one after the other; the last one stays.
  public convenience init(_ first: ServerAnswer, _ others: ServerAnswer...) {
    let left = Locked([first] + others)
    self.init { _ in left.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
  }

  /// The requests so far, in the order in which they were sent.
  public var requests: [HTTPRequest] { received.withLock { $0 } }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    received.withLock { $0.append(request) }
    let answer = try await answer(request)
    try Task.checkCancellation()
    return HTTPResponse(
      status: answer.status, fields: answer.fields, url: request.url, body: HTTPBody(answer.body))
  }
}
