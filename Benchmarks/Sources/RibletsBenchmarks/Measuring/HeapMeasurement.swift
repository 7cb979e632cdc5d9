extension BenchmarkCase {
  /// Allocations and requested bytes of one operation; `nil` where nothing counts.
  ///
  /// Turnover is that of a batch after another one. What is held starts from nothing, so that growing arrays count.
  func measureHeap() -> (allocations: Double, bytes: Double)? {
    var operation = make()
    operation.runBatch(of: batch)
    if memory == .held { operation = make() }
    operation.prepare(batch)
    let count = HeapCount.of { operation.run(batch) }
    operation.clear()
    guard let count else { return nil }
    let operations = Double(batch)
    switch memory {
    case .turnover: return (Double(count.allocations) / operations, Double(count.bytes) / operations)
    case .held: return (Double(count.heldAllocations) / operations, Double(count.heldBytes) / operations)
    }
  }
}

extension Operation {
  func runBatch(of count: Int) {
    prepare(count)
    run(count)
    clear()
  }
}
