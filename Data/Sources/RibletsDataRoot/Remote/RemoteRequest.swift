@_spi(Data) package import Riblets
package import RibletsData

/// The riblet that a request works for: its time, and its place in events.
@MainActor
package struct RequestPlace {
  let runtime: RibletRuntime?
  let path: RibletPath?

  /// The place of the task that runs this code.
  package init() {
    runtime = RibletRuntime.current
    path = nil
  }

  /// The place of who observes.
  package init(of subscription: StreamConnection) {
    runtime = subscription.owningScope?.runtime ?? RibletRuntime.current
    path = subscription.owningScope?.path
  }
}

/// The names and limits of a request.
package struct RequestTerms: Sendable {
  let domain: String
  let query: String
  let deadline: Duration?
  let isRepeatable: Bool

  package init<Query: ModelQuery>(_ query: Query, deadline: Duration?, isRepeatable: Bool) {
    domain = "\(Query.Domain.self)"
    self.query = "\(Query.self)"
    self.deadline = deadline
    self.isRepeatable = isRepeatable
  }
}

/// One request to a server: waits for a connection, is sent again where that helps, and ends at its deadline at the latest.
///
/// It runs in a task of its own, because several may wait for it and each may leave.
@MainActor
final class RemoteRequest<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, any Error>

  private let terms: RequestTerms
  private let connection: RemoteConnection
  private let place: RequestPlace
  private let turn: ConnectionTurn
  private let meter = RequestMeter()
  private let number: Int
  private var send: (@MainActor (RemoteRequest) async throws -> Value)?
  private var onEnd: (@MainActor (Outcome, _ retryAt: Duration?) -> Void)?
  private var task: Task<Void, Never>?
  private var alarm: ScheduledAction?
  private var attempt = 1
  /// True while the server works on an attempt; false while the request waits for its turn, or between two attempts.
  private(set) var isAsking = false
  private var isAttemptCancelled = false

  /// - Parameter onEnd: Called once, unless the request is cancelled.
  init(
    _ terms: RequestTerms, over connection: RemoteConnection, for place: RequestPlace, priority: RequestPriority,
    send: @escaping @MainActor (RemoteRequest) async throws -> Value,
    onEnd: @escaping @MainActor (Outcome, _ retryAt: Duration?) -> Void
  ) {
    self.terms = terms
    self.connection = connection
    self.place = place
    self.send = send
    self.onEnd = onEnd
    turn = ConnectionTurn(priority: priority)
    number = place.runtime?.nextWork() ?? 0
  }

  /// Sends a request and waits for its end; a cancelled task cancels it.
  static func outcome(
    _ terms: RequestTerms, over connection: RemoteConnection, for place: RequestPlace, priority: RequestPriority,
    send: @escaping @MainActor (RemoteRequest) async throws -> Value
  ) async throws -> Value {
    let end = Suspension<Outcome?>()
    let request = RemoteRequest(terms, over: connection, for: place, priority: priority, send: send) { outcome, _ in
      end.resume(outcome)
    }
    request.start()
    guard let outcome = await end.wait(cancelled: nil) else {
      request.cancel()
      throw CancellationError()
    }
    return try outcome.get()
  }

  var clock: any RibletClock { place.runtime?.clock ?? connection.clock }

  func raise(to priority: RequestPriority) {
    turn.priority = max(turn.priority, priority)
  }

  func start() {
    if let deadline = terms.deadline ?? connection.deadline {
      alarm = clock.schedule(after: deadline) { [weak self] in self?.missDeadline(deadline) }
    }
    let body: @MainActor () async -> Void = { [self] in await run() }
    let origin = TaskOrigin(name: terms.query, owner: terms.domain, site: nil)
    let started = place.runtime?.startTask(origin, body) ?? startTask(body)
    if onEnd == nil || isAttemptCancelled { started.cancel() }
    if onEnd != nil { task = started }
  }

  /// Ends the request without an outcome.
  func cancel() {
    guard onEnd != nil else { return }
    close()
    tell(.cancelled)
  }

  /// Cancels the server's function, and ends with its answer all the same, at the latest at the deadline.
  func cancelAttempt() {
    isAttemptCancelled = true
    task?.cancel()
  }

  func tell(_ stage: @autoclosure () -> DataRequest.Stage) {
    guard let runtime = place.runtime, runtime.isListening else { return }
    let request = DataRequest(number: number, domain: terms.domain, query: terms.query, stage: stage())
    runtime.tell(RibletEvent(place.path, .library(request)))
  }

  private func run() async {
    do {
      end(.success(try await attempts()))
    } catch {
      end(.failure(error))
    }
  }

  private func attempts() async throws -> Value {
    while true {
      do {
        return try await once()
      } catch {
        try Task.checkCancellation()
        guard terms.isRepeatable,
          let pause = connection.retries.pause(after: attempt, error.retryAdvice, random: connection.drawFraction())
        else { throw error }
        try await clock.sleep(for: pause)
        attempt += 1
      }
    }
  }

  private func once() async throws -> Value {
    try await connection.enter(turn)
    defer { connection.leave() }
    try Task.checkCancellation()
    guard let send else { throw CancellationError() }
    tell(.started(attempt: attempt))
    isAsking = true
    defer { isAsking = false }
    return try await RequestMeter.$current.withValue(meter) { try await send(self) }
  }

  private func missDeadline(_ deadline: Duration) {
    end(
      .failure(
        RemoteQueryError.deadlineExceeded(
          query: terms.query, domain: terms.domain, deadline: deadline, attempts: attempt)))
  }

  private func end(_ outcome: Outcome) {
    guard let onEnd else { return }
    close()
    var retryAt: Duration?
    switch outcome {
    case .success: tell(.answered(sent: meter.sent, received: meter.received))
    case .failure(is CancellationError) where isAttemptCancelled: tell(.cancelled)
    case .failure(let error):
      retryAt = connection.retries.advisedPause(after: attempt, error.retryAdvice).map { clock.now + $0 }
      tell(.failed("\(type(of: error))"))
    }
    onEnd(outcome, retryAt)
  }

  private func close() {
    onEnd = nil
    send = nil
    alarm?.cancel()
    alarm = nil
    task?.cancel()
    task = nil
  }
}
