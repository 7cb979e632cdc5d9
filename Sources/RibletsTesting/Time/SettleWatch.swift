import Riblets
import RibletsTestCore

/// Looks after those that wait for a tree to settle: decides when to give up, and sees waits that the books cannot know.
///
/// A busy machine is no reason to give up: with 500 tests at once a task may need minutes. So the time counts while the
/// process stands still, with no test in it doing anything; a process that stays busy gets 24 times as long, and more where
/// other processes take the processors from it. When it stands still, a task whose children wait in the framework waits
/// for them.
@MainActor
final class SettleWatch: Sendable {
  private static var watches: [SettleWatch] = []
  private static let patience = 24

  private let ledger: WorkLedger?
  private let giveUp: @MainActor () -> Void
  private let limit: Duration
  private var idleTime = Duration.zero
  private var busyTime = Duration.zero

  private init(_ ledger: WorkLedger?, limit: Duration, _ giveUp: @escaping @MainActor () -> Void) {
    self.ledger = ledger
    self.limit = limit
    self.giveUp = giveUp
  }

  /// Waits until a ledger has settled or is given up.
  ///
  /// - Returns: Why it was given up; `nil` if it has settled.
  static func settle(_ ledger: WorkLedger, limit: Duration) async -> String? {
    let waiter = WorkLedger.Waiter()
    let watch = watch(ledger, limit: limit) { waiter.giveUp() }
    let hasSettled = await ledger.settle(waiter)
    watch.end()
    return hasSettled ? nil : watch.reason
  }

  /// Calls a closure, once or more, when a wait has taken too long, until ``end()`` is called.
  ///
  /// - Parameter ledger: The books of those that may turn out to wait for their children.
  static func watch(
    _ ledger: WorkLedger? = nil, limit: Duration, _ giveUp: @escaping @MainActor () -> Void
  ) -> SettleWatch {
    let watch = SettleWatch(ledger, limit: limit, giveUp)
    watches.append(watch)
    if watches.count == 1 { WatchThread.shared.begin() }
    return watch
  }

  /// Says that the wait is over.
  func end() {
    Self.watches.removeAll { $0 === self }
    if Self.watches.isEmpty { WatchThread.shared.pause() }
  }

  /// The part of some time in which this process, and no other one, kept a test waiting: as long as it had a processor,
  /// and at least a quarter, since a task may wait in something foreign while a few others go on and on.
  nonisolated static func busyTime(passed: Duration, processorTime: Duration) -> Duration {
    max(min(processorTime, passed), passed / 4)
  }

  /// Takes what the watching thread has seen since it called last.
  ///
  /// - Parameters:
  ///   - busyTime: The part of the time that counts for a busy process.
  ///   - stillTime: How long the process has stood still until now.
  static func note(_ busyTime: Duration, stillTime: Duration) {
    for watch in watches { watch.count(busyTime, stillTime) }
  }

  /// The reason for giving up, in words.
  var reason: String {
    idleTime >= limit
      ? "\(limit.text) of real time in which the process stood still"
      : "\((limit * Self.patience).text) in which the process was busy"
  }

  private func count(_ time: Duration, _ stillTime: Duration) {
    if stillTime > .zero { ledger?.takeParentsToWait() }
    idleTime = stillTime
    busyTime += time
    if idleTime >= limit || busyTime >= limit * Self.patience { giveUp() }
  }
}
