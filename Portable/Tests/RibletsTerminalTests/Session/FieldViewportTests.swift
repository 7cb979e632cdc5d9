import Testing

@testable import RibletsTerminal

struct FieldViewportTests {
  private func shown(_ text: String, width: Int, caret: Int, first: Int = 0) -> String {
    let viewport = FieldViewport(Array(text), width: width, caret: caret, first: first)
    return String(viewport.characters[viewport.first...].prefix(width)) + " \(viewport.column(of: caret))"
  }

  @Test func `the caret behind a long text is in sight`() {
    #expect(shown("abcdefgh", width: 4, caret: 8) == "fgh 3")
  }

  @Test func `moving left goes through the shown text before it scrolls`() {
    #expect(shown("abcdefgh", width: 4, caret: 6, first: 5) == "fgh 1")
    #expect(shown("abcdefgh", width: 4, caret: 4, first: 5) == "efgh 0")
  }

  @Test func `moving right scrolls by what is needed`() {
    #expect(shown("abcdefgh", width: 4, caret: 4, first: 0) == "bcde 3")
  }

  @Test func `a text that became shorter fills the field again`() {
    #expect(shown("abcdef", width: 4, caret: 6, first: 5) == "def 3")
    #expect(shown("abc", width: 4, caret: 3, first: 3) == "abc 3")
  }

  @Test func `a wide character is shown whole or not at all`() {
    #expect(shown("한글한글", width: 5, caret: 4) == "한글 4")
    #expect(shown("한글한글", width: 5, caret: 2) == "글한글 2")
  }

  @Test func `a click means the character under it`() {
    let viewport = FieldViewport(Array("a한글b"), width: 10, caret: 0)
    #expect((0...7).map { viewport.caret(at: $0) } == [0, 1, 1, 2, 2, 3, 4, 4])
  }

  @Test func `the caret is in sight wherever it stands`() {
    let text = Array("a한b글c👍🏽de\u{301}f")
    for width in 2...12 {
      for caret in 0...text.count {
        for first in 0...text.count {
          let viewport = FieldViewport(text, width: width, caret: caret, first: first)
          #expect((0..<width).contains(viewport.column(of: caret)), "width \(width), caret \(caret), first \(first)")
        }
      }
    }
  }
}
