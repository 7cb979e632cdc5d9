extension Observed {
  /// Sends an element once nothing newer has come for a while.
  ///
  /// If the stream finishes meanwhile, the element that waits is sent before the end.
  ///
  /// ```swift
  /// observe(text.debounce(for: .milliseconds(300), clock: ribletClock)) { interactor, text in interactor.search(text) }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time without elements.
  ///   - clock: Measures the interval; a test passes a clock that it controls.
  @export(implementation)
  public func debounce(for interval: Duration, clock: any RibletClock) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      let debounce = Debounce(subscription, interval, clock, sink)
      debounce.join(self) { element in
        debounce.receive(element)
      } finished: {
        debounce.flush()
        debounce.emit(nil)
      }
    }
  }
}

/// Keeps the newest element until its alarm fires.
@usableFromInline
final class Debounce<Element>: Junction<Element> {
  @usableFromInline let interval: Duration
  @usableFromInline let clock: any RibletClock
  @exclusivity(unchecked) @usableFromInline var pending: Element?
  @exclusivity(unchecked) @usableFromInline var alarm: ScheduledAction?

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
  func receive(_ element: Element) {
    pending = element
    alarm?.cancel()
    alarm = clock.schedule(after: interval) { self.flush() }
  }

  @export(implementation)
  func flush() {
    alarm?.cancel()
    alarm = nil
    guard let due = pending else { return }
    pending = nil
    emit(due)
  }

  @usableFromInline
  override func willEnd() {
    alarm?.cancel()
    alarm = nil
    pending = nil
  }
}
