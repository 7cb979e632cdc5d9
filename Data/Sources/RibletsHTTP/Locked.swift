import Foundation

/// A value with a lock, for use by any thread.
///
/// A replacement for `Mutex` of the standard library, which needs iOS 18. The test kit has its own: this module depends on
/// no other.
// Unchecked, because the compiler cannot check that the value is only used while the lock is held.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
  }

  /// Runs a closure with exclusive access to the value. Not reentrant.
  package func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
