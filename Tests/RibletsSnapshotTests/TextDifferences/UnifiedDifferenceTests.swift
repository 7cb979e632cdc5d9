import Testing

@testable import RibletsSnapshot

@Suite struct UnifiedDifferenceTests {
  private func text(_ expected: [String], _ actual: [String], limit: Int = 40) -> String {
    let difference = LineDifference(
      expected: Array(expected.joined(separator: "\n").utf8), actual: Array(actual.joined(separator: "\n").utf8))
    return UnifiedDifference(limit: limit).text(of: difference)
  }

  @Test func `the legend says which sign is which, and counts`() {
    #expect(
      text(["a", "b"], ["a", "x", "y"]) == """
        − 1 line only in the snapshot, + 2 lines only in this run:
          line 1
             a
           − b
           + x
           + y
        """)
    #expect(text(["a", "b"], ["a"]).hasPrefix("− 1 line only in the snapshot:\n"))
  }

  @Test func `lines far from a difference are left out`() {
    let lines = (1...20).map(String.init)
    var other = lines
    other[9] = "ten"
    other[19] = "twenty"
    #expect(
      text(lines, other) == """
        − 2 lines only in the snapshot, + 2 lines only in this run:
          line 8
             8
             9
           − 10
           + ten
             11
             12
          line 18
             18
             19
           − 20
           + twenty
        """)
  }

  @Test func `a long difference is cut, and says how much more differs`() {
    let text = text((1...100).map(String.init), (1...100).map { "new \($0)" }, limit: 10)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.last == "  … and 191 lines more that differ")
  }

  @Test func `what cannot be seen is spelled out`() {
    #expect(text(["Total"], ["Total  "]).hasSuffix("   − Total\n   + Total··"))
    #expect(text(["a b"], ["a\u{A0}b"]).hasSuffix("   − a b\n   + a\\u{A0}b"))
    #expect(text(["a\tb"], ["a\u{1B}[0mb"]).hasSuffix("   − a\\u{9}b\n   + a\\u{1B}[0mb"))
  }

  @Test func `letters that look the same are distinguished`() {
    #expect(
      text(["한글"], ["한글".decomposed]).hasSuffix(
        "   − \\u{D55C}\\u{AE00}\n   + \\u{1112}\\u{1161}\\u{11AB}\\u{1100}\\u{1173}\\u{11AF}"))
    #expect(text(["한글 가"], ["한글 나"]).hasSuffix("   − 한글 가\n   + 한글 나"))
  }

  @Test func `a long line is cut around its difference`() {
    let head = String(repeating: "x", count: 500)
    let lines = text([head + "old" + head], [head + "new" + head]).split(separator: "\n")
    #expect(lines[2].hasPrefix("   − …xxx"))
    #expect(lines[2].contains("xoldx"))
    #expect(lines[3].contains("xnewx"))
    #expect(lines.allSatisfy { $0.count < 175 })
  }
}
