import Riblets
import RibletsTestIdentity

/// Looks after those that wait for a tree to settle: decides when to give up, and sees waits that the books cannot know.
///
/// A busy machine is no reason to give up: with 500 tests at once a task may need minutes. So the time counts while the
/// process stands still, with no test in it doing anything; a process that stays busy gets 24 times as long. When it
/// stands still, a task whose children wait in the framework waits for them.
@MainActor
final class SettleWatch: Sendable {
  private static var watches: [SettleWatch] = []
  private static let patience = 24

  private let ledger: WorkLedger
  private let waiter: WorkLedger.Waiter
  private let limit: Duration
  private var idleTime = Duration.zero
  private var totalTime = Duration.zero

  private init(_ ledger: WorkLedger, _ waiter: WorkLedger.Waiter, limit: Duration) {
    self.ledger = ledger
    self.waiter = waiter
    self.limit = limit
  }

  /// Waits until a ledger has settled or is given up.
  ///
  /// - Returns: Why it was given up; `nil` if it has settled.
  static func settle(_ ledger: WorkLedger, limit: Duration) async -> String? {
    let waiter = WorkLedger.Waiter()
    let watch = SettleWatch(ledger, waiter, limit: limit)
    watches.append(watch)
    if watches.count == 1 { WatchThread.shared.begin() }
    let hasSettled = await ledger.settle(waiter)
    watches.removeAll { $0 === watch }
    if watches.isEmpty { WatchThread.shared.pause() }
    return hasSettled ? nil : watch.reason
  }

  /// Called by the watching thread every now and then.
  ///
  /// - Parameters:
  ///   - time: How much time has passed since it called last.
  ///   - stillTime: For how long the process has stood still until now.
  static func note(_ time: Duration, stillTime: Duration) {
    for watch in watches { watch.count(time, stillTime) }
  }

  private var reason: String {
    idleTime >= limit
      ? "\(limit.text) of real time in which the process stood still"
      : "\((limit * Self.patience).text) of real time in which the process was busy"
  }

  private func count(_ time: Duration, _ stillTime: Duration) {
    if stillTime > .zero { ledger.takeParentsToWait() }
    idleTime = stillTime
    totalTime += time
    if idleTime >= limit || totalTime >= limit * Self.patience { waiter.giveUp() }
  }
}
