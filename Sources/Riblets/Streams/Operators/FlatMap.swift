extension Observed {
  /// Turns each element into a stream, and sends the elements of all these streams as they come.
  ///
  /// It finishes when this stream and all inner ones have finished.
  ///
  /// Use ``flatMapLatest(_:)`` if a new element makes the earlier ones obsolete.
  ///
  /// ```swift
  /// let messages = openedChats.flatMap { chat in chat.messages }
  /// ```
  @export(implementation)
  public func flatMap<Inner: Observed>(
    _ transform: @escaping @MainActor (Element) -> Inner
  ) -> EventStream<Inner.Element> {
    EventStream<Inner.Element> { subscription, sink in
      let junction = Junction(subscription, upstreams: 1, sink)
      junction.join(self) { element in
        let inner = transform(element)
        junction.openCount &+= 1
        junction.join(inner) { element in
          junction.emit(element)
        } finished: {
          junction.upstreamDidFinish()
        }
      } finished: {
        junction.upstreamDidFinish()
      }
    }
  }

  /// Turns each element into a stream, and sends the elements of these streams, one stream after another.
  ///
  /// Elements wait until the stream of the previous one has finished, and only then become a stream. It finishes when
  /// this stream has finished and no element waits. A stream that does not finish is the last one.
  ///
  /// ```swift
  /// let results = uploads.concatMap { upload in upload.progress }
  /// ```
  @export(implementation)
  public func concatMap<Inner: Observed>(
    _ transform: @escaping @MainActor (Element) -> Inner
  ) -> EventStream<Inner.Element> {
    EventStream<Inner.Element> { subscription, sink in
      let concatenation = Concatenation(subscription, transform, sink)
      concatenation.join(self) { element in
        concatenation.receive(element)
      } finished: {
        concatenation.upstreamDidFinish()
      }
    }
  }
}

/// Follows one inner stream at a time, while the next elements wait.
@usableFromInline
final class Concatenation<Element, Inner: Observed>: Junction<Inner.Element> {
  @usableFromInline let transform: @MainActor (Element) -> Inner
  @exclusivity(unchecked) @usableFromInline var waiting = Fifo<Element>()
  @exclusivity(unchecked) @usableFromInline var isFollowing = false
  @exclusivity(unchecked) @usableFromInline var isSubscribing = false

  @export(implementation)
  init(_ subscription: StreamConnection, _ transform: @escaping @MainActor (Element) -> Inner, _ sink: @escaping Sink) {
    self.transform = transform
    super.init(subscription, upstreams: 1, sink)
  }

  @export(implementation)
  func receive(_ element: Element) {
    openCount &+= 1
    waiting.append(element)
    followNext()
  }

  /// Subscribes to the next inner stream, in a loop, so that many streams that end at once do not recurse.
  @export(implementation)
  func followNext() {
    guard !isSubscribing else { return }
    isSubscribing = true
    while !isFollowing, let element = waiting.popFirst() {
      isFollowing = true
      join(transform(element)) { [self] element in
        emit(element)
      } finished: { [self] in
        isFollowing = false
        upstreamDidFinish()
        followNext()
      }
    }
    isSubscribing = false
  }

  @usableFromInline
  override func willEnd() {
    var dropped = Fifo<Element>()
    swap(&dropped, &waiting)
  }
}
