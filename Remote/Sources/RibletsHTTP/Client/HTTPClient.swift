public import Foundation

/// Requests to one server: typed answers, a cache, authentication, a deadline, and a log.
///
/// ```swift
/// let client = HTTPClient(baseURL: URL(string: "https://shop.example/api")!, transport: URLSessionTransport())
/// let menu = try await client.answer(to: JSONRequest<Menu>.get("menu", query: ["page": "2"]))
/// ```
public struct HTTPClient: Sendable {
  /// The address below which all requests go. Tokens are sent there alone.
  public let baseURL: URL
  /// The sizes and times beyond which a request fails.
  public let limits: HTTPLimits

  private let transport: any HTTPTransport
  private let cache: HTTPCache?
  private let redaction: HTTPRedaction
  private let log: HTTPLog
  private let clock: any Clock<Duration>
  private let coding: JSONCoding

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - transport: Sends the requests.
  ///   - authentication: Adds a token, and renews it when the server refuses it.
  ///   - cache: Keeps answers as far as the server allows.
  ///   - redaction: The names whose values are secret.
  ///   - coding: How values become JSON and come back.
  ///   - clock: The time of deadlines, ages and reconnections.
  ///   - log: Receives what happens to each request.
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
    var transport = transport
    if let authentication { transport = AuthenticatingTransport(authentication: authentication, base: transport) }
    if let cache { transport = CachingTransport(cache: cache, time: ElapsedTime(clock), base: transport) }
    self.transport = transport
  }

  /// Sends a request, and reads its answer.
  ///
  /// - Throws: ``HTTPError``, or `CancellationError` if the task was cancelled. A value is whole or not there.
  public func answer<Answer>(to request: JSONRequest<Answer>) async throws -> Answer {
    try await value(of: request)
  }

  /// Sends a request that has no answer beside its success.
  ///
  /// - Throws: ``HTTPError``, or `CancellationError` if the task was cancelled.
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

  /// Sends a request, and returns its whole answer whatever its status is.
  ///
  /// - Throws: ``HTTPError``, or `CancellationError` if the task was cancelled.
  public func send(_ request: HTTPRequest) async throws -> HTTPAnswer {
    var request = request
    request.bodyLimit = min(request.bodyLimit, limits.body)
    let entry = log.start(request, redaction)
    let head = Locked<HTTPResponse?>(nil)
    do {
      let answer = try await withDeadline(limits.deadline, clock: clock) { [request, transport] in
        let response = try await transport.send(request)
        head.withLock { $0 = response }
        return HTTPAnswer(response, body: try await response.body.collect(upTo: request.bodyLimit))
      }
      if let problem = await cache?.takeProblem() { entry.report(.notCached(problem)) }
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

  /// The events of a stream, which is connected anew when it ends; see ``ServerSentEvents``.
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
    } open: { [self] request in
      try await open(request)
    } failure: { [self] error, request, response in
      self.error(reason(error), request, response.map { HTTPAnswer($0, body: Data()) })
    }
  }

  /// Connects a stream.
  private func open(_ request: HTTPRequest) async throws -> HTTPResponse {
    let entry = log.start(request, redaction)
    do {
      let response = try await withDeadline(limits.deadline, clock: clock) { [transport] in
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
