/// A clock that stands still until a test moves it.
@MainActor
package final class ManualClock: RibletClock {
  @exclusivity(unchecked) package private(set) var now = Duration.zero
  @exclusivity(unchecked) private var agenda = Agenda()

  package init() {}

  /// The number of actions that wait for their time.
  package var pendingCount: Int { agenda.waiting.count }

  /// The number of actions that the clock remembers, with some that were cancelled.
  package var entryCount: Int { agenda.entryCount }

  /// The actions that wait, in the order in which they are due.
  package var waiting: [ScheduledAction] { agenda.waiting }

  /// When the next action is due.
  package var nextDue: Duration? { agenda.nextDue }

  @discardableResult
  package func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    schedule(after: delay, for: nil, action)
  }

  /// Schedules an action, and remembers who asked for it.
  package func schedule(
    after delay: Duration, for asker: AnyObject?, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    scheduled.asker = asker
    agenda.insert(scheduled, due: now + max(delay, .zero))
    return scheduled
  }

  /// Keeps places in the line for actions that are scheduled later, as if they had been scheduled now.
  ///
  /// - Returns: The first of so many places.
  package func reservePlaces(_ count: Int) -> Int { agenda.reserve(count) }

  /// Schedules an action for a moment, in a place that was reserved and is used once.
  package func schedule(
    at due: Duration, place: Int, for asker: AnyObject? = nil, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    scheduled.asker = asker
    agenda.insert(scheduled, due: due, number: place)
    return scheduled
  }

  /// Moves time forward and runs what becomes due, each action at its own time, first scheduled first.
  ///
  /// An action may move the clock itself; time never goes back.
  package func advance(by duration: Duration) {
    let end = now + duration
    while runNext(until: end) {}
    now = max(now, end)
  }

  /// Sets time forward before it runs what has become due by now; what that schedules waits.
  package func jump(by duration: Duration) {
    now += duration
    var due: [ScheduledAction] = []
    while let next = agenda.popFirst(by: now) { due.append(next) }
    for action in due { action.run() }
  }

  /// Moves time to the next action that is due by then and runs it; says whether there was one.
  package func runNext(until end: Duration) -> Bool {
    guard let next = agenda.popFirst(by: end) else { return false }
    now = max(now, next.due)
    next.run()
    return true
  }
}
