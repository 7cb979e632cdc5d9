extension Observed {
  /// Stops waiting when no element has come for a while: finishes, or continues with another stream.
  ///
  /// The time is counted from the subscription and from each element. Streams carry no errors; to distinguish a timeout
  /// from a normal end, pass a stream that reports it.
  ///
  /// ```swift
  /// let answer = replies.timeout(after: .seconds(5), clock: ribletClock, switchingTo: .just(.noAnswer))
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The longest time without an element.
  ///   - clock: Measures the time; a test passes a clock that it controls.
  ///   - fallback: The stream that is subscribed to after a timeout.
  public func timeout(
    after interval: Duration,
    clock: any RibletClock,
    switchingTo fallback: EventStream<Element> = .empty
  ) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      let timeout = Timeout(subscription, interval, clock, fallback, sink)
      timeout.start()
      timeout.join(self, as: timeout.upstream) { element in
        timeout.receive(element)
      } finished: {
        timeout.emit(nil)
      }
    }
  }
}

/// Watches the time since the last element.
///
/// An element only records its time; the alarm checks it when it fires, and is set anew for the remaining time.
private final class Timeout<Element>: Junction<Element> {
  let upstream = JunctionPart()
  private let interval: Duration
  private let clock: any RibletClock
  private let fallback: EventStream<Element>
  private var latest = Duration.zero
  private var alarm: ScheduledAction?

  init(
    _ subscription: StreamConnection,
    _ interval: Duration,
    _ clock: any RibletClock,
    _ fallback: EventStream<Element>,
    _ sink: @escaping @MainActor (Element?) -> Void
  ) {
    self.interval = interval
    self.clock = clock
    self.fallback = fallback
    super.init(subscription, upstreams: 1, sink)
  }

  func start() {
    latest = clock.now
    wait(for: interval)
  }

  func receive(_ element: Element) {
    latest = clock.now
    emit(element)
  }

  private func wait(for duration: Duration) {
    alarm = clock.schedule(after: duration) { self.check() }
  }

  private func check() {
    let rest = latest + interval - clock.now
    if rest > .zero { return wait(for: rest) }
    alarm = nil
    leave(upstream)
    join(fallback) { element in
      self.emit(element)
    } finished: {
      self.emit(nil)
    }
  }

  override func willEnd() {
    alarm?.cancel()
    alarm = nil
  }
}
