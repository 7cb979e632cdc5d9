import Foundation

/// A value that any thread may use, one at a time.
///
/// What `Mutex` of the standard library does, which is newer than the systems that the package supports.
// Unchecked, because the compiler does not see that the value is only touched while the lock is held.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
  }

  /// Runs a closure with the value while nobody else has it. Not to be called from inside itself.
  package func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
