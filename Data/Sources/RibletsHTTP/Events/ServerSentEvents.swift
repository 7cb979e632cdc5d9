import Foundation

/// The events of a stream. If the connection ends or is silent, the client connects again, and names the last event
/// to the server.
///
/// ```swift
/// for try await event in client.events("orders/events") { show(event.data) }
/// ```
///
/// The pauses between connections begin with the pause that the server asks for, or three seconds. They double up to
/// half a minute while nothing arrives. Each is shortened at random by up to a half.
///
/// Iteration ends with status 204, which means that there are no more events. It throws an ``HTTPError`` for which a
/// retry does not help. Each iteration has a connection of its own. It belongs to the user who is signed in at its
/// first event: when another user signs in, it ends with ``HTTPError/Reason/userChanged``. See
/// `Documentation/HTTP.md`.
public struct ServerSentEvents: AsyncSequence, Sendable {
  let lastEventID: String?
  let limits: HTTPLimits
  let clock: any Clock<Duration>
  let request: @Sendable (_ lastEventID: String?) throws -> HTTPRequest
  let user: @Sendable () -> SignIn?
  let open: @Sendable (HTTPRequest, SignIn?) async throws -> HTTPResponse
  let failure: @Sendable (any Error, HTTPRequest, HTTPResponse?) -> HTTPError
  /// The part of a wait that is kept, between a half and the whole.
  var jitter: @Sendable () -> Double = { Double.random(in: 0.5...1) }

  /// Makes an iterator, which connects when the first event is asked for. `for try await` calls it.
  public func makeAsyncIterator() -> Iterator {
    Iterator(events: self, parser: EventStreamParser(lastEventID: lastEventID, limit: limits.body))
  }

  /// The iterator of a stream's events, with a connection of its own.
  ///
  /// ```swift
  /// var events = client.events("orders/events").makeAsyncIterator()
  /// let first = try await events.next()
  /// ```
  public struct Iterator: AsyncIteratorProtocol {
    let events: ServerSentEvents
    var parser: EventStreamParser
    private var waiting: ArraySlice<ServerSentEvent> = []
    private var connection: (request: HTTPRequest, response: HTTPResponse)?
    private var isOver = false
    /// The number of connections in a row that brought nothing.
    private var failures = 0
    private var isFirst = true
    /// The user for whom the stream is.
    private var user: SignIn?
    /// The time that the server wants to be left alone for.
    private var serverWait: Duration?

    init(events: ServerSentEvents, parser: EventStreamParser) {
      self.events = events
      self.parser = parser
    }

    /// Waits for the next event; `nil` when the server says that there are no more.
    ///
    /// - Throws: ``HTTPError`` for which a retry does not help, or `CancellationError`.
    public mutating func next() async throws -> ServerSentEvent? {
      while let update = try await nextUpdate() {
        if case .event(let event) = update { return event }
      }
      return nil
    }

    mutating func nextUpdate() async throws -> ServerSentUpdate? {
      while !isOver {
        do {
          try Task.checkCancellation()
          if let user { try checkUser(user) }
          if let event = waiting.popFirst() { return .event(event) }
          if let connection {
            try await read(from: connection)
            if self.connection == nil { return .interrupted }
          } else {
            try await connect()
            if !isOver { return connection == nil ? .interrupted : .connected }
          }
        } catch is CancellationError {
          isOver = true
          throw CancellationError()
        }
      }
      return nil
    }

    private mutating func connect() async throws {
      let request = try events.request(parser.lastEventID)
      var response: HTTPResponse?
      do {
        if isFirst {
          user = events.user()
        } else {
          try await withDeadline(nil, clock: events.clock, of: user) { [clock = events.clock, wait] in
            try await clock.sleep(for: wait)
          }
        }
        isFirst = false
        failures += 1
        let opened = try await events.open(request, user)
        response = opened
        guard opened.status != 204 else {
          isOver = true
          return
        }
        guard opened.status == 200 else { throw HTTPError.Reason.status(opened.status) }
        let type = opened.fields["Content-Type"]
        guard type?.lowercased().hasPrefix("text/event-stream") == true else {
          throw HTTPError.Reason.notEventStream(contentType: type)
        }
        parser.restart()
        connection = (request, opened)
      } catch let error where !(error is CancellationError) {
        try recover(from: events.failure(error, request, response))
      }
    }

    private mutating func read(from connection: (request: HTTPRequest, response: HTTPResponse)) async throws {
      do {
        let body = connection.response.body
        let piece = try await withDeadline(events.limits.silence, clock: events.clock, of: user) {
          try await body.next()
        }
        guard let piece else {
          self.connection = nil
          return
        }
        (failures, serverWait) = (0, nil)
        waiting = try parser.read(piece)[...]
      } catch is DeadlineExceeded {
        self.connection = nil
      } catch let error where !(error is CancellationError) {
        self.connection = nil
        try recover(from: events.failure(error, connection.request, connection.response))
      }
    }

    /// - Throws: The error if another user has signed in.
    private mutating func checkUser(_ user: SignIn) throws {
      do { try user.check() } catch {
        isOver = true
        connection = nil
        throw events.failure(error, try events.request(parser.lastEventID), nil)
      }
    }

    /// - Throws: The error if a new connection would not help.
    private mutating func recover(from error: HTTPError) throws {
      guard error.isRepeatable else {
        isOver = true
        throw error
      }
      serverWait = error.retryAfter
    }

    private var wait: Duration {
      let base = parser.reconnection ?? .seconds(3)
      let longest = Swift.max(base, .seconds(30))
      let doubled = Swift.min(base * (1 << Swift.min(Swift.max(failures - 1, 0), 10)), longest)
      return Swift.max(doubled * events.jitter(), serverWait ?? .zero)
    }
  }
}
