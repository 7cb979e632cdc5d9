@_spi(Data) import Riblets

/// The sending of one aggregate's changes, one after the other.
@MainActor
final class OutboxLane: Sendable {
  /// True after the end of its run: an attempt that is under way is the last one.
  private(set) var hasEnded = false
  private var pause: Suspension<Void>?
  private var request: RemoteRequest<Void>?

  /// Sends a request, and waits for its answer also after the end of the run.
  func waiting(
    for answer: Suspension<Result<Void, any Error>>, of request: RemoteRequest<Void>
  ) async -> Result<Void, any Error> {
    self.request = request
    request.start()
    defer { self.request = nil }
    return await answer.wait()
  }

  /// Waits for some time, until ``endPause()``, or until the end of the run.
  func pause(_ duration: Duration, _ clock: any RibletClock) async {
    guard !hasEnded else { return }
    let pause = Suspension<Void>()
    self.pause = pause
    let alarm = clock.schedule(after: duration) { pause.resume(()) }
    await pause.wait()
    alarm.cancel()
    self.pause = nil
  }

  func endPause() { pause?.resume(()) }

  func end() {
    hasEnded = true
    endPause()
    request?.cancelAttempt()
  }
}
