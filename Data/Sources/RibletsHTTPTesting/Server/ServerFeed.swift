public import Foundation
import RibletsHTTP

/// A body that a test writes while the client reads it: events, or an answer that arrives in pieces.
public final class ServerFeed: Sendable {
  private struct State {
    var pieces: [Data] = []
    var isEnded = false
  }

  private let state = Locked(State())
  private let condition = Condition()

  /// Makes a body without a piece.
  public init() {}

  /// Sends a piece.
  public func send(_ piece: Data) {
    state.withLock { $0.pieces.append(piece) }
    condition.wake()
  }

  /// Sends a piece of text, such as the lines of an event.
  public func send(_ text: String) { send(Data(text.utf8)) }

  /// Ends the body, and with it an answer that ends with its connection.
  public func end() {
    state.withLock { $0.isEnded = true }
    condition.wake()
  }

  /// Blocks the thread until there is a piece; nil at the end, or when the server stops.
  func next(unless isStopped: @escaping () -> Bool) -> Data? {
    condition.wait { self.state.withLock { !$0.pieces.isEmpty || $0.isEnded } || isStopped() }
    return state.withLock { $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }
  }

  func wake() { condition.wake() }
}
