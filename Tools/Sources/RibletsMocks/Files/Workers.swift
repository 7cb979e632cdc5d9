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

  /// What the closure makes of each number below the count, in order.
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
