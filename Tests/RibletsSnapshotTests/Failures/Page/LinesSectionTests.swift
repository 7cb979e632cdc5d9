import Foundation
import Testing

@testable import RibletsSnapshot

@Suite struct LinesSectionTests {
  private func rows(_ expected: String?, _ actual: String?) -> [String] {
    let section = LinesSection(
      expected: expected.map { Array($0.utf8) }, actual: actual.map { Array($0.utf8) }, kind: .differs)
    return section.html.components(separatedBy: "\n").filter {
      $0.contains("<div class=\"row ") && !$0.contains("names")
    }
    .map { row in
      row.replacing(/<(\/?)mark>/) { $0.output.1 == "" ? "[" : "]" }.replacing(/<code[^>]*>/, with: " ")
        .replacing(/.*<div class="row (\w+)">/) { "\($0.output.1): " }.replacing(/<[^>]+>/, with: "")
    }
  }

  @Test func `lines stand beside each other, with what differs inside marked`() {
    #expect(
      rows("a\nscore 2!\nb\n", "a\nscore 3!\nb\nc\n") == [
        "same: 1 a1 a", "changed: 2 score [2]!2 score [3]!", "same: 3 b3 b", "added:  4 c",
      ])
  }

  @Test func `line numbers go on after lines that are only on one side`() {
    #expect(rows("a\nb\nc\n", "c\n") == ["removed: 1 a ", "removed: 2 b ", "same: 3 c1 c"])
  }

  @Test func `many shared lines are folded away`() {
    let lines = (1...30).map { "\($0)\n" }
    let html = LinesSection(
      expected: Array((lines + ["x\n"]).joined().utf8), actual: Array((lines + ["y\n"]).joined().utf8), kind: .differs
    ).html
    #expect(html.contains("<summary>27 lines that are the same</summary>"))
  }

  @Test func `a text of ten thousand lines is cut`() {
    let text = String(repeating: "line\n", count: 10_000)
    let html = LinesSection(expected: nil, actual: Array(text.utf8), kind: .missing).html
    #expect(html.contains("… and 6000 lines more"))
  }
}
