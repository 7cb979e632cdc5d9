/// A clock whose time changes only when a test advances it.
@MainActor
package final class ManualClock: RibletClock {
  @exclusivity(unchecked) package private(set) var now = Duration.zero
  @exclusivity(unchecked) private var agenda = Agenda()

  package init() {}

  /// The number of actions that wait for their time.
  package var pendingCount: Int { agenda.waiting.count }

  /// The number of actions in the clock's agenda, including cancelled ones.
  package var entryCount: Int { agenda.entryCount }

  /// The actions that wait, in the order in which they are due.
  package var waiting: [ScheduledAction] { agenda.waiting }

  /// The time at which the next action is due.
  package var nextDue: Duration? { agenda.nextDue }

  @discardableResult
  package func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    schedule(after: delay, for: nil, action)
  }

  /// Schedules an action, and records the object that scheduled it.
  package func schedule(
    after delay: Duration, for asker: AnyObject?, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    scheduled.asker = asker
    agenda.insert(scheduled, due: now + max(delay, .zero))
    return scheduled
  }

  /// Reserves places in the order for actions that are scheduled later, as if they had been scheduled now.
  ///
  /// - Returns: The first of the reserved places.
  package func reservePlaces(_ count: Int) -> Int { agenda.reserve(count) }

  /// Schedules an action for a moment, in a reserved place, which is used once.
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

  /// Advances time before it runs the actions that have become due; actions that these schedule wait.
  package func jump(by duration: Duration) {
    now += duration
    var due: [ScheduledAction] = []
    while let next = agenda.popFirst(by: now) { due.append(next) }
    for action in due { action.run() }
  }

  /// Moves time to the next action that is due by then and runs it; returns false if there is none.
  package func runNext(until end: Duration) -> Bool {
    guard let next = agenda.popFirst(by: end) else { return false }
    now = max(now, next.due)
    next.run()
    return true
  }
}
