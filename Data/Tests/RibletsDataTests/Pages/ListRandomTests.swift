import RibletsTesting
import Testing

/// Reads a list, changes it in each way, fails and goes away at random, and compares it with a plain model.
///
/// `Research/run fuzz data` runs more of them; a seed that fails is run again with `RIBLETS_DATA_SEED=…`.
@MainActor
struct ListRandomTests {
  @Test func `a list shows each identity once, with the updates and changes that it should`() async {
    var (checks, changes) = (0, 0)
    for seed in RemoteRandomTests.seeds {
      await withTestScope { scope in
        let storm = ListStorm(seed: seed, scope)
        await storm.run(steps: 60)
        checks += storm.checkCount
        changes += storm.changeCount
        if let problem = storm.problems.first { Issue.record("RIBLETS_DATA_SEED=\(seed)\n\(problem)\n\(storm.story)") }
      }
    }
    #expect(checks > RemoteRandomTests.seeds.count * 10 && changes > RemoteRandomTests.seeds.count * 5)
  }
}
