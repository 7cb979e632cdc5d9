extension Observed {
  /// Sends at most one element in each interval, the first one at once.
  ///
  /// An interval begins with an element that is sent. Of the elements that come before its end the last one is sent at
  /// that end, which begins the next interval. If the stream finishes meanwhile, that element is sent before the end.
  ///
  /// ```swift
  /// let calm = positions.throttle(for: .seconds(1), clock: ribletClock)
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The shortest time between two elements.
  ///   - clock: Measures the interval; a test passes a clock that it controls.
  ///   - latest: With `false` the elements that come within an interval are left out altogether.
  @export(implementation)
  public func throttle(
    for interval: Duration,
    clock: any RibletClock,
    latest: Bool = true
  ) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      let throttle = Throttle(subscription, interval, clock, keepsLatest: latest, sink)
      throttle.join(self) { element in
        throttle.receive(element)
      } finished: {
        throttle.finish()
      }
    }
  }
}

/// Keeps the newest element while an interval lasts.
@usableFromInline
final class Throttle<Element>: Junction<Element> {
  @usableFromInline let interval: Duration
  @usableFromInline let clock: any RibletClock
  @usableFromInline let keepsLatest: Bool
  @exclusivity(unchecked) @usableFromInline var pending: Element?
  @exclusivity(unchecked) @usableFromInline var alarm: ScheduledAction?

  @export(implementation)
  init(
    _ subscription: StreamConnection,
    _ interval: Duration,
    _ clock: any RibletClock,
    keepsLatest: Bool,
    _ sink: @escaping @MainActor (Element?) -> Void
  ) {
    self.interval = interval
    self.clock = clock
    self.keepsLatest = keepsLatest
    super.init(subscription, upstreams: 1, sink)
  }

  @export(implementation)
  func receive(_ element: Element) {
    if alarm == nil {
      send(element)
    } else if keepsLatest {
      pending = element
    }
  }

  @export(implementation)
  func finish() {
    if let last = pending { emit(last) }
    emit(nil)
  }

  @export(implementation)
  func send(_ element: Element) {
    alarm = clock.schedule(after: interval) { self.intervalDidEnd() }
    emit(element)
  }

  @export(implementation)
  func intervalDidEnd() {
    alarm = nil
    guard let due = pending else { return }
    pending = nil
    send(due)
  }

  @usableFromInline
  override func willEnd() {
    alarm?.cancel()
    alarm = nil
    pending = nil
  }
}
