// Operators by which a stream begins later or ends earlier. Those that end it first leave the upstream, then notify the
// subscriber; both only if the subscriber has not left during the last element.

extension Observed {
  /// Sends the first element, then finishes. For a state it is the current value.
  ///
  /// In async code, use ``firstValue()`` instead.
  @export(implementation)
  public func first() -> EventStream<Element> { prefix(1) }

  /// Sends the first element for which the closure returns true, then finishes.
  ///
  /// ```swift
  /// let granted = permission.first { $0 == .granted }
  /// ```
  @export(implementation)
  public func first(where isWanted: @escaping @MainActor (Element) -> Bool) -> EventStream<Element> {
    filter(isWanted).prefix(1)
  }

  /// Sends the first elements, then finishes with the last of them.
  ///
  /// ```swift
  /// let threeTries = attempts.prefix(3)
  /// ```
  ///
  /// - Parameter maxLength: The number of elements; with zero or less, this stream is not subscribed to at all.
  @export(implementation)
  public func prefix(_ maxLength: Int) -> EventStream<Element> {
    guard maxLength > 0 else { return .empty }
    return EventStream<Element> { subscription, sink in
      let remaining = OperatorMemory(maxLength)
      subscribe(subscription) { element in
        guard let element else { return sink(nil) }
        guard remaining.value > 0 else { return }
        remaining.value &-= 1
        sink(element)
        if remaining.value == 0, subscription.isLive {
          subscription.finish()
          sink(nil)
        }
      }
    }
  }

  /// Sends elements as long as the closure returns true, and finishes in place of the first for which it returns false.
  ///
  /// ```swift
  /// let countdown = ticks.prefix { $0 < 10 }
  /// ```
  @export(implementation)
  public func prefix(while isIncluded: @escaping @MainActor (Element) -> Bool) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      subscribe(subscription) { element in
        guard let element else { return sink(nil) }
        if isIncluded(element) { return sink(element) }
        if subscription.isLive {
          subscription.finish()
          sink(nil)
        }
      }
    }
  }

  /// Sends elements until another stream sends its first one, then finishes.
  ///
  /// The other stream is subscribed to first: if it has a current value, nothing is sent. Its end changes nothing.
  ///
  /// ```swift
  /// let untilLogOut = messages.prefix(untilElementFrom: logOut)
  /// ```
  @export(implementation)
  public func prefix(untilElementFrom other: some Observed) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      let junction = Junction(subscription, upstreams: 1, sink)
      junction.join(other) { _ in
        junction.emit(nil)
      } finished: {
      }
      junction.join(self) { element in
        junction.emit(element)
      } finished: {
        junction.upstreamDidFinish()
      }
    }
  }

  /// Leaves out the first elements.
  ///
  /// With `dropFirst()` a state's subscriber gets changes only, without the current value.
  ///
  /// - Parameter count: The number of elements; with zero or less, all are sent.
  @export(implementation)
  public func dropFirst(_ count: Int = 1) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      let remaining = OperatorMemory(count)
      subscribe(subscription) { element in
        guard let element else { return sink(nil) }
        if remaining.value > 0 {
          remaining.value &-= 1
        } else {
          sink(element)
        }
      }
    }
  }

  /// Leaves out elements as long as the closure returns true, and sends all from the first for which it returns false.
  ///
  /// ```swift
  /// let afterStart = positions.skip { !$0.isAccurate }
  /// ```
  @export(implementation)
  public func skip(while isLeftOut: @escaping @MainActor (Element) -> Bool) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      let hasBegun = OperatorMemory(false)
      subscribe(subscription) { element in
        guard let element else { return sink(nil) }
        if !hasBegun.value {
          if isLeftOut(element) { return }
          hasBegun.value = true
        }
        sink(element)
      }
    }
  }

  /// Sends each new subscriber the given elements before the elements of this stream.
  ///
  /// This stream is subscribed to after their delivery.
  ///
  /// ```swift
  /// let loading = results.prepend([])
  /// ```
  @export(implementation)
  public func prepend(_ elements: Element...) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      subscription.bind(.nowhere, 0)
      for element in elements where subscription.isLive { sink(element) }
      if subscription.isLive { subscribe(subscription, sink) }
    }
  }
}
