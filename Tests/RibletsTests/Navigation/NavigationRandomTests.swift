import Foundation
import Testing

/// Random sequences of moves, of what people do and of saving and restoring: state, tree and screen agree with a model.
///
/// `scripts/fuzz-navigation` runs more of them; a seed that fails is run again with `RIBLETS_NAVIGATION_SEED=…`.
@MainActor
struct NavigationRandomTests {
  @Test func `state, tree and screen agree with a plain model after every step`() async {
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["RIBLETS_NAVIGATION_SEED"], let seed = UInt64(text) {
      #expect(NavigationStorm(seed: seed).problem() == nil)
      return
    }
    let first = UInt64.random(in: 0...1_000_000_000)
    let count = UInt64(environment["RIBLETS_NAVIGATION_SEQUENCES"] ?? "") ?? 100
    for seed in first..<(first + count) {
      // What waits for the main actor would keep all trees until the end.
      await Task.yield()
      if let problem = NavigationStorm(seed: seed).problem() {
        Issue.record("RIBLETS_NAVIGATION_SEED=\(seed)\n\(problem)")
        return
      }
    }
  }
}
