/// The end of the time that something may take.
struct DeadlineExceeded: Error {}

/// Runs something, and ends it when the time is over.
///
/// It returns at the deadline, or when the task is cancelled, also if what runs does not heed its cancellation: a transport of
/// an app cannot keep the caller.
///
/// - Throws: ``DeadlineExceeded``, `CancellationError`, or what `body` throws.
func withDeadline<Value: Sendable>(
  _ limit: Duration, clock: any Clock<Duration>, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let race = Race<Value>()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      guard race.begin(continuation) else { return }
      race.add(
        Task {
          do { race.end(.success(try await body())) } catch { race.end(.failure(error)) }
        })
      race.add(
        Task {
          // A sleep that is cancelled has lost already.
          if (try? await clock.sleep(for: limit)) != nil { race.end(.failure(DeadlineExceeded())) }
        })
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
    var isOver = false
  }

  private let state = Locked(State())

  /// - Returns: Whether the race is on; false if it was cancelled before.
  func begin(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
    let isOver = state.withLock {
      if !$0.isOver { $0.continuation = continuation }
      return $0.isOver
    }
    if isOver { continuation.resume(throwing: CancellationError()) }
    return !isOver
  }

  func add(_ task: Task<Void, Never>) {
    let isOver = state.withLock {
      if !$0.isOver { $0.tasks.append(task) }
      return $0.isOver
    }
    if isOver { task.cancel() }
  }

  func end(_ result: Result<Value, any Error>) {
    let (continuation, tasks) = state.withLock { state in
      defer {
        state.isOver = true
        state.continuation = nil
        state.tasks = []
      }
      return (state.continuation, state.tasks)
    }
    for task in tasks { task.cancel() }
    continuation?.resume(with: result)
  }
}
