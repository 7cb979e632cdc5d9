/// What a clock has to do: actions by the time at which they are due, those of the same time as they were scheduled.
@MainActor
struct Agenda {
  private struct Entry {
    let due: Duration
    let number: Int
    let action: ScheduledAction

    func isBefore(_ due: Duration, _ number: Int) -> Bool {
      self.due == due ? self.number < number : self.due < due
    }
  }

  /// The next one is last, where it is cheap to take.
  private var entries: ContiguousArray<Entry> = []
  private var lastNumber = 0

  var count: Int { entries.count }

  /// When the next action is due.
  var nextDue: Duration? { entries.last?.due }

  /// Enters an action, after those that are due at the same time.
  ///
  /// - Returns: What ``remove(due:number:)`` needs.
  mutating func insert(_ action: ScheduledAction, due: Duration) -> Int {
    let number = reserve(1)
    insert(action, due: due, number: number)
    return number
  }

  /// Enters an action under a number that was reserved.
  mutating func insert(_ action: ScheduledAction, due: Duration, number: Int) {
    entries.insert(Entry(due: due, number: number, action: action), at: position(of: due, number))
  }

  /// Keeps numbers for actions that are entered later; returns the first of them.
  mutating func reserve(_ count: Int) -> Int {
    lastNumber += count
    return lastNumber - count + 1
  }

  /// Strikes out an action that was cancelled.
  mutating func remove(due: Duration, number: Int) {
    let index = position(of: due, number)
    if index < entries.count, entries[index].number == number { entries.remove(at: index) }
  }

  /// Takes out the next action, if it is due by then.
  mutating func popFirst(by time: Duration) -> (due: Duration, action: ScheduledAction)? {
    guard let next = entries.last, next.due <= time else { return nil }
    entries.removeLast()
    return (next.due, next.action)
  }

  private func position(of due: Duration, _ number: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].isBefore(due, number) { high = middle } else { low = middle + 1 }
    }
    // Entries before `low` come later in time, or are the one that is looked for.
    return low > 0 && entries[low - 1].number == number ? low - 1 : low
  }
}
