import Riblets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Decides when to give up on a task that does not come back.
///
/// A busy machine is no reason: with 500 tests at once a task may need minutes. So the time counts while the process
/// stands still, with no test in it doing anything; a process that stays busy gets 24 times as long. One loop serves all
/// that wait, and runs only while somebody does.
@MainActor
final class SettleWatch: Sendable {
  private static var watches: [SettleWatch] = []
  private static var isLooping = false
  private static let interval = Duration.milliseconds(50)
  private static let patience = 24

  private let waiter: WorkLedger.Waiter
  private let limit: Duration
  private var idleTime = Duration.zero
  private var totalTime = Duration.zero
  private var isOver = false

  private init(_ waiter: WorkLedger.Waiter, limit: Duration) {
    self.waiter = waiter
    self.limit = limit
  }

  /// Gives up for somebody who waits, unless the wait is over before.
  static func watch(_ waiter: WorkLedger.Waiter, limit: Duration) -> SettleWatch {
    let watch = SettleWatch(waiter, limit: limit)
    watches.append(watch)
    if !isLooping {
      isLooping = true
      Task.detached { await loop() }
    }
    return watch
  }

  /// Says that the wait is over.
  func end() { isOver = true }

  /// How long it took until it was given up.
  var reason: String {
    idleTime >= limit
      ? "\(limit.text) of real time in which the process stood still"
      : "\((limit * Self.patience).text) of real time in which the process was busy"
  }

  private nonisolated static func loop() async {
    var last = ProcessTime.now
    while true {
      try? await Task.sleep(for: interval)
      let now = ProcessTime.now
      let goesOn = await look(after: now.elapsed - last.elapsed, isIdle: now.hasStoodStill(since: last))
      if !goesOn { return }
      last = now
    }
  }

  private static func look(after time: Duration, isIdle: Bool) -> Bool {
    watches.removeAll(where: \.isOver)
    for watch in watches { watch.count(time, isIdle) }
    isLooping = !watches.isEmpty
    return isLooping
  }

  private func count(_ time: Duration, _ isIdle: Bool) {
    // A process that was stopped for a while has not waited.
    let counted = min(time, Self.interval * 4)
    idleTime = isIdle ? idleTime + counted : .zero
    totalTime += counted
    if idleTime >= limit || totalTime >= limit * Self.patience { waiter.giveUp() }
  }
}

/// Real time and the processor time that this process has used.
private struct ProcessTime {
  let elapsed: Duration
  let used: Duration

  static var now: ProcessTime {
    ProcessTime(elapsed: read(CLOCK_MONOTONIC), used: read(CLOCK_PROCESS_CPUTIME_ID))
  }

  /// Whether all its threads together did next to nothing.
  func hasStoodStill(since last: ProcessTime) -> Bool {
    (used - last.used) * 20 < elapsed - last.elapsed
  }

  private static func read(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
