/// Real time, or any clock of the standard library's kind.
@MainActor
public final class SystemClock: RibletClock {
  private let sleepUntilElapsed: @Sendable (Duration) async throws -> Void
  private let elapsed: @Sendable () -> Duration

  /// Follows a clock, from zero at this moment.
  public convenience init() {
    self.init(ContinuousClock())
  }

  /// Follows a clock, from zero at this moment.
  ///
  /// - Parameter clock: Its `sleep` may return on any thread; actions run on the main actor all the same.
  public init<Base: Clock>(_ clock: Base) where Base.Duration == Duration {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleepUntilElapsed = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  public var now: Duration { elapsed() }

  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    let due = now + max(delay, .zero)
    let sleep = sleepUntilElapsed
    let waiting = Task { @MainActor in
      do { try await sleep(due) } catch { return }
      scheduled.run()
    }
    scheduled.setCancellation { waiting.cancel() }
    return scheduled
  }
}
