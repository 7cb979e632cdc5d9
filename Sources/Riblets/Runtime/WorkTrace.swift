/// How bound work came to its end.
public enum WorkEnd: Hashable, Sendable {
  /// Cancelled by hand, by its policy or by the deactivation of its riblet.
  case cancelled
  /// A stream that finished, or a task whose body returned.
  case finished
}

/// Remembers how to tell the end of work whose start was told.
@MainActor
final class WorkTrace: Sendable {
  private let runtime: RibletRuntime
  private let path: RibletPath?
  private let work: BoundWork

  init(_ work: BoundWork, path: RibletPath?, runtime: RibletRuntime) {
    self.runtime = runtime
    self.path = path
    self.work = work
    runtime.tell(RibletEvent(path, .workStarted(work)))
  }

  func end(_ end: WorkEnd) {
    runtime.tell(RibletEvent(path, .workEnded(work, end)))
  }
}
