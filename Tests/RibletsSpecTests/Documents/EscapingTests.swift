import Testing

@testable import RibletsSpec

struct EscapingTests {
  @Test func `control characters become pictures, line breaks and tabs stay`() {
    #expect(Escaping.visible("a\u{0}b\u{1B}[0m\r\n\tc\u{7F}\u{85}") == "a␀b␛[0m␍\n\tc␡\u{FFFD}")
  }

  @Test func `marks that turn the direction of the text do not come through`() {
    #expect(Escaping.visible("a\u{202E}b\u{2066}c") == "a\u{FFFD}b\u{FFFD}c")
  }

  @Test func `Korean, Japanese and joined emoji stay as they are`() {
    let text = "한글 \u{1112}\u{1161}\u{11AB} が か\u{3099} 👩🏽‍💻 \u{200F}"
    #expect(Array(Escaping.visible(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `markup is text`() {
    #expect(Escaping.markup("<a href=\"x\">'&'</a>") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;")
  }

  @Test func `line breaks live in XML attributes as numbers`() {
    #expect(Escaping.xmlAttribute("a\nb\tc") == "a&#10;b&#9;c")
  }

  @Test func `Markdown is one line without meaning`() {
    #expect(Escaping.markdown("# *a*\n`b` | [c](d) <e> &amp;") == ##"\# \*a\* \`b\` \| \[c\](d) \<e\> \&amp;"##)
  }
}
