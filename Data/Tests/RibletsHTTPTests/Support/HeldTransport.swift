import Foundation
import RibletsHTTP
import RibletsHTTPTesting

/// A transport whose requests wait until a test answers them, one by one.
///
/// It is as bad as an app's own may be: a request that is cancelled goes on to wait.
final class HeldTransport: HTTPTransport {
  /// A request that has arrived.
  struct Arrival: Sendable {
    let number: Int
    let request: HTTPRequest
    fileprivate let continuation: CheckedContinuation<HTTPResponse, any Error>

    var token: String? { request.fields["Authorization"].map { String($0.dropFirst("Bearer ".count)) } }

    func answer(_ answer: ServerAnswer) { self.answer(answer, body: HTTPBody(answer.body)) }

    /// Answers with a body that the test writes.
    func begin(_ answer: ServerAnswer) -> HTTPBodyWriter {
      let (body, writer) = HTTPBody.makeStream()
      self.answer(answer, body: body)
      return writer
    }

    private func answer(_ answer: ServerAnswer, body: HTTPBody) {
      continuation.resume(
        returning: HTTPResponse(status: answer.status, fields: answer.fields, url: request.url, body: body))
    }

    func fail(_ reason: HTTPError.Reason) { continuation.resume(throwing: reason) }
  }

  private let arrivals = Locked<[Arrival]>([])
  private let whenArriving: @Sendable (Arrival) -> Void

  init(whenArriving: @escaping @Sendable (Arrival) -> Void = { _ in }) { self.whenArriving = whenArriving }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await withCheckedThrowingContinuation { continuation in
      let arrival = arrivals.withLock { arrivals in
        let arrival = Arrival(number: arrivals.count, request: request, continuation: continuation)
        arrivals.append(arrival)
        return arrival
      }
      whenArriving(arrival)
    }
  }

  /// The requests so far.
  var all: [Arrival] { arrivals.withLock { $0 } }

  /// Waits for a request; they are counted from 0.
  func arrival(_ number: Int = 0) async throws -> Arrival {
    try await eventually { all.count > number }
    return all[number]
  }
}
