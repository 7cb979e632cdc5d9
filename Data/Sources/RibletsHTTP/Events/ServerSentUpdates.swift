/// A step of a stream of events: its connection, or an event.
///
/// ```swift
/// for try await update in client.events("orders/events").updates {
///   if update == .interrupted { showOffline() }
/// }
/// ```
///
/// See `Documentation/HTTP.md`.
public enum ServerSentUpdate: Hashable, Sendable {
  /// The server has answered, for the first time or again. Hide the notice that the server is away.
  case connected
  /// An event, as ``ServerSentEvents`` sends it: `if case .event(let event) = update { … }`.
  case event(ServerSentEvent)
  /// The stream has ended or is silent, or the server could not be reached. The client connects again after a pause.
  /// Each failed attempt is one more of these.
  case interrupted
}

/// The events of a stream, and between them the beginnings and ends of its connections.
///
/// Use it if the app shows that the server is away.
///
/// ```swift
/// for try await update in client.events("orders/events").updates { show(update) }
/// ```
///
/// See `Documentation/HTTP.md`.
public struct ServerSentUpdates: AsyncSequence, Sendable {
  let events: ServerSentEvents

  /// Makes an iterator, which connects when the first update is asked for. `for try await` calls it.
  public func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  /// The iterator of a stream's updates, with a connection of its own.
  ///
  /// ```swift
  /// var updates = client.events("orders/events").updates.makeAsyncIterator()
  /// let first = try await updates.next()
  /// ```
  public struct Iterator: AsyncIteratorProtocol {
    var events: ServerSentEvents.Iterator

    /// Waits for the next update; `nil` when the server says that there are no more events. Throws as the events do.
    public mutating func next() async throws -> ServerSentUpdate? { try await events.nextUpdate() }
  }
}

extension ServerSentEvents {
  /// The same events, with the beginnings and ends of the stream's connections:
  /// `client.events("orders/events").updates`.
  public var updates: ServerSentUpdates { ServerSentUpdates(events: self) }
}
