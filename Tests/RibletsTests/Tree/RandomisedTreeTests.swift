import Foundation
import Riblets
import RibletsTesting
import SeededGenerator
import Testing

@MainActor
struct RandomisedTreeTests {
  /// The number of sequences; RIBLETS_SEQUENCES=10000 before scripts/test is for those who change trees.
  private static let count = ProcessInfo.processInfo.environment["RIBLETS_SEQUENCES"].flatMap(Int.init) ?? 3_000

  @Test func `thousands of sequences of calls do what the rules in their simplest form say`() {
    let base = UInt64.random(in: 0...UInt64.max)
    print("RandomisedTreeTests, rules: seed \(base)")
    for round in 0..<Self.count {
      let seed = base &+ UInt64(round)
      let difference = Self.compareWithNaiveTree(seed: seed)
      #expect(difference == nil, "seed \(seed)")
      if difference != nil { return }
    }
  }

  @Test func `thousands of sequences with calls from inside every callback keep the tree whole`() {
    let base = UInt64.random(in: 0...UInt64.max)
    print("RandomisedTreeTests, re-entrant: seed \(base)")
    for round in 0..<Self.count {
      let seed = base &+ UInt64(round)
      let storm = Storm(seed: seed)
      storm.rage()
      #expect(storm.problems == [], "seed \(seed)")
      if !storm.problems.isEmpty { return }
    }
  }

  /// The first difference between the real tree and the rules, or `nil`.
  private static func compareWithNaiveTree(seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let test = TestScope(leakPolicy: .off)
    let log = Log()
    let parts = (0..<7).map { PartRouter("\($0)", log) }
    var rules = NaiveTree()
    return RibletRuntime.$current.withValue(test.runtime) {
      for _ in 0..<30 {
        let child = Int.random(in: 0..<7, using: &generator)
        let parent = Int.random(in: 0..<7, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0:
          if rules.parents[0] == nil {
            rules.launch()
            parts[0].launch(under: test)
          }
        case 1:
          rules.terminate()
          parts[0].terminateTree()
        case 2...6:
          rules.attach(child, to: parent)
          parts[parent].attachChild(parts[child])
        default:
          rules.detach(child, from: parent)
          parts[parent].detachChild(parts[child])
        }
        if log.lines != rules.log { return "\(log.lines.suffix(6)) instead of \(rules.log.suffix(6))" }
        if test.diagnoses.count != rules.diagnoses { return "\(test.diagnoses.last?.description ?? "no diagnosis")" }
        for index in 0..<7 {
          if parts[index].isActive != rules.active.contains(index) { return "activity of \(index)" }
          let names = parts[index].parts.map { $0.interactor.name }
          if names != (rules.children[index] ?? []).map({ "\($0)" }) { return "children of \(index)" }
        }
      }
      return nil
    }
  }
}
