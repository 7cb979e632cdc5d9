extension EventStream {
  /// A stream that sends nothing and does not finish. For mocks and previews:
  /// `var taps: EventStream<Void> { .never }`.
  @export(implementation)
  public static var never: EventStream {
    EventStream { subscription, _ in subscription.bind(.nowhere, 0) }
  }

  /// A stream that sends nothing and finishes at once, for example as the end of a `timeout`.
  @export(implementation)
  public static var empty: EventStream {
    EventStream { _, sink in sink(nil) }
  }

  /// A stream that sends each new subscriber the same elements at once, then finishes for it.
  ///
  /// A subscriber that cancels half-way gets no more of them.
  ///
  /// ```swift
  /// let levels = EventStream.just(1, 2, 3)
  /// ```
  @export(implementation)
  public static func just(_ elements: Element...) -> EventStream {
    .sending(elements)
  }

  @export(implementation)
  static func sending(_ elements: [Element]) -> EventStream {
    EventStream { subscription, sink in
      subscription.bind(.nowhere, 0)
      for element in elements where subscription.isLive { sink(element) }
      if subscription.isLive { sink(nil) }
    }
  }
}

extension StateStream {
  /// A stream that has one value forever, and finishes for each subscriber once it was delivered.
  ///
  /// For previews and tests: `ScoreView(score: .constant(3))`.
  @export(implementation)
  public static func constant(_ value: Value) -> StateStream {
    StateStream(current: { value }) { subscription, sink in replayLast(value, subscription, sink) }
  }

  /// A stream that has one value forever, and never finishes. For a mock of a service whose stream stays open.
  @export(implementation)
  public static func never(after value: Value) -> StateStream {
    StateStream(current: { value }) { subscription, sink in
      subscription.bind(.nowhere, 0)
      sink(value)
    }
  }

  /// Sends the last value, then the end, unless the subscriber cancels in between.
  @export(implementation)
  static func replayLast(_ value: Value, _ subscription: StreamConnection, _ sink: Sink) {
    subscription.bind(.nowhere, 0)
    sink(value)
    if subscription.isLive { sink(nil) }
  }
}
