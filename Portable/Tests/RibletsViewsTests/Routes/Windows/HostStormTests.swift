import Foundation
import Testing

/// Random lists of layers in a window. A seed that fails is run again with `RIBLETS_HOST_SEED=…`.
@MainActor
struct HostStormTests {
  @Test(.timeLimit(.minutes(10)))
  func `a window shows any list of layers after any other`() async {
    let environment = ProcessInfo.processInfo.environment
    let given = UInt64(environment["RIBLETS_HOST_SEED"] ?? "")
    let first = given ?? UInt64.random(in: 0...1_000_000_000)
    let count = given == nil ? UInt64(environment["RIBLETS_HOST_SEQUENCES"] ?? "") ?? 100 : 1
    for seed in first..<(first + count) {
      if let problem = await HostStorm(seed: seed).problem() {
        Issue.record("RIBLETS_HOST_SEED=\(seed)\n\(problem)")
        return
      }
    }
  }
}
