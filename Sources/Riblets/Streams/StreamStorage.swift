/// The subscribers of one stream, in order, with a queue for values that are sent while one is being delivered.
///
/// Delivery is synchronous. A value sent from inside an observer waits until the current one has reached everybody, so
/// that all observers see all values in one order. Cancelled subscribers leave a hole that is closed between
/// deliveries; subscribers are found by bisection, since their numbers only rise.
///
/// What a subscriber holds is always let go of after the books are in order: a `deinit` may send or cancel again.
@MainActor
public class StreamStorage<Element>: StreamOrigin {
  /// What a subscriber is: a closure that gets each value, then `nil` when the stream has finished.
  public typealias Sink = @MainActor (Element?) -> Void

  @usableFromInline
  struct Entry {
    @usableFromInline let id: Int
    @usableFromInline var sink: Sink?

    @inlinable
    init(id: Int, sink: @escaping Sink) {
      self.id = id
      self.sink = sink
    }
  }

  /// A value on its way, and the number of subscribers there were when it was sent: later ones do not get it.
  @usableFromInline
  struct Queued {
    @usableFromInline let element: Element?
    @usableFromInline let end: Int

    @inlinable
    init(element: Element?, end: Int) {
      self.element = element
      self.end = end
    }
  }

  // Unsafe only for `hasNoEntries`, which a sender's `deinit` reads when it holds the last reference.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final var entries: ContiguousArray<Entry> = []
  @exclusivity(unchecked) @usableFromInline final var queue = Fifo<Queued>()
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

  /// How many subscriptions are live.
  final var subscriberCount: Int { entries.count - Int(holes) }

  /// Whether nobody would notice the end. For the holder of the only reference.
  final nonisolated var hasNoEntries: Bool { entries.isEmpty }

  @inlinable
  final func deliver(_ element: Element?) {
    if isDelivering {
      queue.append(Queued(element: element, end: entries.count))
      return
    }
    isDelivering = true
    fan(element, entries.count)
    finishDelivery()
  }

  /// Delivers what was sent meanwhile, then puts the books in order.
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
      if let sink = entries[index].sink { sink(element) }
      index &+= 1
    }
    if element == nil { release(end) }
  }

  @usableFromInline
  final func drain() {
    while let queued = queue.popFirst() { fan(queued.element, queued.end) }
  }

  /// After the end of the stream nobody is called again; lets go of what the subscribers hold.
  @usableFromInline
  final func release(_ end: Int) {
    var released: ContiguousArray<Sink> = []
    for index in 0..<end {
      guard let sink = entries[index].sink else { continue }
      released.append(sink)
      entries[index].sink = nil
      holes &+= 1
    }
  }

  /// Lets go of the places of cancelled subscribers, when they are many: never during a delivery.
  @inlinable
  final func closeHoles() {
    if Int(holes) == entries.count {
      entries.removeAll(keepingCapacity: entries.count <= 8)
      holes = 0
    } else if holes > 8 && Int(holes) &* 2 > entries.count {
      var kept = 0
      for index in 0..<entries.count where entries[index].sink != nil {
        if kept != index { entries.swapAt(kept, index) }
        kept &+= 1
      }
      entries.removeSubrange(kept...)
      holes = 0
    }
  }

  public final override func drop(_ id: Int) { dropEntry(self, id) }

  @inlinable
  final func remove(_ id: Int) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low &+ high) >> 1
      if entries[middle].id < id { low = middle &+ 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].id == id, let dropped = entries[low].sink else { return }
    if low == entries.count &- 1, !isDelivering {
      entries.removeLast()
    } else {
      entries[low].sink = nil
      holes &+= 1
    }
    if holes > 0, !isDelivering { closeHoles() }
    withExtendedLifetime(dropped) {}
  }

  @inlinable
  final func connect(_ subscription: Subscription, _ sink: @escaping Sink) {
    if isFinished { return sink(nil) }
    let id = nextID
    nextID &+= 1
    subscription.bind(self, id)
    entries.append(Entry(id: id, sink: sink))
  }

  /// Delivers the end once; values sent later are ignored.
  final func finish() {
    guard !isFinished else { return }
    isFinished = true
    deliver(nil)
  }
}

/// The storage of a stream that has a current value.
@MainActor
public final class StateStorage<Value>: StreamStorage<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// Replays the current value as a delivery of its own: what the new subscriber sends waits until it has returned.
  @inlinable
  func connectReplaying(_ subscription: Subscription, _ sink: @escaping Sink) {
    if isFinished { return StateStream.replayLast(value, subscription, sink) }
    connect(subscription, sink)
    if isDelivering { return sink(value) }
    isDelivering = true
    sink(value)
    finishDelivery()
  }
}
