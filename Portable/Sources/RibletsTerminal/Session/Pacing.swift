import Riblets

/// Limits the rate of an action; the last request is always carried out.
@MainActor
final class Pacing {
  private let clock: any RibletClock
  private let interval: Duration
  private let action: @MainActor () -> Void
  private var last: Duration?
  private var next: ScheduledAction?

  init(clock: any RibletClock, interval: Duration = .milliseconds(20), action: @escaping @MainActor () -> Void) {
    self.clock = clock
    self.interval = interval
    self.action = action
  }

  /// Acts now, or as soon as the minimum interval has passed.
  func request() {
    guard next == nil else { return }
    let wait = last.map { $0 + interval - clock.now } ?? .zero
    if wait <= .zero {
      act()
    } else {
      next = clock.schedule(after: wait) { [weak self] in self?.act() }
    }
  }

  /// Acts now, in place of a pending action.
  func act() {
    cancel()
    last = clock.now
    action()
  }

  func cancel() {
    next?.cancel()
    next = nil
  }
}
