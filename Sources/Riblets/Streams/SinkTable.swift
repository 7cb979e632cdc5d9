/// The sinks of one stream in the order in which they were added, each under an increasing number.
///
/// It manages its own memory, because an array returns a copy of the closure, and counting that reference costs more
/// than everything else in a delivery. This requires a rule: a sink that may be running is not released, but removed
/// and kept until the delivery is over.
@usableFromInline
struct SinkTable<Element>: ~Copyable {
  @usableFromInline typealias Sink = @MainActor (Element?) -> Void

  @usableFromInline
  struct Entry: ~Copyable {
    /// The number, or its complement for a removed sink.
    @usableFromInline var mark: Int
    /// Not optional: unwrapping an optional closure would count its reference.
    @usableFromInline var sink: Sink

    @inlinable
    init(id: Int, sink: @escaping Sink) {
      mark = id
      self.sink = sink
    }

    @inlinable
    var id: Int { mark < 0 ? ~mark : mark }

    @inlinable
    var isTaken: Bool { mark < 0 }

    @inlinable @MainActor
    borrowing func call(_ element: Element?) { sink(element) }
  }

  @usableFromInline var base: UnsafeMutablePointer<Entry>?
  /// The number of places, with those of removed sinks.
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0

  @inlinable
  init() {}

  @inlinable
  deinit {
    guard let base else { return }
    base.deinitialize(count: count)
    base.deallocate()
  }

  @inlinable
  mutating func append(_ id: Int, _ sink: @escaping Sink) {
    if count == capacity { resize(to: max(2, count &* 2)) }
    (base! + count).initialize(to: Entry(id: id, sink: sink))
    count &+= 1
  }

  /// Moves the places to larger or smaller memory, without an effect on a running sink.
  @inlinable
  mutating func resize(to newCapacity: Int) {
    let moved = UnsafeMutablePointer<Entry>.allocate(capacity: newCapacity)
    if let base {
      moved.moveInitialize(from: base, count: count)
      base.deallocate()
    }
    base = moved
    capacity = newCapacity
  }

  /// Returns the place of a sink that has not been removed.
  @inlinable
  func index(of id: Int) -> Int? {
    guard let base else { return nil }
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) >> 1
      if base[middle].id < id { low = middle &+ 1 } else { high = middle }
    }
    return low < count && base[low].mark == id ? low : nil
  }

  /// Removes a sink, if it has not been removed, and leaves its place empty.
  @inlinable
  mutating func take(at index: Int) -> Sink? {
    let entry = base! + index
    if entry.pointee.isTaken { return nil }
    let taken = entry.pointee.sink
    entry.pointee.mark = ~entry.pointee.mark
    entry.pointee.sink = { _ in }
    return taken
  }

  /// Removes the empty places.
  @inlinable
  mutating func compact() {
    guard let base else { return }
    var kept = 0
    for index in 0..<count where !base[index].isTaken {
      if kept != index { swap(&base[kept], &base[index]) }
      kept &+= 1
    }
    removeLast(count &- kept)
    if capacity > 16, count &* 4 <= capacity { resize(to: max(2, count &* 2)) }
  }

  @inlinable
  mutating func removeLast(_ removed: Int) {
    count &-= removed
    (base! + count).deinitialize(count: removed)
  }

  @inlinable
  mutating func removeAll() {
    guard let left = base else { return }
    left.deinitialize(count: count)
    left.deallocate()
    base = nil
    count = 0
    capacity = 0
  }
}
