extension Observed {
  /// Sends elements in groups of a fixed size.
  ///
  /// If the stream finishes meanwhile, the elements that wait are sent before the end.
  ///
  /// ```swift
  /// let pairs = taps.buffer(count: 2)
  /// ```
  ///
  /// - Parameter count: The size of a group, at least one.
  @export(implementation)
  public func buffer(count: Int) -> EventStream<[Element]> {
    EventStream<[Element]> { subscription, sink in
      let buffer = Buffer<Element>(subscription, count, nil, sink)
      buffer.join(self) { element in
        buffer.receive(element)
      } finished: {
        buffer.finish()
      }
    }
  }

  /// Sends elements in groups: those that come within an interval after the first of them.
  ///
  /// The interval begins with an element, so that no element waits longer, and no empty groups are sent. If the stream
  /// finishes meanwhile, the elements that wait are sent before the end.
  ///
  /// ```swift
  /// observe(logs.buffer(for: .seconds(5), count: 100, clock: ribletClock)) { interactor, lines in interactor.upload(lines) }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The longest time that an element waits.
  ///   - count: The size at which a group is sent at once.
  ///   - clock: Measures the time; a test passes a clock that it controls.
  @export(implementation)
  public func buffer(for interval: Duration, count: Int = .max, clock: any RibletClock) -> EventStream<[Element]> {
    EventStream<[Element]> { subscription, sink in
      let buffer = Buffer<Element>(subscription, count, (interval, clock), sink)
      buffer.join(self) { element in
        buffer.receive(element)
      } finished: {
        buffer.finish()
      }
    }
  }
}

/// Keeps elements until there are enough, or their alarm fires.
@usableFromInline
final class Buffer<Element>: Junction<[Element]> {
  @usableFromInline let limit: Int
  @usableFromInline let patience: (interval: Duration, clock: any RibletClock)?
  @exclusivity(unchecked) @usableFromInline var waiting: [Element] = []
  @exclusivity(unchecked) @usableFromInline var alarm: ScheduledAction?

  @export(implementation)
  init(
    _ subscription: StreamConnection,
    _ limit: Int,
    _ patience: (interval: Duration, clock: any RibletClock)?,
    _ sink: @escaping Sink
  ) {
    self.limit = limit
    self.patience = patience
    super.init(subscription, upstreams: 1, sink)
  }

  @export(implementation)
  func receive(_ element: Element) {
    waiting.append(element)
    if waiting.count >= limit {
      flush()
    } else if waiting.count == 1, let patience {
      alarm = patience.clock.schedule(after: patience.interval) { self.flush() }
    }
  }

  @export(implementation)
  func finish() {
    flush()
    emit(nil)
  }

  @export(implementation)
  func flush() {
    stopWaiting()
    guard !waiting.isEmpty else { return }
    var group: [Element] = []
    swap(&group, &waiting)
    emit(group)
  }

  @usableFromInline
  func stopWaiting() {
    alarm?.cancel()
    alarm = nil
  }

  @usableFromInline
  override func willEnd() {
    stopWaiting()
    var dropped: [Element] = []
    swap(&dropped, &waiting)
  }
}
