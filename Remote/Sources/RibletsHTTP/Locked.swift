import Foundation

/// A value that is reached by one thread at a time.
///
/// `Mutex` of the standard library does the same, and needs iOS 18. `@unchecked`, as the compiler cannot see that the value is
/// reached within the lock alone.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
