/// The point where several subscriptions, or alarms of a clock, become one: the origin of the combined stream.
///
/// The subscriber is never called while it is running. Elements that arrive meanwhile, because it sends to another of
/// the upstreams, are queued.
@MainActor @usableFromInline
class Junction<Output>: StreamOrigin {
  @usableFromInline typealias Sink = @MainActor (Output?) -> Void

  /// The receiver of the elements; `nil` when the junction is closed.
  @exclusivity(unchecked) @usableFromInline final var sink: Sink?
  @exclusivity(unchecked) @usableFromInline final var queue = Fifo<Output?>()
  @exclusivity(unchecked) @usableFromInline final var parts: ContiguousArray<JunctionPart> = []
  @exclusivity(unchecked) @usableFromInline final var isDelivering = false
  /// The number of upstreams that have not ended, for operators that end with the last one.
  @exclusivity(unchecked) @usableFromInline final var openCount: Int

  /// Makes a junction and binds the subscription below to it.
  @export(implementation)
  init(_ subscription: StreamConnection, upstreams: Int, _ sink: @escaping Sink) {
    self.sink = sink
    openCount = upstreams
    super.init()
    subscription.bind(self, 0)
  }

  /// True while there is a subscriber.
  @export(implementation)
  final var isOpen: Bool { sink != nil }

  /// Subscribes to an upstream, unless the subscriber has left meanwhile.
  @export(implementation)
  final func join<Upstream: Observed>(
    _ upstream: Upstream,
    as part: JunctionPart = JunctionPart(),
    _ receive: @escaping @MainActor (Upstream.Element) -> Void,
    finished: @escaping @MainActor () -> Void
  ) {
    guard isOpen else { return }
    part.place = parts.count
    parts.append(part)
    upstream.subscribe(part) { [self] element in
      if let element {
        receive(element)
      } else {
        forget(part)
        part.finish()
        finished()
      }
    }
  }

  /// Ends the subscription to one upstream.
  @usableFromInline
  final func leave(_ part: JunctionPart) {
    forget(part)
    part.cancel()
  }

  /// Removes an upstream that has ended, or is left.
  @usableFromInline
  final func forget(_ part: JunctionPart) {
    let place = part.place
    guard place < parts.count, parts[place] === part, let last = parts.popLast(), last !== part else { return }
    parts[place] = last
    last.place = place
  }

  /// Records the end of an upstream, and ends with the last one.
  @export(implementation)
  final func upstreamDidFinish() {
    openCount &-= 1
    if openCount == 0 { emit(nil) }
  }

  /// Sends an element, or the end, to the subscriber, after the current delivery.
  @export(implementation)
  final func emit(_ element: Output?) {
    guard isOpen else { return }
    if isDelivering { return queue.append(element) }
    isDelivering = true
    pass(element)
    while let next = queue.popFirst() { pass(next) }
    isDelivering = false
  }

  @export(implementation)
  final func pass(_ element: Output?) {
    guard let sink else { return }
    if element == nil { close() }
    sink(element)
  }

  /// Drops the queued elements.
  @usableFromInline
  final func dropQueued() {
    var dropped = Fifo<Output?>()
    swap(&dropped, &queue)
  }

  /// Releases the subscriber and all upstreams.
  @usableFromInline
  final func close() {
    guard let closed = sink else { return }
    sink = nil
    var left: ContiguousArray<JunctionPart> = []
    swap(&left, &parts)
    for part in left { part.cancel() }
    willEnd()
    dropQueued()
    extendLifetime(closed)
  }

  /// Releases other resources of a subclass, such as an alarm.
  @usableFromInline
  func willEnd() {}

  @usableFromInline
  final override func drop(_ id: Int) { close() }
}

/// One of the subscriptions of a junction.
///
/// It stores its index there, so that each of 10,000 inner streams ends without a search.
@usableFromInline
final class JunctionPart: StreamConnection {
  @exclusivity(unchecked) @usableFromInline var place = 0

  @export(implementation)
  override init() {}
}
