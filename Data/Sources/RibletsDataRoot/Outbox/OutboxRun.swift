@_spi(Data) import Riblets

/// The time in which an outbox sends, from ``Outbox/run()`` to the cancellation of its task.
@MainActor
final class OutboxRun: Sendable {
  private(set) var hasEnded = false
  private var wake: Suspension<Void>?

  /// Waits until a lane may have something to do, or until the end.
  func waitForWork() async {
    guard !hasEnded else { return }
    let wake = Suspension<Void>()
    self.wake = wake
    await wake.wait()
  }

  func wakeUp() { wake?.resume(()) }

  func end() {
    hasEnded = true
    wakeUp()
  }
}
