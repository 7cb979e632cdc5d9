#if canImport(os)
  private import os
#else
  private import Synchronization
#endif

/// The end of a test process that cannot go on: books are written first, then it stops with a message.
package enum AbandonedRun {
  package typealias Flush = @Sendable () -> Void

  #if canImport(os)
    private static let flushes = OSAllocatedUnfairLock<[Flush]>(initialState: [])
  #else
    private static let flushes = Mutex<[Flush]>([])
  #endif

  /// Has books written before the process stops: quickly, from any thread, and without waiting for the main actor.
  package static func onAbandon(_ flush: @escaping Flush) {
    flushes.withLock { $0.append(flush) }
  }

  /// Writes the books and stops the process with a message.
  package static func abandon(_ message: String) -> Never {
    let waiting = flushes.withLock { flushes in
      defer { flushes = [] }
      return flushes
    }
    for flush in waiting { flush() }
    fatalError(message)
  }
}
