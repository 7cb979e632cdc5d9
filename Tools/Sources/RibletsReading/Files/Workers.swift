import Dispatch
import Synchronization

/// Does many things on several threads.
package enum Workers {
  /// Calls the closure once for each number below the count, in no order, so many at a time.
  ///
  /// - Parameters:
  ///   - makeTools: What each thread has for itself.
  ///   - body: Told its thread's tools and the number.
  package static func run<Tools: ~Copyable>(
    _ count: Int, jobs: Int, makeTools: @Sendable () -> Tools, _ body: @Sendable (inout Tools, Int) -> Void
  ) {
    let next = Atomic(0)
    @Sendable func work() {
      var tools = makeTools()
      while true {
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        body(&tools, number)
      }
    }
    let threads = min(jobs, count)
    if threads <= 1 { return work() }
    DispatchQueue.concurrentPerform(iterations: threads) { _ in work() }
  }

  /// Does two things, at a time where there are threads for it, and returns what they made.
  ///
  /// - Parameter first: Done on the thread of the caller, which has the largest stack.
  package static func both<First, Second: Sendable>(
    jobs: Int, _ first: () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    guard jobs > 1 else { return (first(), second()) }
    let made = Mutex<Second?>(nil)
    let value = withoutActuallyEscaping(second) { second in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        let value = second()
        made.withLock { $0 = value }
      }
      defer { group.wait() }
      return first()
    }
    return (value, made.withLock { $0 } ?? second())
  }

  /// Returns the results of the closure for each number below the count, in order.
  package static func map<Tools: ~Copyable, Result: Sendable>(
    _ count: Int, jobs: Int, makeTools: @Sendable () -> Tools, _ body: @Sendable (inout Tools, Int) -> Result
  ) -> [Result] {
    if count == 0 { return [] }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each number is written by one thread, and read after all are done.
      nonisolated(unsafe) let results = buffer
      run(count, jobs: jobs, makeTools: makeTools) { tools, number in
        results.baseAddress?.advanced(by: number).initialize(to: body(&tools, number))
      }
      initializedCount = count
    }
  }
}
