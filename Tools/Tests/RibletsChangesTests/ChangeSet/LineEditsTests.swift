import Testing

@testable import RibletsChanges

struct LineEditsTests {
  private func lines(_ text: String) -> [ArraySlice<UInt8>] { text.utf8.map { [$0] } }

  private func edits(_ old: String, _ new: String) -> [LineEdits.Edit] { LineEdits(lines(old), lines(new)).edits }

  @Test func `what both sides share is kept`() {
    #expect(edits("abc", "abc") == [.keep(old: 0, new: 0), .keep(old: 1, new: 1), .keep(old: 2, new: 2)])
    #expect(edits("", "") == [])
    #expect(edits("ac", "abc") == [.keep(old: 0, new: 0), .add(new: 1), .keep(old: 1, new: 2)])
    #expect(edits("abc", "ac") == [.keep(old: 0, new: 0), .remove(old: 1), .keep(old: 2, new: 1)])
    #expect(edits("a", "") == [.remove(old: 0)])
    #expect(edits("", "a") == [.add(new: 0)])
  }

  @Test(arguments: [UInt64.random(in: .min ... .max), 1, 2])
  func `every script makes the new lines of the old ones, and none is shorter`(seed: UInt64) {
    print("seed \(seed)")
    var random = SeededGenerator(state: seed)
    for _ in 0..<300 {
      let sides = (0..<2).map { _ in
        String((0..<Int.random(in: 0...24, using: &random)).map { _ in "abcd".randomElement(using: &random)! })
      }
      let edits = edits(sides[0], sides[1])
      var old: [Int] = []
      var new: [Int] = []
      for edit in edits {
        switch edit {
        case .keep(let first, let second):
          #expect(Array(sides[0].utf8)[first] == Array(sides[1].utf8)[second])
          old.append(first)
          new.append(second)
        case .remove(let line): old.append(line)
        case .add(let line): new.append(line)
        }
      }
      #expect(old == Array(0..<sides[0].count), "\(sides)")
      #expect(new == Array(0..<sides[1].count), "\(sides)")
      let kept = edits.count { if case .keep = $0 { true } else { false } }
      #expect(kept == longestCommon(Array(sides[0]), Array(sides[1])), "\(sides)")
    }
  }

  /// The length of the longest common subsequence, by the table that everybody trusts.
  private func longestCommon(_ old: [Character], _ new: [Character]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for (row, first) in old.enumerated() {
      for (column, second) in new.enumerated() {
        table[row + 1][column + 1] =
          first == second ? table[row][column] + 1 : max(table[row][column + 1], table[row + 1][column])
      }
    }
    return table[old.count][new.count]
  }

  @Test func `two long texts without a common line are replaced as a whole`() {
    let old = (0..<2_000).map { ArraySlice("old \($0)\n".utf8) }
    let new = (0..<2_000).map { ArraySlice("new \($0)\n".utf8) }

    let edits = LineEdits(old + [[10]], new + [[10]]).edits

    #expect(edits.count == 4_001)
    #expect(edits.first == .remove(old: 0))
    #expect(edits.last == .keep(old: 2_000, new: 2_000))
  }
}
