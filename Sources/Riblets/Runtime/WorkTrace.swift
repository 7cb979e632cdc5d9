/// How bound work came to its end.
public enum WorkEnd: Hashable, Sendable {
  /// Cancelled by hand, by its policy or by the deactivation of its riblet.
  case cancelled
  /// A stream that finished, or a task whose body returned.
  case finished
}

@usableFromInline @MainActor
final class WorkTrace: Sendable {
  func end(_ end: WorkEnd) {}
}
