/// The actions of a clock by due time, those of the same time in the order of scheduling.
///
/// A cancelled action is not searched for. It is skipped, and removed with others when half of the entries are
/// cancelled.
@MainActor
struct Agenda {
  /// A binary heap: each action is due before its two children. So the next one is first.
  private var heap: ContiguousArray<ScheduledAction> = []
  private var lastNumber = 0
  /// The number of actions at which the cancelled ones are removed.
  private var nextCleanUp = 16

  /// The number of actions, including cancelled ones.
  var entryCount: Int { heap.count }

  /// The actions that wait, in the order in which they are due.
  var waiting: [ScheduledAction] { heap.filter(\.isPending).sorted { $0.isDue(before: $1) } }

  /// The time at which the next action is due.
  var nextDue: Duration? {
    mutating get {
      while let next = heap.first, !next.isPending { removeFirst() }
      return heap.first?.due
    }
  }

  /// Adds an action, after those that are due at the same time.
  mutating func insert(_ action: ScheduledAction, due: Duration) {
    insert(action, due: due, number: reserve(1))
  }

  /// Adds an action under a reserved number.
  mutating func insert(_ action: ScheduledAction, due: Duration, number: Int) {
    action.due = due
    action.number = number
    if heap.count >= nextCleanUp { forgetCancelledActions() }
    enter(action)
  }

  /// Reserves numbers for actions that are added later; returns the first of them.
  mutating func reserve(_ count: Int) -> Int {
    lastNumber += count
    return lastNumber - count + 1
  }

  /// Removes the next action, if it is due by then.
  mutating func popFirst(by time: Duration) -> ScheduledAction? {
    guard let nextDue, nextDue <= time else { return nil }
    let next = heap[0]
    removeFirst()
    return next
  }

  private mutating func forgetCancelledActions() {
    let entered = heap
    heap = []
    for action in entered where action.isPending { enter(action) }
    nextCleanUp = max(16, heap.count * 2)
  }

  private mutating func enter(_ action: ScheduledAction) {
    var place = heap.count
    heap.append(action)
    while place > 0 {
      let above = (place - 1) / 2
      guard action.isDue(before: heap[above]) else { return }
      heap.swapAt(place, above)
      place = above
    }
  }

  private mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var place = 0
    while true {
      var below = place * 2 + 1
      guard below < heap.count else { return }
      if below + 1 < heap.count, heap[below + 1].isDue(before: heap[below]) { below += 1 }
      guard heap[below].isDue(before: last) else { return }
      heap.swapAt(place, below)
      place = below
    }
  }
}
