/// Tells the subscriptions that nobody's activity ends to the tests that keep books of them.
///
/// A switch of the process, so that a `sink` in an app costs one look at it.
@MainActor
@usableFromInline
package enum SubscriptionAudit {
  @usableFromInline static private(set) var isOn = false
  private static var users = 0

  /// Begins to tell, until ``stop()`` was called as often.
  package static func start() {
    users += 1
    isOn = true
  }

  /// Ends what ``start()`` began.
  package static func stop() {
    users -= 1
    isOn = users > 0
  }

  /// Tells a subscription to the runtime of the calling task, if there is one with listeners.
  @usableFromInline
  static func note(_ subscription: Subscription, at site: CallSite) {
    guard let runtime = RibletRuntime.current, runtime.ledger != nil, runtime.isListening else { return }
    let started = BoundWork(number: runtime.nextWork(), kind: .subscription, name: nil, site: site)
    _ = WorkTrace(started, path: nil, runtime: runtime).begin(subscription)
  }
}
