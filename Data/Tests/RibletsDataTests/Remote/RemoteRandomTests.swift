import Foundation
import RibletsTesting
import Testing

/// Observes, fetches, changes, fails and restarts at random, and holds what is seen to a plain model of the server.
///
/// `Research/run fuzz data` runs more of them; a seed that fails is run again with `RIBLETS_DATA_SEED=…`.
@MainActor
struct RemoteRandomTests {
  static var seeds: ClosedRange<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let seed = UInt64(environment["RIBLETS_DATA_SEED"] ?? "") { return seed...seed }
    return 1...(UInt64(environment["RIBLETS_DATA_SEQUENCES"] ?? "") ?? 100)
  }

  @Test func `no observer goes back, and no change is lost or made twice`() async {
    var (states, changes) = (0, 0)
    for seed in Self.seeds {
      await withTestScope { scope in
        let storm = RemoteStorm(seed: seed, scope)
        await storm.run(steps: 40)
        states += storm.stateCount
        changes += storm.changeCount
        if let problem = storm.problems.first { Issue.record("RIBLETS_DATA_SEED=\(seed)\n\(problem)\n\(storm.story)") }
      }
    }
    // A storm in which nothing happens would find nothing.
    #expect(states > Self.seeds.count * 10 && changes > Self.seeds.count)
  }
}
