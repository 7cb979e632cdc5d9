import Foundation

/// One request in a session: the head that is waited for, and the body behind it.
final class SessionExchange: Sendable {
  private struct State {
    var head: CheckedContinuation<HTTPResponse, any Error>?
    var isOver = false
    var hasHead = false
    /// The length that the answer announces, if it counts the bytes that are handed over.
    var expected: Int?
    var received = 0
    var stop: (@Sendable () -> Void)?
  }

  private let state = Locked(State())
  private let limit: Int
  private let channel: BodyChannel

  init(limit: Int) {
    self.limit = limit
    channel = BodyChannel(unreadLimit: limit)
  }

  /// Starts a transfer, and waits for the head.
  ///
  /// - Parameter start: Begins the transfer, and returns what ends it.
  func head(starting start: () -> @Sendable () -> Void) async throws -> HTTPResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.withLock {
          if !$0.isOver { $0.head = continuation }
          return $0.isOver
        }
        guard !isOver else { return continuation.resume(throwing: CancellationError()) }
        let stop = start()
        let isOverBySelf = state.withLock {
          if !$0.isOver { $0.stop = stop }
          return $0.isOver
        }
        if isOverBySelf { stop() } else { channel.setStop(stop) }
      }
    } onCancel: {
      fail(CancellationError())
    }
  }

  /// - Parameter head: An answer; its body is not looked at.
  func receive(_ head: HTTPResponse) {
    let length = head.fields["Content-Encoding"] == nil ? head.fields["Content-Length"].flatMap(Int.init) : nil
    if let length, length > limit, head.status != 304 { return fail(HTTPError.Reason.tooLarge(limit: limit)) }
    let continuation = state.withLock { state in
      state.hasHead = true
      state.expected = length
      defer { state.head = nil }
      return state.isOver ? nil : state.head
    }
    guard let continuation else { return }
    var response = head
    response.body = HTTPBody(channel)
    continuation.resume(returning: response)
  }

  /// - Returns: Whether more is wanted.
  @discardableResult
  func receive(_ data: Data) -> Bool {
    state.withLock { $0.received += data.count }
    return channel.write(data)
  }

  /// Ends the exchange as the platform does: an error, or nil for an answer that it takes for whole.
  func complete(_ reason: HTTPError.Reason?) {
    let (hasHead, expected, received) = state.withLock { ($0.hasHead, $0.expected, $0.received) }
    guard hasHead else { return end(.failure(reason ?? .connectionLost)) }
    guard let reason else { return end(.success(())) }
    if let expected, received < expected, reason.isOfConnection {
      end(.failure(HTTPError.Reason.incomplete(expected: expected, received: received)))
    } else {
      end(.failure(reason))
    }
  }

  /// Ends the exchange, and the transfer with it.
  func fail(_ error: any Error) {
    let stop = state.withLock { $0.stop }
    end(.failure(error))
    stop?()
  }

  private func end(_ result: Result<Void, any Error>) {
    let head = state.withLock { state in
      state.isOver = true
      defer { (state.head, state.stop) = (nil, nil) }
      return state.head
    }
    if let head, case .failure(let error) = result { head.resume(throwing: error) }
    channel.end(result)
  }
}

extension HTTPError.Reason {
  fileprivate var isOfConnection: Bool {
    if case .other = self { true } else { self == .connectionLost }
  }
}
