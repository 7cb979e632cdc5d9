/// The end of the time that something may take.
struct DeadlineExceeded: Error {}

/// Runs something, and ends it when the time is over.
///
/// It returns at the deadline, when another user signs in, or when the task is cancelled, also if what runs does not heed its
/// cancellation: a transport of an app cannot keep the caller.
///
/// - Parameters:
///   - limit: The time that it may take; nil for no deadline.
///   - user: The user it is for; nil if it is for anybody.
/// - Throws: ``DeadlineExceeded``, ``HTTPError/Reason/userChanged``, `CancellationError`, or what `body` throws.
func withDeadline<Value: Sendable>(
  _ limit: Duration?, clock: any Clock<Duration>, of user: SignIn? = nil,
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let race = Race<Value>()
  let key = user?.whenOver { race.end(.failure($0)) }
  defer { if let key { user?.forget(key) } }
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      guard race.begin(continuation) else { return }
      race.start {
        do { race.end(.success(try await body())) } catch { race.end(.failure(error)) }
      }
      guard let limit else { return }
      race.start {
        // A sleep that is cancelled has lost already.
        if (try? await clock.sleep(for: limit)) != nil { race.end(.failure(DeadlineExceeded())) }
      }
    }
  } onCancel: {
    race.end(.failure(CancellationError()))
  }
}

/// Several tasks of which the first to end answers, and ends the others.
private final class Race<Value: Sendable>: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Value, any Error>?
    var tasks: [Task<Void, Never>] = []
    var result: Result<Value, any Error>?
  }

  private let state = Locked(State())

  /// - Returns: Whether the race is on; false if it has ended before.
  func begin(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
    let result = state.withLock {
      if $0.result == nil { $0.continuation = continuation }
      return $0.result
    }
    if let result { continuation.resume(with: result) }
    return result == nil
  }

  func start(_ body: @escaping @Sendable () async -> Void) {
    // In the lock: when the race has ended, each of its tasks is cancelled.
    state.withLock { if $0.result == nil { $0.tasks.append(Task { await body() }) } }
  }

  func end(_ result: Result<Value, any Error>) {
    let (continuation, tasks) = state.withLock {
      state -> (CheckedContinuation<Value, any Error>?, [Task<Void, Never>]) in
      guard state.result == nil else { return (nil, []) }
      state.result = result
      defer {
        state.continuation = nil
        state.tasks = []
      }
      return (state.continuation, state.tasks)
    }
    for task in tasks { task.cancel() }
    continuation?.resume(with: result)
  }
}
