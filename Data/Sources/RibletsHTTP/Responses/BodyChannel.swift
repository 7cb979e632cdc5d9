import Foundation

/// The pieces of a body on their way from a transport to the one who reads it.
final class BodyChannel: Sendable {
  private struct State {
    var pieces = Data()
    var end: Result<Void, any Error>?
    var reader: CheckedContinuation<Data?, any Error>?
    var isAbandoned = false
    var onStop: (@Sendable () -> Void)?
  }

  private let state = Locked(State())
  private let unreadLimit: Int

  init(unreadLimit: Int) {
    self.unreadLimit = unreadLimit
  }

  // The writer's side.

  /// Hands over a piece.
  ///
  /// - Returns: Whether more is wanted.
  func write(_ data: Data) -> Bool {
    guard !data.isEmpty else { return !state.withLock { $0.isAbandoned || $0.end != nil } }
    let (reader, isTooMuch, isWanted) = state.withLock {
      state -> (CheckedContinuation<Data?, any Error>?, Bool, Bool) in
      guard !state.isAbandoned, state.end == nil else { return (nil, false, false) }
      if let reader = state.reader {
        state.reader = nil
        return (reader, false, true)
      }
      state.pieces.append(data)
      return (nil, state.pieces.count > unreadLimit, true)
    }
    reader?.resume(returning: data)
    if isTooMuch {
      end(.failure(HTTPError.Reason.tooLarge(limit: unreadLimit)), dropping: true)
      abandon()
    }
    return isWanted && !isTooMuch
  }

  /// Ends the body; the first end counts.
  func end(_ result: Result<Void, any Error>, dropping: Bool = false) {
    let reader = state.withLock { state -> CheckedContinuation<Data?, any Error>? in
      guard state.end == nil, !state.isAbandoned else { return nil }
      state.end = result
      state.onStop = nil
      if dropping { state.pieces = Data() }
      defer { state.reader = nil }
      return state.reader
    }
    switch result {
    case .success: reader?.resume(returning: nil)
    case .failure(let error): reader?.resume(throwing: error)
    }
  }

  /// Sets what ends the transfer; called at once if it is not wanted any more.
  func setStop(_ stop: @escaping @Sendable () -> Void) {
    let isAbandoned = state.withLock {
      if !$0.isAbandoned, $0.end == nil { $0.onStop = stop }
      return $0.isAbandoned
    }
    if isAbandoned { stop() }
  }

  // The reader's side.

  /// Waits for the next piece; nil at the end.
  func next() async throws -> Data? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let answer = state.withLock { state -> Result<Data?, any Error>? in
          if !state.pieces.isEmpty {
            defer { state.pieces = Data() }
            return .success(state.pieces)
          }
          if let end = state.end { return end.map { nil } }
          if state.isAbandoned { return .failure(CancellationError()) }
          state.reader = continuation
          return nil
        }
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      abandon()
    }
  }

  /// Ends the transfer: nothing more is read.
  func abandon() {
    let (reader, stop) = state.withLock { state in
      state.isAbandoned = true
      let left = (state.reader, state.onStop)
      (state.reader, state.onStop) = (nil, nil)
      return left
    }
    reader?.resume(throwing: CancellationError())
    stop?()
  }
}
