import Foundation
import Testing

/// Random sequences of moves, of what people do and of saving and restoring: state, tree and screen agree with a model.
///
/// Each host runs these files with a `SpotTree` of its own. `Research/run fuzz` runs more sequences; a seed that
/// fails is run again with `RIBLETS_NAVIGATION_SEED=…`.
@MainActor
struct NavigationRandomTests {
  @Test func `state, tree and screen agree with a plain model after every step`() async {
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["RIBLETS_NAVIGATION_SEED"], let seed = UInt64(text) {
      for holdsStacks in [false, SpotTree.canHoldStacks] {
        let problem = await NavigationStorm.problem(seed: seed, holdsStacks: holdsStacks)
        #expect(problem == nil)
      }
      return
    }
    // A plain run takes the same sequences each time, a study random ones.
    let wanted = environment["RIBLETS_NAVIGATION_SEQUENCES"].flatMap(UInt64.init)
    let (first, count) = wanted.map { (UInt64.random(in: 0...1_000_000_000), $0) } ?? (1, SpotTree.sequences)
    print("Seeds \(first) to \(first + count - 1)")
    var problems = 0
    for seed in first..<(first + count) where problems < 5 {
      // What waits for the main actor would keep all trees until the end.
      await Task.yield()
      let holdsStacks = SpotTree.canHoldStacks && seed.isMultiple(of: 4)
      if let problem = await NavigationStorm.problem(seed: seed, holdsStacks: holdsStacks) {
        Issue.record("RIBLETS_NAVIGATION_SEED=\(seed)\n\(problem)")
        problems += 1
      }
    }
  }
}
