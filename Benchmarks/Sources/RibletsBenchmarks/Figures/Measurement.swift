/// The choice of the figures that each benchmark gives.
public struct Measurement: Sendable {
  /// The least time that the harness spends on timing one benchmark; `nil` to measure no times.
  public var seconds: Double?
  /// The tool that counts instructions; `nil` to count none.
  public var callgrind: Callgrind?

  public init(seconds: Double?, callgrind: Callgrind?) {
    self.seconds = seconds
    self.callgrind = callgrind
  }

  /// Measures the benchmark of a name; `nil` figures if there is none.
  @MainActor
  public func figures(ofBenchmark name: String) throws -> Figures {
    if let program = BenchmarkCase.weighedPrograms.first(where: { $0.name == name }) {
      return Figures(name: name, bytes: try program.size().map(Double.init))
    }
    guard let benchmark = BenchmarkCase.all.first(where: { $0.name == name }) else { return Figures(name: name) }
    let heap = benchmark.measureHeap()
    return Figures(
      name: name,
      nanoseconds: seconds.map { benchmark.measureTime(seconds: $0) },
      allocations: heap?.allocations,
      bytes: heap?.bytes,
      instructions: try callgrind?.instructions(of: benchmark)
    )
  }
}
