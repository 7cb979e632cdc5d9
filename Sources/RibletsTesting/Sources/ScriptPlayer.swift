import Riblets

/// Plays a script on a clock.
///
/// Actions of one instant run in the order in which they were scheduled. A script reserves the places of all its events
/// when it starts, but schedules one at a time, so that a long script costs no more per event than a short one.
@MainActor
final class ScriptPlayer<Element>: ScriptPlaying {
  private let events: [TimedEvent<Element>]
  private let clock: TestClock
  private let perform: @MainActor (Element?) -> Void
  private var origin = Duration.zero
  private var firstPlace = 0
  private var next = 0
  private var alarm: ScheduledAction?

  /// - Parameter perform: Gets each element at its time, then `nil` for the end.
  init(_ script: Script<Element>, on clock: TestClock, _ perform: @escaping @MainActor (Element?) -> Void) {
    events = script.events
    self.clock = clock
    self.perform = perform
  }

  /// Starts to play.
  ///
  /// - Parameter origin: The moment from which the times in the script are counted.
  func start(at origin: Duration) {
    self.origin = origin
    firstPlace = clock.reservePlaces(events.count)
    scheduleNext()
  }

  func stop() {
    alarm?.cancel()
    alarm = nil
  }

  private func scheduleNext() {
    guard next < events.count else { return alarm = nil }
    alarm = clock.schedule(at: origin + events[next].time, place: firstPlace + next) { self.playNext() }
  }

  private func playNext() {
    let event = events[next]
    next += 1
    // Before the delivery, which may move time, or stop this player.
    scheduleNext()
    PlayingClock.whilePlaying(on: clock) { perform(event.element) }
  }
}

/// A player that can be stopped.
@MainActor
protocol ScriptPlaying: AnyObject {
  func stop()
}

/// The clock of the scripted event that is being delivered, for a recorder with another clock.
@MainActor
enum PlayingClock {
  private(set) static var current: TestClock?

  static func whilePlaying(on clock: TestClock, _ deliver: () -> Void) {
    let outer = current
    current = clock
    deliver()
    current = outer
  }
}
