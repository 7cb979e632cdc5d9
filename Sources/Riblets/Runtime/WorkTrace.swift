/// The end of bound work, as an event reports it.
///
/// ```swift
/// if case .workEnded(let work, .cancelled) = event.kind { log("cancelled \(work)") }
/// ```
///
/// See `Documentation/Lifecycle.md`.
public enum WorkEnd: Hashable, Sendable {
  /// Cancelled by a call, by its policy or by the deactivation of its riblet. A task may still run until it notices.
  case cancelled
  /// The work ended by itself: a stream that finished, or a task whose body returned.
  case finished
}

/// Emits the start of work, and keeps the data for its end.
@MainActor
final class WorkTrace: Sendable {
  private let runtime: RibletRuntime
  private let path: RibletPath?
  private let work: BoundWork

  init(_ work: BoundWork, path: RibletPath?, runtime: RibletRuntime) {
    self.runtime = runtime
    self.path = path
    self.work = work
  }

  /// Emits the start of work that is to end with this trace.
  ///
  /// - Returns: True if the work may begin; false if a listener has ended it.
  func begin(_ subscription: StreamConnection) -> Bool {
    subscription.trace = self
    runtime.tell(RibletEvent(path, .workStarted(work)))
    return subscription.trace === self
  }

  func end(_ end: WorkEnd) {
    runtime.tell(RibletEvent(path, .workEnded(work, end)))
  }
}
