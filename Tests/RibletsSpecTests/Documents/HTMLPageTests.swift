import Foundation
import Testing

@testable import RibletsSpec

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct HTMLPageTests {
  private let page = HTMLPage(.example).text

  @Test func `needs nothing from anywhere else`() {
    for word in ["http:", "https:", "src=", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func `shows each riblet with its specs and how they went`() {
    #expect(page.contains("<section id=\"r0\">\n<h2><span>App</span><small>1 example: 1 not run</small></h2>"))
    #expect(page.contains("<h2><span>Cart</span><small>3 examples: 1 passed, 1 failed, 1 pending</small></h2>"))
    #expect(page.contains("<a href=\"#r1\" class=\"failed\"><span>Cart</span><b>3</b></a>"))
  }

  @Test func `marks failed and pending examples, and shows what failed`() {
    #expect(page.contains("<li class=\"example failed\" title=\"ShopTests/Cart/CartSpec.swift:20\">"))
    #expect(
      page.contains(
        "<pre>Expectation failed: (count → 1) == 2\n&lt;why&gt; it&#39;s so<span>ShopTests/Cart/CartSpec.swift:22</span></pre>"
      ))
    #expect(page.contains("<p lang=\"ko\">비울 수 있다</p><p class=\"reason\">no | design</p>"))
  }

  @Test func `what a sentence holds cannot become markup`() {
    let word = "</title></style></script><script>alert('1')</script><img src=x onerror=\"alert(1)\">"
    let identity = SpecIdentity(name: word, module: word, riblet: word, file: word)
    let entry = BookEntry(
      words: [word, word], file: word, line: 1, status: .failed, issues: [BookIssue(text: word, file: word, line: 1)])
    let pending = BookEntry(words: [word], file: word, line: 1, status: .pending(reason: word))
    let book = BookOfSpecs(
      specs: [BookSpec(identity: identity, entries: [entry, pending])], strayIssues: [BookIssue(text: word)])

    let page = HTMLPage(book).text

    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(!page.contains("<img"))
    #expect(!page.contains("alert('"))
  }

  @Test func `its elements close in order`() throws {
    // The body without its script is XML, apart from the search field.
    let start = try #require(page.range(of: "<body>"))
    let end = try #require(page.range(of: "<script>"))
    var body = String(page[start.lowerBound..<end.lowerBound]) + "</body>"
    body = body.replacingOccurrences(of: "spellcheck=\"false\">", with: "/>")
      .replacingOccurrences(of: "hidden>", with: "hidden=\"\">")
    #expect(throws: Never.self) { try XMLDocument(xmlString: body) }
  }

  @Test func `Korean and Japanese say so, for their fonts and line breaks`() {
    let identity = SpecIdentity(name: "S", module: "M", riblet: "スコア", file: "")
    let entries = ["점수", "\u{110C}\u{1165}\u{11B7}", "点が入る", "scores"].map {
      BookEntry(words: [$0], file: "", line: 1, status: .passed)
    }

    let page = HTMLPage(BookOfSpecs(specs: [BookSpec(identity: identity, entries: entries)])).text

    #expect(page.contains("<h2><span lang=\"ja\">スコア</span>"))
    #expect(page.contains("<p lang=\"ko\">점수</p>"))
    #expect(page.contains("<p lang=\"ko\">\u{110C}\u{1165}\u{11B7}</p>"))
    #expect(page.contains("<p lang=\"ja\">点が入る</p>"))
    #expect(page.contains("<p>scores</p>"))
  }

  @Test func `the same books are the same page`() {
    #expect(HTMLPage(.example).text == page)
  }
}
