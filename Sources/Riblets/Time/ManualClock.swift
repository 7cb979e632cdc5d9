/// A clock that stands still until a test moves it.
@MainActor
package final class ManualClock: RibletClock {
  private struct Entry {
    let due: Duration
    let number: Int
    let action: ScheduledAction
  }

  package private(set) var now = Duration.zero
  private var entries: [Entry] = []
  private var count = 0

  package init() {}

  /// How many actions wait for their time.
  package var pendingCount: Int { entries.count }

  @discardableResult
  package func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    count += 1
    let number = count
    let scheduled = ScheduledAction(action) { [weak self] in
      self?.entries.removeAll { $0.number == number }
    }
    entries.append(Entry(due: now + max(delay, .zero), number: number, action: scheduled))
    return scheduled
  }

  /// Moves time forward and runs what becomes due, each action at its own time, first scheduled first.
  package func advance(by duration: Duration) {
    let end = now + duration
    while runNext(until: end) {}
    now = max(now, end)
  }

  /// Sets time forward before it runs what has become due by now; what that schedules waits.
  package func jump(by duration: Duration) {
    now += duration
    let due = entries.filter { $0.due <= now }.sorted { ($0.due, $0.number) < ($1.due, $1.number) }
    entries.removeAll { $0.due <= now }
    for entry in due { entry.action.run() }
  }

  /// Moves time to the next action that is due by then and runs it; says whether there was one.
  package func runNext(until end: Duration) -> Bool {
    guard let next = entries.min(by: { ($0.due, $0.number) < ($1.due, $1.number) }), next.due <= end else {
      return false
    }
    entries.removeAll { $0.number == next.number }
    now = max(now, next.due)
    next.action.run()
    return true
  }
}
