/// Reports subscriptions without an owner to tests that record them.
///
/// A global switch, so that a `sink` in an app costs one check of it.
@MainActor
@usableFromInline
package enum SubscriptionAudit {
  @usableFromInline static private(set) var isOn = false
  private static var users = 0

  /// Starts reporting, until ``stop()`` was called as often.
  package static func start() {
    users += 1
    isOn = true
  }

  /// Ends what ``start()`` began.
  package static func stop() {
    users -= 1
    isOn = users > 0
  }

  /// Reports a subscription to the runtime of the calling task, if there is one with listeners.
  @usableFromInline
  static func note(_ subscription: StreamConnection, at site: CallSite) {
    guard let runtime = RibletRuntime.current, runtime.ledger != nil, runtime.isListening else { return }
    let started = BoundWork(number: runtime.nextWork(), kind: .subscription, name: nil, site: site)
    _ = WorkTrace(started, path: nil, runtime: runtime).begin(subscription)
  }
}
