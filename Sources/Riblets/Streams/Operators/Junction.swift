/// The point where several subscriptions, or alarms of a clock, become one: the origin of what it sends down.
///
/// The subscriber is never called while it is running. What arrives meanwhile, because it sends to another of the
/// streams that meet here, waits for its turn.
@MainActor @usableFromInline
class Junction<Output>: StreamOrigin {
  @usableFromInline typealias Sink = @MainActor (Output?) -> Void

  /// Gets what is sent down; `nil` when the junction is closed.
  @exclusivity(unchecked) @usableFromInline final var sink: Sink?
  @exclusivity(unchecked) @usableFromInline final var queue = Fifo<Output?>()
  @exclusivity(unchecked) @usableFromInline final var parts: ContiguousArray<JunctionPart> = []
  @exclusivity(unchecked) @usableFromInline final var isDelivering = false
  /// The number of upstreams that have not ended, for operators that end with the last one.
  @exclusivity(unchecked) @usableFromInline final var openCount: Int

  /// Makes a junction and binds the subscription below to it.
  @export(implementation)
  init(_ subscription: Subscription, upstreams: Int, _ sink: @escaping Sink) {
    self.sink = sink
    openCount = upstreams
    super.init()
    subscription.bind(self, 0)
  }

  /// True while elements are still wanted.
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

  /// Strikes out an upstream that has ended, or is left.
  @usableFromInline
  final func forget(_ part: JunctionPart) {
    let place = part.place
    guard place < parts.count, parts[place] === part, let last = parts.popLast(), last !== part else { return }
    parts[place] = last
    last.place = place
  }

  /// Notes the end of an upstream, and ends with the last one.
  @export(implementation)
  final func upstreamDidFinish() {
    openCount &-= 1
    if openCount == 0 { emit(nil) }
  }

  /// Sends an element down, or the end, after what is being delivered.
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

  /// Forgets the elements that wait for their turn.
  @usableFromInline
  final func dropQueued() {
    var dropped = Fifo<Output?>()
    swap(&dropped, &queue)
  }

  /// Lets go of the subscriber and of everything upstream.
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

  /// Lets go of what else keeps the junction going, such as an alarm. For subclasses.
  @usableFromInline
  func willEnd() {}

  @usableFromInline
  final override func drop(_ id: Int) { close() }
}

/// One of the subscriptions that meet in a junction.
///
/// It knows its place there: of 10,000 inner streams, each one ends without a search for it.
@usableFromInline
final class JunctionPart: Subscription {
  @exclusivity(unchecked) @usableFromInline var place = 0

  @export(implementation)
  override init() {}
}
