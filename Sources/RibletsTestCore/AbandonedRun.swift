/// The end of a test process that cannot continue: records are written first, then it stops with a message.
package enum AbandonedRun {
  package typealias Flush = @Sendable () -> Void

  private static let flushes = Locked<[Flush]>([])

  /// Adds a closure that writes records before the process stops: quickly, on any thread, and without waiting for the
  /// main actor.
  package static func onAbandon(_ flush: @escaping Flush) {
    flushes.withLock { $0.append(flush) }
  }

  /// Writes the records and stops the process with a message.
  package static func abandon(_ message: String) -> Never {
    for flush in flushes.withLock({ $0 }) { flush() }
    fatalError(message)
  }
}
