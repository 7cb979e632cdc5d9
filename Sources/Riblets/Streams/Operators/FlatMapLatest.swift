extension Observed {
  /// Turns each element into a stream, and sends the elements of the latest of these streams.
  ///
  /// With a new element the previous inner stream is left, and its undelivered elements are dropped. It finishes when
  /// this stream and the latest inner one have finished.
  ///
  /// ```swift
  /// let results = searchText.flatMapLatest { text in search(text) }
  /// ```
  @export(implementation)
  public func flatMapLatest<Inner: Observed>(
    _ transform: @escaping @MainActor (Element) -> Inner
  ) -> EventStream<Inner.Element> {
    EventStream<Inner.Element> { subscription, sink in
      let flattening = LatestFlattening<Inner>(subscription, upstreams: 1, sink)
      flattening.join(self) { element in
        let part = flattening.beginSwitch()
        let inner = transform(element)
        flattening.endSwitch(to: inner, as: part)
      } finished: {
        flattening.upstreamDidFinish()
      }
    }
  }
}

extension StateStream {
  /// Turns the value into another state, and holds the value of that one.
  ///
  /// With a new value the previous inner state is left. Each subscriber, and each read of
  /// ``value``, calls the closure again: it should return a stream without side effects. It finishes
  /// when this stream and the latest inner one have finished.
  ///
  /// ```swift
  /// let score = currentGame.flatMapLatest { game in game.score }
  /// ```
  @export(implementation)
  public func flatMapLatest<T>(
    _ transform: @escaping @MainActor (Value) -> StateStream<T>
  ) -> StateStream<T> {
    StateStream<T>(
      current: { transform(current()).value },
      connect: events.flatMapLatest(transform).connect
    )
  }
}

/// Follows the inner stream that came last.
@usableFromInline
final class LatestFlattening<Inner: Observed>: Junction<Inner.Element> {
  @exclusivity(unchecked) @usableFromInline var latest: JunctionPart?

  @export(implementation)
  override init(_ subscription: StreamConnection, upstreams: Int, _ sink: @escaping Sink) {
    super.init(subscription, upstreams: upstreams, sink)
  }

  /// Leaves the previous inner stream.
  @export(implementation)
  func beginSwitch() -> JunctionPart {
    let left = latest
    let part = JunctionPart()
    latest = part
    if let left { leave(left) } else { openCount &+= 1 }
    dropQueued()
    return part
  }

  /// Follows an inner stream, unless a newer one came while it was made.
  @export(implementation)
  func endSwitch(to inner: Inner, as part: JunctionPart) {
    guard latest === part else { return }
    join(inner, as: part) { [self] element in
      if latest === part { emit(element) }
    } finished: { [self] in
      guard latest === part else { return }
      latest = nil
      upstreamDidFinish()
    }
  }

  @usableFromInline
  override func willEnd() { latest = nil }
}
