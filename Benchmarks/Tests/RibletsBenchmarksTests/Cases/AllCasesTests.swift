import Testing

@testable import RibletsBenchmarks

@MainActor
struct AllCasesTests {
  @Test func `no two benchmarks have one name`() {
    #expect(Set(BenchmarkCase.allNames).count == BenchmarkCase.allNames.count)
  }

  @Test func `every name is one that JSON needs no escapes for`() {
    for name in BenchmarkCase.allNames {
      #expect(name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) || ("0"..."9").contains($0) }, "\(name)")
    }
  }

  @Test(arguments: [
    "attach-detach", "event-3", "subscription", "debounce-virtual", "component-10", "startup", "workflow-5",
    "transform-10",
  ])
  func `a batch runs and is measured`(_ name: String) throws {
    let benchmark = try #require(BenchmarkCase.all.first { $0.name == name })

    #expect(benchmark.measureTime(seconds: 0.0001) > 0)
    #expect((benchmark.measureHeap() != nil) == HeapCount.isAvailable)
  }
}
