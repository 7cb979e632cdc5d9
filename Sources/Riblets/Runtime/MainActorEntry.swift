/// Runs main-actor code from a place that cannot be isolated, such as a `deinit`.
///
/// At once when the caller is on the main actor, else as soon as the main actor is free. Systems older than the
/// immediate task (iOS 26, macOS 26) always take the second way.
@usableFromInline
nonisolated package func runOnMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { @MainActor in body() }
  } else {
    Task { @MainActor in body() }
  }
}

/// Starts a task whose body runs on the main actor up to its first suspension before this call returns.
///
/// On systems older than the immediate task (iOS 26, macOS 26) the body starts when the main actor is free next.
@MainActor
func startTask(_ body: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
  if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { @MainActor in await body() }
  } else {
    Task { @MainActor in await body() }
  }
}
