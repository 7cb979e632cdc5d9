/// Events without a current value: the read-only interface of a ``MutableEventStream``, or the result of an operator.
///
/// A subscriber gets the events sent after it subscribed, synchronously, on the main actor, in the order in which
/// subscribers came. For async code there is ``Observed/values(buffering:)``.
///
/// ```swift
/// var taps: EventStream<Void> { tapSender.stream }
/// observe(taps) { interactor, _ in interactor.refresh() }
/// ```
///
/// See `Documentation/Streams.md`.
@MainActor
public struct EventStream<Element>: Observed, Sendable {
  /// Gets each event, then `nil` once when the stream has finished. Called on the main actor.
  public typealias Sink = @MainActor (Element?) -> Void

  @usableFromInline let connect: @MainActor (StreamConnection, @escaping Sink) -> Void

  /// Makes a stream from a closure that runs on each subscription: for authors of sources and operators.
  ///
  /// Apps use a ``MutableEventStream`` or an operator instead.
  ///
  /// - Parameter connect: Binds the subscription to an origin and keeps the sink, or calls the sink with `nil` at once.
  ///   It binds before the first element, and never calls the sink while the sink is running.
  @inlinable
  public init(_ connect: @escaping @MainActor (StreamConnection, @escaping Sink) -> Void) {
    self.connect = connect
  }

  /// Subscribes without a replay: only later events reach the sink. Use `observe` or `sink` in an app.
  @inlinable
  public func subscribe(_ subscription: StreamConnection, _ sink: @escaping Sink) {
    connect(subscription, sink)
  }
}

/// Sends events to the observers of its ``stream``.
///
/// A riblet keeps the mutable stream private and passes on the read-only interface. The stream finishes with
/// ``finish()``, or by itself when this object is freed.
///
/// ```swift
/// @MainActor final class OrderStore {
///   private let placed = MutableEventStream<Order>()
///   var orders: EventStream<Order> { placed.stream }
///   func place(_ order: Order) { placed.send(order) }
/// }
/// ```
///
/// See `Documentation/Streams.md`.
@MainActor
public final class MutableEventStream<Element>: Sendable {
  // Never changed; variable and unsafe only so that `deinit` can ask whether it is the last reference.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var storage: StreamStorage<Element>

  /// Makes a stream without subscribers. Events that are sent without subscribers are lost.
  @inlinable
  public init() {
    storage = StreamStorage()
  }

  deinit {
    if isKnownUniquelyReferenced(&storage), storage.hasNoEntries { return }
    runOnMainActor { [storage] in storage.finish() }
  }

  /// The read-only interface, which does not keep this sender alive.
  ///
  /// Each read makes a new interface to the same events. Keep this object: with it the stream ends.
  @inlinable
  public var stream: EventStream<Element> {
    EventStream { [storage] subscription, sink in storage.connect(subscription, sink) }
  }

  /// Delivers an event to all subscribers before it returns, unless one is being delivered: then after that one.
  ///
  /// Ignored after ``finish()``.
  ///
  /// ```swift
  /// placed.send(order)
  /// ```
  @inlinable
  public func send(_ element: Element) {
    let storage = storage
    if !storage.isFinished { storage.deliver(element) }
  }

  /// Ends the stream for all subscribers, after the events sent before.
  ///
  /// A second call does nothing. A later subscriber gets the end at once.
  public func finish() {
    storage.finish()
  }

  /// The number of live subscriptions.
  ///
  /// For tests that expect a riblet to have left the stream: `#expect(placed.subscriberCount == 0)`.
  public var subscriberCount: Int { storage.subscriberCount }
}

extension MutableEventStream where Element == Void {
  /// Sends an event without a value, as ``send(_:)`` does: `taps.send()`.
  @inlinable
  public func send() { send(()) }
}
