import Riblets
import RibletsTestCore

/// Watches waits for a tree to settle: decides when to give up, and detects waits that a ledger cannot count.
///
/// A busy machine is no reason to give up: with 500 tests at once a task may need minutes. So time counts while the
/// process is idle; a process that stays busy gets 24 times as long, and more if other processes use the processors. In
/// an idle process, a task whose children wait in the framework waits for them.
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

  /// Waits until a ledger has settled, or gives up.
  ///
  /// - Returns: The reason for giving up; `nil` if it has settled.
  static func settle(_ ledger: WorkLedger, limit: Duration) async -> String? {
    let waiter = WorkLedger.Waiter()
    let watch = watch(ledger, limit: limit) { waiter.giveUp() }
    let hasSettled = await ledger.settle(waiter)
    watch.end()
    return hasSettled ? nil : watch.reason
  }

  /// Calls a closure, once or more, when a wait has taken too long, until ``end()`` is called.
  ///
  /// - Parameter ledger: The ledger of tasks that may wait for their children.
  static func watch(
    _ ledger: WorkLedger? = nil, limit: Duration, _ giveUp: @escaping @MainActor () -> Void
  ) -> SettleWatch {
    let watch = SettleWatch(ledger, limit: limit, giveUp)
    watches.append(watch)
    if watches.count == 1 { WatchThread.shared.begin() }
    return watch
  }

  /// Ends the watch.
  func end() {
    Self.watches.removeAll { $0 === self }
    if Self.watches.isEmpty { WatchThread.shared.pause() }
  }

  /// Returns the part of a time in which this process, and no other one, kept a test waiting: its processor time, and
  /// at least a quarter, since a task may wait outside of the framework while a few others keep running.
  nonisolated static func busyTime(passed: Duration, processorTime: Duration) -> Duration {
    max(min(processorTime, passed), passed / 4)
  }

  /// Takes the measurements of the watching thread since its last call.
  ///
  /// - Parameters:
  ///   - busyTime: The part of the time that counts for a busy process.
  ///   - stillTime: The time for which the process has been idle.
  static func note(_ busyTime: Duration, stillTime: Duration) {
    for watch in watches { watch.count(busyTime, stillTime) }
  }

  /// The reason for giving up, as text.
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
