import Foundation
import Testing

@testable import RibletsSnapshot

@Suite struct FailurePageTests {
  private func page(_ entries: [FailureEntry]) -> String {
    FailurePage(parts: entries.map { FailurePage.Part(html: FailureFragment($0).html) }).html
  }

  @Test func `failures are in the order of their files, and counted by their kind`() {
    let page = page([
      .sample(function: "b", expected: "1", actual: "2"), .sample(function: "a", expected: "1", actual: "2"),
      .sample(kind: .recorded, function: "c", actual: "2"),
    ])
    let places = ["<h2>a ", "<h2>b ", "<h2>c "].map { page.range(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(page.contains("2 differ<"))
    #expect(page.contains("1 new<"))
    #expect(page.contains("<title>3 to look at · Snapshots</title>"))
  }

  @Test func `what a test says is text, never markup`() {
    let evil = "</script><script>alert('&\"')</script><!-- -->"
    let entry = FailureEntry.sample(
      function: evil, details: [evil], message: evil, expected: evil + "1", actual: evil + "2")
    let html = FailureFragment(entry).html
    #expect(!html.contains("<script"))
    #expect(!html.contains("</script"))
    #expect(html.contains("&lt;script&gt;alert(&#39;&amp;&quot;&#39;)"))
    // One at the head of the part, none that what was said could open or close.
    #expect(html.components(separatedBy: "<!--").count == 2)
    #expect(html.components(separatedBy: "-->").count == 2)
  }

  @Test func `the page needs no other file`() {
    let page = page([.sample(form: .vectorPicture, expected: "<svg/>", actual: "<svg />")])
    #expect(!page.contains("http://"))
    #expect(!page.contains("https://"))
    #expect(!page.contains("<link"))
    #expect(page.contains("src=\"data:image/svg+xml;base64,PHN2Zy8+\""))
  }

  @Test func `the page is found by composed and decomposed words`() {
    let html = FailureFragment(.sample(function: "한글".decomposed, actual: "a")).html
    #expect(html.unicodeScalars.contains("한"))
  }
}
