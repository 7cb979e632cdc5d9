import Testing

@MainActor
struct RandomisedCoordinatorTests {
  @Test func `2,000 storms of coordinators, with calls from inside every callback, keep all promises`() {
    let base = UInt64.random(in: 0...UInt64.max)
    print("RandomisedCoordinatorTests: seed \(base)")
    for round in 0..<2_000 {
      let seed = base &+ UInt64(round)
      let storm = CoordinatorStorm(seed: seed)
      storm.rage()
      #expect(storm.problems == [], "seed \(seed)")
      if !storm.problems.isEmpty { return }
    }
  }
}
