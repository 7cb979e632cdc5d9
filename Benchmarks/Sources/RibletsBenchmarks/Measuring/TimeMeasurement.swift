internal import Benchmark

extension BenchmarkCase {
  /// The median time of one operation, in nanoseconds, as the harness measures it batch by batch.
  func measureTime(seconds: Double) -> Double {
    let operation = make()
    operation.runBatch(of: batch)
    let suite = BenchmarkSuite(name: "Riblets")
    suite.register(benchmark: TimedBatches(name: name, operation: operation, batch: batch))
    var runner = BenchmarkRunner(
      suites: [suite],
      settings: [MinTime(seconds: seconds), WarmupIterations(1), Quiet(true), Format(.none)]
    )
    do { try runner.run() } catch { preconditionFailure("The harness refused \(name): \(error)") }
    let nanoseconds = runner.results.first?.measurements ?? []
    return (median(of: nanoseconds) ?? 0) / Double(batch)
  }
}

/// One benchmark as the harness knows it; an iteration of it is a batch.
private final class TimedBatches: AnyBenchmark {
  let name: String
  let settings: [any BenchmarkSetting] = []
  private let operation: Operation
  private let batch: Int

  init(name: String, operation: Operation, batch: Int) {
    self.name = name
    self.operation = operation
    self.batch = batch
  }

  // The harness knows no actors; it is called on the main actor, and calls back before it returns.
  func setUp() {
    MainActor.assumeIsolated { [operation, batch] in operation.prepare(batch) }
  }

  func run(_ state: inout BenchmarkState) throws {
    MainActor.assumeIsolated { [operation, batch] in operation.run(batch) }
  }

  func tearDown() {
    MainActor.assumeIsolated { [operation] in operation.clear() }
  }
}
