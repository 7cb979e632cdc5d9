extension Observed {
  /// Sends each element, and the end, a while later and in the same order.
  ///
  /// ```swift
  /// let late = taps.delay(for: .seconds(1), clock: ribletClock)
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The delay. With zero an element comes as soon as the clock runs its due actions, never at once.
  ///   - clock: Measures the time; a test passes a clock that it controls.
  @export(implementation)
  public func delay(for interval: Duration, clock: any RibletClock) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      let delay = Delay(subscription, interval, clock, sink)
      delay.join(self) { element in
        delay.receive(element)
      } finished: {
        delay.receive(nil)
      }
    }
  }
}

/// Keeps the delayed elements.
///
/// Each alarm sends the element that has waited longest, so that the order holds with any clock.
@usableFromInline
final class Delay<Element>: Junction<Element> {
  @usableFromInline let interval: Duration
  @usableFromInline let clock: any RibletClock
  @exclusivity(unchecked) @usableFromInline var waiting = Fifo<(element: Element?, alarm: ScheduledAction)>()

  @export(implementation)
  init(
    _ subscription: StreamConnection,
    _ interval: Duration,
    _ clock: any RibletClock,
    _ sink: @escaping @MainActor (Element?) -> Void
  ) {
    self.interval = interval
    self.clock = clock
    super.init(subscription, upstreams: 1, sink)
  }

  @export(implementation)
  func receive(_ element: Element?) {
    let alarm = clock.schedule(after: interval) { self.sendLongestWaiting() }
    waiting.append((element, alarm))
  }

  @export(implementation)
  func sendLongestWaiting() {
    guard let due = waiting.popFirst() else { return }
    emit(due.element)
  }

  @usableFromInline
  override func willEnd() {
    while let dropped = waiting.popFirst() { dropped.alarm.cancel() }
  }
}
