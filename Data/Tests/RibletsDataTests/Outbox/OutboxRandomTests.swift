import RibletsTesting
import Testing

/// Keeps, sends, discards, fails and restarts at random, and compares the server with a plain list of what was kept.
///
/// `Research/run fuzz data` runs more of them; a seed that fails is run again with `RIBLETS_DATA_SEED=…`.
@MainActor
struct OutboxRandomTests {
  @Test func `each kept change is made once and in order, and no observer goes back`() async throws {
    var changes = 0
    for seed in RemoteRandomTests.seeds {
      try await withTestScope { scope in
        let storm = try OutboxStorm(seed: seed, scope)
        try await storm.run(steps: 40)
        changes += storm.changeCount
        if let problem = storm.problems.first { Issue.record("RIBLETS_DATA_SEED=\(seed)\n\(problem)\n\(storm.story)") }
      }
    }
    #expect(changes > RemoteRandomTests.seeds.count * 5)
  }
}
