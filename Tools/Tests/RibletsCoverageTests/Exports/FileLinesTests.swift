import Testing

@testable import RibletsCoverage

struct FileLinesTests {
  private func lines(_ segments: [FileLines.Segment]) -> [Int: Bool] {
    FileLines(path: "A.swift", segments: segments).lines
  }

  private func begin(_ line: Int, _ count: Int) -> FileLines.Segment {
    .init(line: line, count: count, hasCount: true, isRegionEntry: true, isGap: false)
  }

  /// Returns a segment in which the code around goes on, with its count.
  private func goOn(_ line: Int, _ count: Int) -> FileLines.Segment {
    .init(line: line, count: count, hasCount: true, isRegionEntry: false, isGap: false)
  }

  private func end(_ line: Int) -> FileLines.Segment {
    .init(line: line, count: 0, hasCount: false, isRegionEntry: false, isGap: false)
  }

  @Test func `without segments there is no line`() {
    #expect(lines([]).isEmpty)
  }

  @Test func `a function reaches from its first to its last line`() {
    #expect(lines([begin(2, 1), end(4)]) == [2: true, 3: true, 4: true])
  }

  @Test func `what stands between two functions is no code`() {
    #expect(lines([begin(1, 1), end(1), begin(4, 0), end(5)]) == [1: true, 4: false, 5: false])
  }

  @Test func `a closure that was not run leaves the lines around it run`() {
    #expect(lines([begin(1, 1), begin(2, 0), goOn(4, 1), end(5)]) == [1: true, 2: true, 3: false, 4: false, 5: true])
  }

  @Test func `a branch that is left on its line was not run, where nothing else of that line was`() {
    let taken = lines([begin(1, 1), begin(2, 0), goOn(2, 1), end(3)])
    #expect(taken == [1: true, 2: true, 3: true])
  }

  @Test func `lines of a closure count once`() {
    #expect(lines([begin(1, 3), begin(2, 9), goOn(3, 3), end(4)]).count == 4)
  }

  @Test func `a gap neither runs its line nor leaves it unrun`() {
    let gap = FileLines.Segment(line: 3, count: 0, hasCount: true, isRegionEntry: true, isGap: true)
    #expect(lines([begin(1, 1), gap, begin(4, 1), end(4)]) == [1: true, 2: true, 3: true, 4: true])
  }

  @Test func `what the compiler skips is no code`() {
    let skipped = FileLines.Segment(line: 2, count: 0, hasCount: false, isRegionEntry: true, isGap: false)
    #expect(lines([begin(1, 1), skipped, goOn(4, 1), end(5)]) == [1: true, 5: true])
  }
}
