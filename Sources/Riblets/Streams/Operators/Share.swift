extension Observed {
  /// Subscribes to this stream once for all subscribers, however many there are.
  ///
  /// The first subscriber subscribes to this stream, and the operators above run once for each element. When the last
  /// one has left, this stream is left as well, and when it finishes, all finish; in both cases the kept elements are
  /// dropped, and the next subscriber begins again. So a stream that restarts for each subscriber, such as
  /// ``EventStream/just(_:)``, restarts after its end.
  ///
  /// Keep the returned stream in a constant: it is the shared one. A property that calls `share` on each read shares
  /// nothing.
  ///
  /// ```swift
  /// let results = queries.map(search).share(replay: 1)
  /// ```
  ///
  /// - Parameter count: The number of latest elements that a later subscriber gets at once, the oldest first. The first
  ///   subscriber gets what this stream replays.
  @export(implementation)
  public func share(replay count: Int = 0) -> EventStream<Element> {
    let shared = Sharing(asEvents, replay: count)
    return EventStream { subscription, sink in shared.join(subscription, sink) }
  }
}

extension StateStream {
  /// Subscribes to this state once for all subscribers, by the rules of ``Observed/share(replay:)``.
  ///
  /// It stays a state: a later subscriber gets the latest value. Reading ``value`` reads this stream, as it does
  /// without `share`.
  ///
  /// Use it if the operators above are costly and several riblets observe the result.
  @export(implementation)
  public func share() -> StateStream {
    StateStream(current: current, connect: events.share(replay: 1).connect)
  }
}

/// The origin of a shared stream: its subscribers, with the one subscription that feeds them.
///
/// The subscribers since that subscription was made are its followers. They are identified by their numbers, because
/// those of an earlier subscription may still wait for its end after a new one has begun.
@usableFromInline
final class Sharing<Element>: StreamOrigin {
  @usableFromInline typealias Sink = @MainActor (Element?) -> Void

  @usableFromInline let source: EventStream<Element>
  /// The number of elements that are kept.
  @usableFromInline let room: Int
  @usableFromInline let storage: StreamStorage<Element>
  @exclusivity(unchecked) @usableFromInline var kept = Fifo<Element>()
  @exclusivity(unchecked) @usableFromInline var upstream: StreamConnection?
  @exclusivity(unchecked) @usableFromInline var firstFollower = 0
  @exclusivity(unchecked) @usableFromInline var followerCount = 0

  @inlinable
  init(_ source: EventStream<Element>, replay room: Int) {
    self.source = source
    self.room = room
    storage = StreamStorage()
    super.init()
  }

  @export(implementation)
  func join(_ subscription: StreamConnection, _ sink: @escaping Sink) {
    storage.connect(subscription, sink)
    subscription.bind(self, subscription.id)
    followerCount &+= 1
    if upstream == nil { begin() } else { replay(to: subscription, sink) }
  }

  /// Subscribes to the source for the first follower, which gets its first elements like all others.
  @export(implementation)
  func begin() {
    let upstream = StreamConnection()
    self.upstream = upstream
    source.subscribe(upstream) { [self] element in
      guard self.upstream === upstream else { return }
      guard let element else {
        end()
        return storage.deliver(nil)
      }
      if room > 0 { keep(element) }
      storage.deliver(element)
    }
  }

  @export(implementation)
  func keep(_ element: Element) {
    kept.append(element)
    if kept.count > room { _ = kept.popFirst() }
  }

  /// Replays the kept elements as a delivery of its own: values that the new subscriber sends wait until it has got
  /// all.
  @export(implementation)
  func replay(to subscription: StreamConnection, _ sink: Sink) {
    var replayed = kept
    let isOutermost = !storage.isDelivering
    storage.isDelivering = true
    while subscription.isLive, let element = replayed.popFirst() { sink(element) }
    if isOutermost { storage.finishDelivery() }
  }

  /// Resets the state for the next subscription, then releases the source and the kept elements.
  @usableFromInline
  func end() {
    let left = upstream
    var forgotten = Fifo<Element>()
    swap(&forgotten, &kept)
    upstream = nil
    firstFollower = storage.nextID
    followerCount = 0
    left?.cancel()
    extendLifetime(forgotten)
  }

  @usableFromInline
  override func drop(_ id: Int) {
    storage.drop(id)
    guard id >= firstFollower else { return }
    followerCount &-= 1
    if followerCount == 0 { end() }
  }
}
