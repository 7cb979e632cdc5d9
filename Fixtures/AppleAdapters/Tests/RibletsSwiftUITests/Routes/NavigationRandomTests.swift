import Foundation
import Testing

/// Random sequences of moves, of what people do, and of saving and restoring, in a window of SwiftUI.
///
/// A seed that fails is run again with `RIBLETS_NAVIGATION_SEED=…`.
@MainActor
struct NavigationRandomTests {
  @Test(arguments: [false, true])
  func `state, tree and window agree with a plain model after every step`(holdsStacks: Bool) async {
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["RIBLETS_NAVIGATION_SEED"], let seed = UInt64(text) {
      #expect(NavigationStorm(seed: seed, holdsStacks: holdsStacks).problem() == nil)
      return
    }
    let first = UInt64.random(in: 0...1_000_000_000)
    let count = UInt64(environment["RIBLETS_NAVIGATION_SEQUENCES"] ?? "") ?? 100
    for seed in first..<(first + count) {
      // What waits for the main actor would keep all trees until the end.
      await Task.yield()
      if let problem = NavigationStorm(seed: seed, holdsStacks: holdsStacks).problem() {
        Issue.record("holdsStacks: \(holdsStacks)\nRIBLETS_NAVIGATION_SEED=\(seed)\n\(problem)")
        return
      }
    }
  }
}
