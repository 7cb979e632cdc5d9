import SeededGenerator
import Testing

@testable import RibletsSnapshot

@Suite struct LineDifferenceTests {
  private func lines(_ expected: String, _ actual: String) -> [String] {
    LineDifference(expected: Array(expected.utf8), actual: Array(actual.utf8)).lines.map { line in
      "\(line.edit) \(line.number) \(line.text)"
    }
  }

  @Test func `shared lines stand once, with their number in the snapshot`() {
    #expect(lines("a\nb\nc\n", "a\nx\nc\n") == ["same 1 a", "removed 2 b", "added 2 x", "same 3 c"])
  }

  @Test func `lines at the beginning and at the end are found as added`() {
    #expect(lines("b\n", "a\nb\nc\n") == ["added 1 a", "same 1 b", "added 3 c"])
  }

  @Test func `an empty text has no lines, and an empty line is one`() {
    #expect(lines("", "a\n") == ["added 1 a"])
    #expect(lines("\n", "a\n") == ["removed 1 ", "added 1 a"])
    #expect(lines("", "").isEmpty)
  }

  @Test func `letters that only look the same differ`() {
    #expect(lines("é\n", "e\u{301}\n").count == 2)
  }

  @Test func `a line that moved is removed here and added there`() {
    #expect(lines("a\nb\nc\nd\n", "b\nc\nd\na\n").map { $0.prefix(1) } == ["r", "s", "s", "s", "a"])
  }

  @Test func `the edits lead from one text to the other`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
      let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
      let difference = LineDifference(expected: bytes(old), actual: bytes(new))
      let removed = difference.lines.filter { $0.edit != .added }.map(\.text)
      let added = difference.lines.filter { $0.edit != .removed }.map(\.text)
      #expect(removed == old.map(String.init), "seed \(seed)")
      #expect(added == new.map(String.init), "seed \(seed)")
      #expect(difference.lines.filter { $0.edit != .added }.map(\.number) == Array(1..<old.count + 1), "seed \(seed)")
    }
  }

  @Test func `texts without anything in common stay quick however long they are`() {
    let old = (0..<30_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<30_000).map { "new \($0)" }.joined(separator: "\n")
    let difference = LineDifference(expected: Array(old.utf8), actual: Array(new.utf8))
    #expect(difference.removedCount == 30_000)
    #expect(difference.addedCount == 30_000)
  }

  private func bytes(_ lines: [Int]) -> [UInt8] {
    Array(lines.map { "\($0)\n" }.joined().utf8)
  }
}
