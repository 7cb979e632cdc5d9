/// A step of a stream of events: its connection, or an event.
public enum ServerSentUpdate: Hashable, Sendable {
  /// The server has answered, for the first time or again.
  case connected
  /// An event.
  case event(ServerSentEvent)
  /// The stream has ended, was cut off or fell silent, or the server could not be reached. It is connected anew after a wait, and
  /// each attempt that fails is one more of these.
  case interrupted
}

/// The events of a stream, and between them the beginnings and ends of its connections, for those who show that a server is away.
public struct ServerSentUpdates: AsyncSequence, Sendable {
  let events: ServerSentEvents

  /// Makes an iterator, which connects when the first update is asked for.
  public func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  /// The iterator of a stream's updates.
  public struct Iterator: AsyncIteratorProtocol {
    var events: ServerSentEvents.Iterator

    /// Waits for the next update; nil when the server says that there are no more events.
    public mutating func next() async throws -> ServerSentUpdate? { try await events.nextUpdate() }
  }
}

extension ServerSentEvents {
  /// The same events, with the beginnings and ends of the stream's connections.
  public var updates: ServerSentUpdates { ServerSentUpdates(events: self) }
}
