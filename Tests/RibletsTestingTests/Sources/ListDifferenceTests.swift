import Testing

@testable import RibletsTesting

@Suite struct ListDifferenceTests {
  private func difference(_ expected: [Int], _ actual: [Int]) -> ListDifference {
    ListDifference(expected: expected, actual: actual, areSame: ==) { "\($0)" }
  }

  @Test func `equal lists have no difference`() {
    #expect(difference([], []).isEmpty)
    #expect(difference([1, 2, 3], [1, 2, 3]).isEmpty)
    #expect(!difference([1, 2, 3], [1, 2]).isEmpty)
    #expect(!difference([1], [2]).isEmpty)
  }

  @Test func `what is missing comes before what is there instead`() {
    #expect(difference([1, 2, 3], [1, 7, 8, 3]).text == "    1\n  − 2\n  + 7\n  + 8\n    3")
    #expect(difference([], [1]).text == "  + 1")
    #expect(difference([1], []).text == "  − 1")
    #expect(difference([1, 1], [1, 1, 1]).text == "    1\n    1\n  + 1")
  }

  @Test func `long runs of equal lines are left out`() {
    let text = difference(Array(1...10_000), Array(1...4999) + [0] + Array(5001...10_000)).text
    #expect(
      text == """
            … 4996 equal lines
            4997
            4998
            4999
          − 5000
          + 0
            5001
            5002
            5003
            … 4997 equal lines
        """)
  }

  @Test func `a difference of everything is cut`() {
    let lines = difference(Array(0..<5000), Array(5000..<10_000)).text.split(separator: "\n")
    #expect(lines.count == 61)
    #expect(lines.first == "  − 0")
    #expect(lines.last == "    … 9940 more lines")
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func `the lines without a sign and those of one sign make up that list`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let lists = (0..<2).map { _ in
      (0..<Int.random(in: 0...7, using: &generator)).map { _ in Int.random(in: 0...3, using: &generator) }
    }
    let lines = difference(lists[0], lists[1]).text.split(separator: "\n")
    func list(without sign: Character) -> [String] {
      lines.filter { !$0.contains(sign) }.map { String($0.last!) }
    }
    // With so few lines nothing is left out.
    #expect(list(without: "+") == lists[0].map { "\($0)" }, "seed \(seed)")
    #expect(list(without: "−") == lists[1].map { "\($0)" }, "seed \(seed)")
  }
}
