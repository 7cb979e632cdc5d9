import RibletsTestCore
import Testing

struct LineEditTests {
  @Test func `what is removed in a place comes before what is added there`() {
    #expect(
      LineEdit.edits(from: ["a", "b", "c", "z"], to: ["a", "x", "y", "z"]) == [
        .same("a"), .removed("b"), .removed("c"), .added("x"), .added("y"), .same("z"),
      ])
  }

  @Test func `lines are compared as their type compares them`() {
    #expect(LineEdit.edits(from: ["é"], to: ["e\u{301}"]) == [.same("é")])
    #expect(LineEdit.edits(from: [Array("é".utf8)], to: [Array("e\u{301}".utf8)]).count == 2)
  }

  @Test func `of texts that are too long, everything between their equal ends is replaced`() {
    let (old, new) = ((0..<3_000).map { "old \($0)" } + ["end"], (0..<3_000).map { "new \($0)" } + ["end"])
    let edits = LineEdit.edits(from: ["begin"] + old, to: ["begin"] + new)

    #expect(edits.count == 6_002)
    #expect(
      (edits.first, edits[1], edits[3_001], edits.last) == (
        .same("begin"), .removed("old 0"), .added("new 0"), .same("end")
      ))
  }
}
