import Riblets

/// The sending of one aggregate's changes, one after the other.
@MainActor
final class OutboxLane: Sendable {
  var task: Task<Void, Never>?
  private var pause: Suspension<Void>?

  /// Waits for some time, until ``endPause()``, or until the task is cancelled.
  func pause(_ duration: Duration, _ clock: any RibletClock) async {
    let pause = Suspension<Void>()
    self.pause = pause
    let alarm = clock.schedule(after: duration) { pause.resume(()) }
    await pause.wait(cancelled: ())
    alarm.cancel()
    self.pause = nil
  }

  func endPause() { pause?.resume(()) }
}
