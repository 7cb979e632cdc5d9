/// A clock that follows real time, or any `Clock` of the standard library.
///
/// The default of each ``RibletRuntime``. Pass another base clock to follow time that stops while the device sleeps.
///
/// ```swift
/// let runtime = RibletRuntime(clock: SystemClock(SuspendingClock()))
/// ```
///
/// See `Documentation/VirtualTime.md`.
@MainActor
public final class SystemClock: RibletClock {
  private let sleepUntilElapsed: @Sendable (Duration) async throws -> Void
  private let elapsed: @Sendable () -> Duration
  private var agenda = Agenda()

  /// Follows real time, from zero at this moment; it continues while the system sleeps. Each ``RibletRuntime`` makes
  /// one by default.
  public convenience init() {
    self.init(ContinuousClock())
  }

  /// Follows a clock, from zero at this moment.
  ///
  /// - Parameter clock: Its `sleep` may return on any thread and in any order; actions run on the main actor, in the
  ///   order in which they are due.
  // Every app contains it for the continuous clock; a specialised copy would only add code.
  @_semantics("optimize.sil.specialize.generic.never")
  public init<Base: Clock>(_ clock: Base) where Base.Duration == Duration {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleepUntilElapsed = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// The time since this object was made. Compare two readings; the value itself means nothing.
  public var now: Duration { elapsed() }

  /// Runs an action on the main actor, not before the delay has passed. With zero it runs in a later turn.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    let due = now + max(delay, .zero)
    agenda.insert(scheduled, due: due)
    let sleep = sleepUntilElapsed
    let waiting = Task { @MainActor in
      do { try await sleep(due) } catch { return }
      run(until: due)
    }
    scheduled.setCancellation { waiting.cancel() }
    return scheduled
  }

  /// Runs the actions that were due by then, including earlier ones whose task has not woken up yet.
  private func run(until time: Duration) {
    while let next = agenda.popFirst(by: time) { next.run() }
  }
}
