/// The tests of each of some machines: every unit on exactly one.
///
/// The longest units are given out first, each to the machine with the least work so far. The same units and durations make
/// the same plan on every machine.
package struct ShardPlan: Hashable, Sendable {
  /// The units of each machine, sorted.
  package private(set) var shards: [[TestUnit]]
  /// The seconds, or the tests where no durations are known, of each machine.
  package private(set) var loads: [Double]

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - units: The units, and how many tests each has.
  ///   - durations: The seconds of units in an earlier run; one that is missing counts as the median for each test.
  ///   - count: The number of machines.
  package init(of units: [TestUnit: Int], durations: [TestUnit: Double] = [:], into count: Int) {
    shards = Array(repeating: [], count: count)
    loads = Array(repeating: 0, count: count)
    let known = durations.compactMap { unit, seconds in units[unit].map { seconds / Double(max($0, 1)) } }.sorted()
    let usual = known.isEmpty ? 1 : known[known.count / 2]
    let weights = units.map { unit, tests in (unit: unit, weight: durations[unit] ?? usual * Double(max(tests, 1))) }
    for (unit, weight) in weights.sorted(by: { ($1.weight, $0.unit) < ($0.weight, $1.unit) }) {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      shards[least].append(unit)
      loads[least] += weight
    }
    for number in shards.indices { shards[number].sort() }
  }
}
