extension EventStream {
  /// Sends the elements of several streams as they come, and finishes when all of them have.
  ///
  /// The streams are subscribed to in order, so that those with a current value replay it in order.
  ///
  /// Without streams it finishes at once: `EventStream.merge([taps, swipes, keys])`.
  @export(implementation)
  public static func merge(_ streams: [EventStream]) -> EventStream {
    guard !streams.isEmpty else { return .empty }
    return EventStream { subscription, sink in
      let junction = Junction(subscription, upstreams: streams.count, sink)
      for stream in streams {
        junction.join(stream) { element in
          junction.emit(element)
        } finished: {
          junction.upstreamDidFinish()
        }
      }
    }
  }
}

extension Observed {
  /// Sends the elements of both streams as they come, and finishes when both have.
  ///
  /// ```swift
  /// observe(pulls.merge(timer)) { interactor, _ in interactor.refresh() }
  /// ```
  @export(implementation)
  public func merge(_ other: some Observed<Element>) -> EventStream<Element> {
    .merge([asEvents, other.asEvents])
  }

  /// Sends the elements of three streams as they come, and finishes when all have: `a.merge(b, c)`.
  @export(implementation)
  public func merge(_ second: some Observed<Element>, _ third: some Observed<Element>) -> EventStream<Element> {
    .merge([asEvents, second.asEvents, third.asEvents])
  }

  /// Sends the elements of four streams as they come, and finishes when all have: `a.merge(b, c, d)`.
  @export(implementation)
  public func merge(
    _ second: some Observed<Element>,
    _ third: some Observed<Element>,
    _ fourth: some Observed<Element>
  ) -> EventStream<Element> {
    .merge([asEvents, second.asEvents, third.asEvents, fourth.asEvents])
  }

  /// The same stream, whatever its kind.
  @export(implementation)
  var asEvents: EventStream<Element> {
    EventStream { subscription, sink in subscribe(subscription, sink) }
  }
}
