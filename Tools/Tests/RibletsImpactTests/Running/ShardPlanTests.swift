import RibletsImpact
import Testing

struct ShardPlanTests {
  private static let units = Dictionary(
    uniqueKeysWithValues: (1...97).map { (TestUnit(target: "T", name: "S\($0)"), $0 % 7 + 1) })

  @Test(arguments: 1...8)
  func `each unit is on exactly one machine`(_ count: Int) {
    let plan = ShardPlan(of: Self.units, into: count)

    #expect(plan.shards.count == count)
    #expect(plan.shards.flatMap { $0 }.sorted() == Self.units.keys.sorted())
  }

  @Test func `machines have equal work by earlier durations`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = seed
    var durations: [TestUnit: Double] = [:]
    for unit in Self.units.keys.sorted() {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      durations[unit] = Double(random >> 33 % 1000) / 1000
    }

    let loads = ShardPlan(of: Self.units, durations: durations, into: 4).loads

    #expect((loads.max() ?? 0) <= (loads.min() ?? 0) * 1.1, "seed \(seed): \(loads)")
  }

  @Test func `a unit that is new counts as the others do for each of its tests`() {
    let (known, new) = (TestUnit(target: "T", name: "A"), TestUnit(target: "T", name: "B"))

    let plan = ShardPlan(of: [known: 2, new: 3], durations: [known: 4], into: 1)

    #expect(plan.loads == [10])
  }

  @Test func `more machines than units leave some without`() {
    #expect(ShardPlan(of: [TestUnit(target: "T", name: "A"): 1], into: 3).shards.map(\.count) == [1, 0, 0])
  }
}
