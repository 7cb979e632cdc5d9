#if canImport(os)
  private import os
#else
  private import Synchronization
#endif

/// A value behind a lock, also on systems that are older than the standard library's `Mutex`.
final class Protected<Value>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>

    init(_ value: sending Value) {
      lock = OSAllocatedUnfairLock(uncheckedState: value)
    }

    /// Reads or changes the value while nobody else does.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      try lock.withLockUnchecked(body)
    }
  #else
    // The lock below keeps every access apart; what is read from it may be shared only as its users share it.
    private nonisolated(unsafe) var value: Value
    private let lock = Mutex(())

    init(_ value: sending Value) {
      self.value = value
    }

    /// Reads or changes the value while nobody else does.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      try lock.withLock { _ in try body(&value) }
    }
  #endif
}
