import Testing

@testable import RibletsWeb

struct ElementTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var html: String
  }

  @Test(arguments: [
    Case(testDescription: "a script", text: "<script>alert(1)</script>", html: "&lt;script&gt;alert(1)&lt;/script&gt;"),
    Case(testDescription: "an entity", text: "&amp;", html: "&amp;amp;"),
    Case(testDescription: "quotes", text: "\"'", html: "&quot;&#39;"),
    Case(testDescription: "an emoji", text: "👩‍👩‍👧‍👦", html: "👩‍👩‍👧‍👦"),
    Case(testDescription: "right to left", text: "שלום", html: "שלום"),
    Case(testDescription: "NUL", text: "a\0b", html: "a\u{FFFD}b"),
    Case(testDescription: "< with a combining mark", text: "<\u{338}b>", html: "&lt;\u{338}b&gt;"),
  ])
  func `a text is text in the markup`(_ example: Case) {
    #expect(Element("p", text: example.text).html == "<p>\(example.html)</p>")
    #expect(Element("p", ["title": example.text]).html == "<p title=\"\(example.html)\"></p>")
  }

  @Test func `attributes are in alphabetical order`() {
    let element = Element("p", ["dir": "auto", "class": "body", "aria-label": "x"])

    #expect(element.html == "<p aria-label=\"x\" class=\"body\" dir=\"auto\"></p>")
  }

  @Test func `elements without content have no end tag`() {
    #expect(Element("div", [:], [Element("input"), Element("hr")]).html == "<div><input><hr></div>")
  }
}
