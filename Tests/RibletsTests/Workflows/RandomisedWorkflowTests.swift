import Testing

@MainActor
struct RandomisedWorkflowTests {
  @Test func `100 random workflows, each cancelled at each of its points, end once and leave nothing`() async {
    let base = UInt64.random(in: 0...UInt64.max)
    print("RandomisedWorkflowTests: seed \(base)")
    for round in 0..<100 {
      let seed = base &+ UInt64(round)
      let whole = RandomWorkflow(seed: seed, cancelPoint: nil)
      await whole.live()
      #expect(whole.problems == [], "seed \(seed)")
      guard whole.problems.isEmpty else { return }
      for point in 1...whole.points {
        let cancelled = RandomWorkflow(seed: seed, cancelPoint: point)
        await cancelled.live()
        #expect(cancelled.problems == [], "seed \(seed), point \(point)")
        guard cancelled.problems.isEmpty else { return }
      }
    }
  }
}
