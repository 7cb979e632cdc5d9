/// The suspects in the order in which they become due, measured in ticks of an alarm.
@MainActor
struct LeakQueue {
  private let rings: Int
  private var ring = 0
  private var entries: [(due: Int, suspect: LeakSuspect)] = []
  private var head = 0

  /// A queue whose entries are due after a number of full ticks.
  init(rings: Int) {
    self.rings = rings
  }

  var count: Int { entries.count - head }

  /// Adds a suspect in constant time. The current tick does not count.
  mutating func append(_ suspect: LeakSuspect) {
    entries.append((ring + rings + 1, suspect))
  }

  /// Counts a tick and removes the suspects that are due.
  mutating func takeDue() -> [LeakSuspect] {
    ring += 1
    var due: [LeakSuspect] = []
    while head < entries.count, entries[head].due <= ring {
      due.append(entries[head].suspect)
      head += 1
    }
    if head == entries.count || head > 64 && head * 2 > entries.count {
      entries.removeFirst(head)
      head = 0
    }
    return due
  }
}
