#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value with a lock, for use by any thread.
///
/// A replacement for `Mutex` of the standard library, which needs iOS 18, and for `NSLock`, which needs Foundation.
// Unchecked, because the compiler cannot check that the value is only used while the lock is held.
final class Locked<Value>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Runs a closure with exclusive access to the value. Not reentrant.
  func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
