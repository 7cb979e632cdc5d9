internal import HeapCounter

extension BenchmarkCase {
  /// Runs one batch that nobody counts, then some that callgrind does: only `run`, not `prepare` and `clear`.
  public func runForCallgrind(batches: Int) {
    let operation = make()
    operation.runBatch(of: batch)
    for _ in 0..<batches {
      operation.prepare(batch)
      let section = Section(operation: operation, batch: batch)
      heap_counter_measured_section(
        { context in
          guard let context else { return }
          let section = Unmanaged<Section>.fromOpaque(context).takeUnretainedValue()
          MainActor.assumeIsolated { section.operation.run(section.batch) }
        },
        Unmanaged.passUnretained(section).toOpaque()
      )
      withExtendedLifetime(section) {}
      operation.clear()
    }
  }

  /// The values that go through a C function, which takes one pointer.
  private final class Section {
    let operation: Operation
    let batch: Int

    init(operation: Operation, batch: Int) {
      self.operation = operation
      self.batch = batch
    }
  }
}
