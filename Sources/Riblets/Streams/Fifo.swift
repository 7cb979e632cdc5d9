/// A queue of elements: first in, first out.
///
/// A removed element is released at once, and capacity for a few elements is kept.
@usableFromInline
struct Fifo<Element> {
  @usableFromInline var slots: ContiguousArray<Element?> = []
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { slots.isEmpty }

  @inlinable
  var count: Int { slots.count &- head }

  @inlinable
  mutating func append(_ element: Element) {
    slots.append(element)
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard head < slots.count else { return nil }
    var taken: Element?
    swap(&taken, &slots[head])
    head &+= 1
    if head == slots.count {
      slots.removeAll(keepingCapacity: head <= 32)
      head = 0
    } else if head >= 32, head &* 2 > slots.count {
      slots.removeSubrange(0..<head)
      head = 0
    }
    return taken
  }
}
