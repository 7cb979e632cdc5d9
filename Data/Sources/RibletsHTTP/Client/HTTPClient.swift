public import Foundation

/// Requests to one server: typed answers, a cache, authentication, a deadline, and a log.
///
/// ```swift
/// let client = HTTPClient(baseURL: URL(string: "https://shop.example/api")!, transport: URLSessionTransport())
/// let menu = try await client.answer(to: JSONRequest<Menu>.get("menu", query: ["page": "2"]))
/// ```
///
/// A value that can be used from any thread. See `Documentation/HTTP.md`.
public struct HTTPClient: Sendable {
  /// The address below which all JSON requests and event streams go. ``send(_:)`` takes requests to any address.
  public let baseURL: URL
  /// The sizes and times beyond which a request fails, as they were given at `init`: `client.limits.deadline`.
  public let limits: HTTPLimits

  private let transport: any HTTPTransport
  private let authentication: BearerAuthentication?
  /// The user for whom all requests are; nil for the one who is signed in when a request is begun.
  private var fixedUser: SignIn?
  private let cache: HTTPCache?
  private let redaction: HTTPRedaction
  private let log: HTTPLog
  private let time: ElapsedTime
  private let clock: any Clock<Duration>
  private let coding: JSONCoding

  /// Makes a client for one server.
  ///
  /// - Parameters:
  ///   - baseURL: The address below which all JSON requests and event streams go.
  ///   - transport: Sends the requests. Tests pass a `TransportStub`.
  ///   - authentication: Adds a token, and renews it when the server refuses it. Each attempt goes through
  ///     `transport` again.
  ///   - cache: Keeps answers as far as the server allows, and as long as the user stays signed in.
  ///   - limits: The sizes and times beyond which a request fails.
  ///   - redaction: The names whose values are secret, in logs and errors.
  ///   - coding: The form of dates and other values in JSON.
  ///   - clock: The time of deadlines, ages and reconnections.
  ///   - log: Called on any thread with each event of each request.
  public init(
    baseURL: URL, transport: any HTTPTransport, authentication: BearerAuthentication? = nil, cache: HTTPCache? = nil,
    limits: HTTPLimits = HTTPLimits(), redaction: HTTPRedaction = .standard, coding: JSONCoding = JSONCoding(),
    clock: any Clock<Duration> = ContinuousClock(), log: (@Sendable (HTTPLogEntry) -> Void)? = nil
  ) {
    self.baseURL = baseURL
    self.limits = limits
    self.cache = cache
    self.redaction = redaction
    self.coding = coding
    self.clock = clock
    self.log = HTTPLog(time: ElapsedTime(clock), receiver: log)
    self.transport = transport
    self.authentication = authentication
    time = ElapsedTime(clock)
    if let cache { authentication?.add(cache) }
  }

  /// Returns the same client for the current user. When another user signs in, its requests fail
  /// forever.
  ///
  /// A request belongs to the user who is signed in when it begins. A function that sends two requests may begin the
  /// second one after the next user has signed in. Give it a client of its user:
  ///
  /// ```swift
  /// let server = MenuServer(client: client.forCurrentUser())
  /// ```
  public func forCurrentUser() -> HTTPClient {
    var client = self
    client.fixedUser = user
    return client
  }

  /// The user to whom a request belongs that is begun now.
  private var user: SignIn? { fixedUser ?? authentication?.signIn }

  private func transport(for user: SignIn?) -> any HTTPTransport {
    var transport = transport
    if let user { transport = AuthenticatingTransport(user: user, base: transport) }
    if let cache { transport = CachingTransport(cache: cache, time: time, base: transport) }
    return transport
  }

  /// Sends a request, and decodes its answer.
  ///
  /// ```swift
  /// let menu = try await client.answer(to: JSONRequest<Menu>.get("menu"))
  /// ```
  ///
  /// - Throws: ``HTTPError``, also for a status that is not 2xx, or `CancellationError` if the task was cancelled.
  public func answer<Answer>(to request: JSONRequest<Answer>) async throws -> Answer {
    try await value(of: request)
  }

  /// Sends a request whose answer has no value, and returns when the server has confirmed it.
  ///
  /// ```swift
  /// try await client.answer(to: .delete("orders/7"))
  /// ```
  ///
  /// - Throws: ``HTTPError``, also for a status that is not 2xx, or `CancellationError` if the task was cancelled.
  @discardableResult
  public func answer(to request: JSONRequest<NoContent>) async throws -> NoContent {
    try await value(of: request)
  }

  private func value<Answer>(of request: JSONRequest<Answer>) async throws -> Answer {
    let sent = try self.request(request)
    let answer = try await send(sent)
    guard (200..<300).contains(answer.status) else {
      throw error(.status(answer.status), sent, answer)
    }
    do { return try coding.decode(Answer.self, from: answer) } catch let reason as HTTPError.Reason {
      throw error(reason, sent, answer)
    }
  }

  /// Sends a request, and returns its whole answer, whatever its status is.
  ///
  /// ```swift
  /// let answer = try await client.send(HTTPRequest(.get, url))
  /// ```
  ///
  /// If the client has an authentication, it adds the token to requests with the scheme, host and port of ``baseURL``. A
  /// request to another server gets no token.
  ///
  /// - Throws: ``HTTPError`` if there is no whole answer, or `CancellationError` if the task was cancelled.
  public func send(_ request: HTTPRequest) async throws -> HTTPAnswer {
    let user = Redirection.isSameOrigin(request.url, baseURL) ? user : nil
    var request = request
    request.bodyLimit = min(request.bodyLimit, limits.body)
    let entry = log.start(request, redaction)
    let head = Locked<HTTPResponse?>(nil)
    do {
      try user?.check()
      let answer = try await withDeadline(limits.deadline, clock: clock, of: user) {
        [request, transport = transport(for: user)] in
        let response = try await transport.send(request)
        head.withLock { $0 = response }
        return HTTPAnswer(response, body: try await response.body.collect(upTo: request.bodyLimit))
      }
      if let problem = await cache?.takeProblem() { entry.report(.notCached(problem)) }
      try user?.check()
      entry.end(answer)
      return answer
    } catch is CancellationError {
      entry.cancel()
      throw CancellationError()
    } catch {
      let failure = self.error(reason(error), request, head.withLock { $0 }.map { HTTPAnswer($0, body: Data()) })
      entry.fail(failure)
      throw failure
    }
  }

  /// Returns the events of a stream, which is connected again when it ends; see ``ServerSentEvents``.
  ///
  /// ```swift
  /// for try await event in client.events("orders/events") { show(event.data) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path below ``baseURL``.
  ///   - query: The names and values of the query.
  ///   - lastEventID: The last event that you have, so that the server can continue after it.
  public func events(_ path: String, query: KeyValuePairs<String, String> = [:], after lastEventID: String? = nil)
    -> ServerSentEvents
  {
    ServerSentEvents(lastEventID: lastEventID, limits: limits, clock: clock) { [self] lastEventID in
      var request = try request(JSONRequest<NoContent>.get(path, query: query))
      request.fields["Accept"] = "text/event-stream"
      request.fields["Cache-Control"] = "no-store"
      request.fields["Last-Event-ID"] = lastEventID
      request.bodyLimit = min(request.bodyLimit, limits.body)
      return request
    } user: { [self] in
      user
    } open: { [self] request, user in
      try await open(request, for: user)
    } failure: { [self] error, request, response in
      self.error(reason(error), request, response.map { HTTPAnswer($0, body: Data()) })
    }
  }

  /// Connects a stream.
  private func open(_ request: HTTPRequest, for user: SignIn?) async throws -> HTTPResponse {
    let entry = log.start(request, redaction)
    do {
      try user?.check()
      let response = try await withDeadline(limits.deadline, clock: clock, of: user) {
        [transport = transport(for: user)] in
        try await transport.send(request)
      }
      entry.report(.opened(status: response.status))
      return response
    } catch is CancellationError {
      entry.cancel()
      throw CancellationError()
    } catch {
      entry.fail(self.error(reason(error), request, nil))
      throw error
    }
  }

  private func request<Answer>(_ request: JSONRequest<Answer>) throws -> HTTPRequest {
    do {
      let url = try RequestAddress.url(request.path, query: request.query, below: baseURL)
      var sent = HTTPRequest(request.method, url, fields: request.fields)
      if sent.fields["Accept"] == nil { sent.fields["Accept"] = "application/json" }
      if let body = request.body {
        sent.body = try coding.encode(body)
        sent.fields["Content-Type"] = "application/json"
      }
      return sent
    } catch {
      throw self.error(reason(error), HTTPRequest(request.method, baseURL.appendingPathComponent(request.path)), nil)
    }
  }

  private func reason(_ error: any Error) -> HTTPError.Reason {
    switch error {
    case let reason as HTTPError.Reason: reason
    case is DeadlineExceeded: .deadlineExceeded(limits.deadline)
    default: .other("\(error)")
    }
  }

  private func error(_ reason: HTTPError.Reason, _ request: HTTPRequest, _ answer: HTTPAnswer?) -> HTTPError {
    HTTPError(
      reason, request: request, redaction: redaction,
      destination: answer.flatMap { $0.url == request.url ? nil : redaction.text(of: $0.url) },
      answer: answer.map {
        AnswerExcerpt(status: $0.status, contentType: $0.fields["Content-Type"], body: Array($0.body))
      },
      fields: answer?.fields ?? [:])
  }
}
