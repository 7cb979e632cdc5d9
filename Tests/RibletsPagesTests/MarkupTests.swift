import RibletsPages
import Testing

struct MarkupTests {
  @Test func `markup is text`() {
    #expect(Markup.escaped("<a href=\"x\">'&'</a>") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;")
  }

  @Test func `what XML forbids is replaced, ends of line and tabs stay`() {
    #expect(Markup.escaped("a\0b\u{1B}\u{FFFE}c\r\n\td") == "a\u{FFFD}b\u{FFFD}\u{FFFD}c\r\n\td")
  }

  @Test func `letters of all languages stay as they are`() {
    let text = "한글 \u{1112}\u{1161}\u{11AB} が か\u{3099} 👩🏽‍💻 \u{200F}"
    #expect(Array(Markup.escaped(text).unicodeScalars) == Array(text.unicodeScalars))
  }
}
