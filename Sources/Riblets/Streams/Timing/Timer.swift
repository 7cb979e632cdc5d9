extension EventStream<Int> {
  /// Counts at regular times: 0 after one period, 1 after two, and so on without an end.
  ///
  /// Each subscriber has a count of its own, which begins when it subscribes.
  ///
  /// ```swift
  /// observe(EventStream.interval(.seconds(1), clock: ribletClock)) { interactor, count in … }
  /// ```
  ///
  /// - Parameters:
  ///   - period: The time between two elements, greater than zero. It is kept even if the clock is late; elements whose
  ///   time has passed meanwhile are skipped.
  ///   - clock: Measures the time; a test passes a clock that it controls.
  public static func interval(_ period: Duration, clock: any RibletClock) -> EventStream<Int> {
    timer(after: period, every: period, clock: clock)
  }

  /// Sends 0 after a delay; then finishes, or continues to count at regular times.
  ///
  /// ```swift
  /// observe(EventStream.timer(after: .seconds(3), clock: ribletClock)) { interactor, _ in interactor.hideBanner() }
  /// ```
  ///
  /// - Parameters:
  ///   - delay: The time before the first element. With zero it comes as soon as the clock runs its due actions, never
  ///   at once.
  ///   - period: The time between two elements, by the rules of ``interval(_:clock:)``.
  ///   - clock: Measures the time; a test passes a clock that it controls.
  public static func timer(
    after delay: Duration, every period: Duration? = nil, clock: any RibletClock
  ) -> EventStream<Int> {
    if let period, period <= .zero {
      preconditionFailure(
        """
        A timer cannot send every \(period): it would send without end at one moment.
        Give a period that is greater than zero, or leave it out for a timer that sends once.
        """
      )
    }
    return EventStream { subscription, sink in
      Ticker(subscription, every: period, clock, sink).start(after: delay)
    }
  }
}

/// Counts when its alarm fires.
private final class Ticker: Junction<Int> {
  private let period: Duration?
  private let clock: any RibletClock
  private var due = Duration.zero
  private var count = 0
  private var alarm: ScheduledAction?

  init(
    _ subscription: StreamConnection,
    every period: Duration?,
    _ clock: any RibletClock,
    _ sink: @escaping @MainActor (Int?) -> Void
  ) {
    self.period = period
    self.clock = clock
    super.init(subscription, upstreams: 1, sink)
  }

  func start(after delay: Duration) {
    due = clock.now + max(delay, .zero)
    wait()
  }

  private func wait() {
    alarm = clock.schedule(after: due - clock.now) { self.ring() }
  }

  private func ring() {
    alarm = nil
    let tick = count
    count += 1
    guard let period else {
      emit(tick)
      return emit(nil)
    }
    moveOn(by: period)
    wait()
    emit(tick)
  }

  /// Sets the next time: the first multiple of the period that has not passed.
  private func moveOn(by period: Duration) {
    due += period
    let late = clock.now - due
    guard late >= .zero else { return }
    due += period * Int(late / period)
    if due <= clock.now { due += period }
  }

  override func willEnd() {
    alarm?.cancel()
    alarm = nil
  }
}
