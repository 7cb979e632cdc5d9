public import Foundation
import RibletsHTTP

/// A body that a test writes while the client reads it: events, or an answer that arrives in pieces.
///
/// ```swift
/// let feed = ServerFeed()
/// server.on("GET /events", .events(feed))
/// feed.send("data: 1\n\n")
/// ```
///
/// See `Documentation/HTTP.md`.
public final class ServerFeed: Sendable {
  private struct State {
    var pieces: [Data] = []
    var isEnded = false
  }

  private let state = Locked(State())
  private let condition = Condition()

  /// Makes a body without a piece. The client gets the header fields, and waits for the first piece.
  public init() {}

  /// Sends a piece. Pieces from before the request are sent with it.
  public func send(_ piece: Data) {
    state.withLock { $0.pieces.append(piece) }
    condition.wake()
  }

  /// Sends a piece of text, such as the lines of an event: `feed.send("data: 1\n\n")`.
  public func send(_ text: String) { send(Data(text.utf8)) }

  /// Ends the body. An answer that ends with its connection ends too.
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
