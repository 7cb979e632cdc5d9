extension EventStream {
  /// Sends the elements of several streams, one stream after another, and finishes with the last.
  ///
  /// Each stream is subscribed to when the previous one has finished: elements that it sends earlier are lost, and a
  /// state replays its value of that moment.
  ///
  /// ```swift
  /// let all = EventStream.concat([saved, live])
  /// ```
  @export(implementation)
  public static func concat(_ streams: [EventStream]) -> EventStream {
    EventStream<EventStream>.sending(streams).concatMap { $0 }
  }
}

extension Observed {
  /// Sends the elements of this stream, then the elements of another stream, by the rules of ``EventStream/concat(_:)``.
  ///
  /// If this stream does not finish, the other one is never subscribed to: `saved.concat(live)`.
  @export(implementation)
  public func concat(_ next: some Observed<Element>) -> EventStream<Element> {
    .concat([asEvents, next.asEvents])
  }

  /// Sends the elements of three streams, one stream after another: `a.concat(b, c)`. See ``EventStream/concat(_:)``.
  @export(implementation)
  public func concat(_ second: some Observed<Element>, _ third: some Observed<Element>) -> EventStream<Element> {
    .concat([asEvents, second.asEvents, third.asEvents])
  }

  /// Sends the elements of four streams, one stream after another: `a.concat(b, c, d)`. See
  /// ``EventStream/concat(_:)``.
  @export(implementation)
  public func concat(
    _ second: some Observed<Element>,
    _ third: some Observed<Element>,
    _ fourth: some Observed<Element>
  ) -> EventStream<Element> {
    .concat([asEvents, second.asEvents, third.asEvents, fourth.asEvents])
  }
}
