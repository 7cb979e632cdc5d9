/// The subscribers of one stream, in order, with a queue for values that are sent while one is being delivered.
///
/// Delivery is synchronous. A value sent from inside an observer waits until the current one has reached all observers,
/// so that all observers get all values in one order. Cancelled subscribers leave a gap that is closed between
/// deliveries; subscribers are found by binary search, since their numbers increase.
///
/// Objects that a subscriber holds are released only when the storage is consistent, and never during a delivery: a
/// `deinit` may send or cancel again.
///
/// It is public because it is inlined into apps. Use a ``MutableEventStream`` instead:
///
/// ```swift
/// let taps = MutableEventStream<Void>()
/// ```
///
/// See `Documentation/Streams.md`.
@MainActor
public class StreamStorage<Element>: StreamOrigin {
  /// A subscriber: gets each value, then `nil` once when the stream has finished. Called on the main actor.
  public typealias Sink = @MainActor (Element?) -> Void

  // Unsafe only for `hasNoEntries`, which a sender's `deinit` reads when it holds the last reference.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final var entries = SinkTable<Element>()
  @exclusivity(unchecked) @usableFromInline final var queue = Fifo<Delivery>()
  /// The sinks that left during a delivery, one of which may be running; released when it is over.
  ///
  /// A table like the entries, not an array: for the linker its code is the same for each type of elements.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final var departed = SinkTable<Element>()
  @exclusivity(unchecked) @usableFromInline final var nextID = 0
  @exclusivity(unchecked) @usableFromInline final var holes: Int32 = 0
  @exclusivity(unchecked) @usableFromInline final var isDelivering = false
  @exclusivity(unchecked) @usableFromInline final var isFinished = false

  /// ``remove(_:)``, compiled for the type of the elements in the module that knows it. A method that is called
  /// through the class would be the generic one, and costs twenty times as much.
  @usableFromInline final let dropEntry: @MainActor (StreamStorage, Int) -> Void

  @inlinable
  override init() {
    dropEntry = { storage, id in storage.remove(id) }
    super.init()
  }

  /// The number of live subscriptions.
  final var subscriberCount: Int { entries.count - Int(holes) }

  /// True if there is no subscriber to notify of the end. For the holder of the only reference.
  final nonisolated var hasNoEntries: Bool { entries.count == 0 }

  @inlinable
  final func deliver(_ element: Element?) {
    if isDelivering {
      queue.append(DeliveryOf(element, end: entries.count))
      return
    }
    isDelivering = true
    fan(element, entries.count)
    finishDelivery()
  }

  /// Delivers the values that were sent meanwhile, then cleans up.
  @inlinable
  final func finishDelivery() {
    if !queue.isEmpty { drain() }
    isDelivering = false
    if holes > 0 { closeHoles() }
  }

  @inlinable
  final func fan(_ element: Element?, _ end: Int) {
    var index = 0
    while index < end {
      (entries.base! + index).pointee.call(element)
      index &+= 1
    }
    if element == nil { letGo(end) }
  }

  @inlinable @inline(never)
  final func drain() {
    while let next = queue.popFirst() {
      let delivery = unsafeDowncast(next, to: DeliveryOf<Element>.self)
      fan(delivery.element, delivery.end)
    }
  }

  /// Releases all subscribers after the end of the stream.
  @usableFromInline
  final func letGo(_ end: Int) {
    for index in 0..<end {
      guard let sink = entries.take(at: index) else { continue }
      departed.append(index, sink)
      holes &+= 1
    }
  }

  /// Cleans up after sinks have left: never during a delivery.
  @inlinable @inline(never)
  final func closeHoles() {
    if Int(holes) == entries.count {
      if holes <= 8 { entries.removeLast(Int(holes)) } else { entries.removeAll() }
      holes = 0
    } else if holes > 8 && Int(holes) &* 2 > entries.count {
      entries.compact()
      holes = 0
    }
    if departed.count == 0 { return }
    var released = SinkTable<Element>()
    swap(&released, &departed)
  }

  public final override func drop(_ id: Int) { dropEntry(self, id) }

  @inlinable
  final func remove(_ id: Int) {
    guard let index = entries.index(of: id), let dropped = entries.take(at: index) else { return }
    if isDelivering {
      holes &+= 1
      departed.append(index, dropped)
      return
    }
    if index == entries.count &- 1 { entries.removeLast(1) } else { holes &+= 1 }
    if holes > 0 { closeHoles() }
    extendLifetime(dropped)
  }

  @inlinable
  final func connect(_ subscription: StreamConnection, _ sink: @escaping Sink) {
    if isFinished { return sink(nil) }
    let id = nextID
    nextID &+= 1
    subscription.bind(self, id)
    entries.append(id, sink)
  }

  /// Delivers the end once; values sent later are ignored.
  final func finish() {
    guard !isFinished else { return }
    isFinished = true
    deliver(nil)
  }
}

/// The storage of a stream that has a current value.
///
/// It is public because it is inlined into apps. Use a ``MutableStateStream`` instead:
///
/// ```swift
/// let score = MutableStateStream(0)
/// ```
///
/// See `Documentation/Streams.md`.
@MainActor
public final class StateStorage<Value>: StreamStorage<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// Replays the current value as a delivery of its own: values that the new subscriber sends wait until it has
  /// returned.
  @inlinable
  func connectReplaying(_ subscription: StreamConnection, _ sink: @escaping Sink) {
    if isFinished { return StateStream.replayLast(value, subscription, sink) }
    connect(subscription, sink)
    if isDelivering { return sink(value) }
    isDelivering = true
    sink(value)
    finishDelivery()
  }
}
