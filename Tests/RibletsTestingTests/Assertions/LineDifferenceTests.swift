import RibletsTesting
import SeededGenerator
import Testing

@Suite struct LineDifferenceTests {
  @Test func `equal texts have no difference`() {
    #expect(LineDifference(expected: "a\nb", actual: "a\nb").isEmpty)
    #expect(LineDifference(expected: "", actual: "").isEmpty)
    #expect(LineDifference(expected: "e\u{301}", actual: "é").isEmpty)
  }

  @Test func `a line that changed shows both, among those around it`() {
    let difference = LineDifference(expected: "1\n2\n3\n4\n5\n6\n7\n8\n9", actual: "1\n2\n3\n4\nfive\n6\n7\n8\n9")
    #expect(!difference.isEmpty)
    #expect(
      difference.description == """
            … 1 line is the same
            2
            3
            4
          − 5
          + five
            6
            7
            8
            … 1 line is the same
        """)
  }

  @Test func `lines that came, went or end the text are shown`() {
    #expect(LineDifference(expected: "a\nb", actual: "a\nb\nc").description == "    a\n    b\n  + c")
    #expect(LineDifference(expected: "a\nb", actual: "b").description == "  − a\n    b")
    #expect(LineDifference(expected: "a", actual: "").description == "  − a\n  + ")
    #expect(LineDifference(expected: "a\n", actual: "a").description == "    a\n  − ")
  }

  @Test func `blanks at the end are seen`() {
    #expect(LineDifference(expected: "a", actual: "a  ").description == "  − a\n  + a··")
  }

  @Test func `a long difference is cut`() {
    let long = (1...5000).map(String.init).joined(separator: "\n")
    let text = LineDifference(expected: long, actual: "x").description
    #expect(text.split(separator: "\n").count == 61)
    #expect(text.hasSuffix("    … 4941 more lines of the difference"))
  }

  @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
  func `removing and adding what is shown makes one text from the other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 1...12, using: &random)).map { _ in "\(Int.random(in: 0...3, using: &random))" }
      let new = (0..<Int.random(in: 1...12, using: &random)).map { _ in "\(Int.random(in: 0...3, using: &random))" }
      let difference = LineDifference(
        expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n"))
      #expect(difference.isEmpty == (old == new), "seed \(seed)")
      let lines = difference.description.split(separator: "\n")
      guard !difference.isEmpty, !lines.contains(where: { $0.contains("…") }) else { continue }
      #expect(lines.filter { !$0.hasPrefix("  +") }.map { String($0.dropFirst(4)) } == old, "seed \(seed)")
      #expect(lines.filter { !$0.hasPrefix("  −") }.map { String($0.dropFirst(4)) } == new, "seed \(seed)")
    }
  }
}
