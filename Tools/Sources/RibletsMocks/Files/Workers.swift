import Dispatch
import Synchronization

/// Does many things on several threads.
enum Workers {
  /// Calls the closure once for each number below the count, in no order, so many at a time.
  ///
  /// - Parameters:
  ///   - makeTools: What each thread has for itself.
  ///   - body: Told its thread's tools and the number.
  static func run<Tools: ~Copyable>(
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

  /// Does two things, at a time where there are threads for it, and hands out what they made.
  static func both<First: Sendable, Second: Sendable>(
    jobs: Int, _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let made = Mutex<(First?, Second?)>((nil, nil))
    run(2, jobs: jobs, makeTools: {}) { _, number in
      if number == 0 {
        let value = first()
        made.withLock { $0.0 = value }
      } else {
        let value = second()
        made.withLock { $0.1 = value }
      }
    }
    let (left, right) = made.withLock { $0 }
    return (left ?? first(), right ?? second())
  }

  /// Returns the results of the closure for each number below the count, in order.
  static func map<Tools: ~Copyable, Result: Sendable>(
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
