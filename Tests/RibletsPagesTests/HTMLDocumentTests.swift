import RibletsPages
import Testing

struct HTMLDocumentTests {
  private let page = HTMLDocument(
    title: "a </title> & b", style: "p { color: red }", body: "<p>text</p>", script: "run()"
  ).description

  @Test func `the parts are in their places`() {
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.contains("<title>a &lt;/title&gt; &amp; b</title>"))
    #expect(page.contains("\np { color: red }\n</style>"))
    #expect(page.contains("<body>\n<p>text</p>\n<script>\nrun()\n</script>\n</body>"))
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test func `a browser loads nothing from outside`() {
    #expect(page.contains("default-src 'none'"))
    for word in ["http:", "https:", "src=", "<link", "@import", "url("] { #expect(!page.contains(word), "\(word)") }
  }
}
