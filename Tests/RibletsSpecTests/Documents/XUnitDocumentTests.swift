import Foundation
import Testing

@testable import RibletsSpec

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct XUnitDocumentTests {
  private func parse(_ book: BookOfSpecs) throws -> XMLElement {
    let document = try XMLDocument(xmlString: XUnitDocument(book).text)
    return try #require(document.rootElement())
  }

  @Test func `has a suite for each spec and a row for each example`() throws {
    let root = try parse(.example)

    let suites = root.elements(forName: "testsuite")
    #expect(
      suites.map { $0.attribute(forName: "name")?.stringValue } == [
        "ShopTests.AppSpec", "ShopTests.CartSpec", "Outside of any example",
      ])
    #expect(suites.map { $0.elements(forName: "testcase").count } == [1, 3, 2])
    #expect(
      ["tests", "failures", "skipped", "time"].map { root.attribute(forName: $0)?.stringValue } == [
        "6", "3", "2", "1.252",
      ])
  }

  @Test func `a failed row holds its issues with their places`() throws {
    let row = try parse(.example).elements(forName: "testsuite")[1].elements(forName: "testcase")[1]

    #expect(row.attribute(forName: "name")?.stringValue == "the cart with <b>items</b> & \"more\" counts them")
    #expect(row.attribute(forName: "line")?.stringValue == "20")
    let failure = try #require(row.elements(forName: "failure").first)
    #expect(failure.attribute(forName: "message")?.stringValue == "Expectation failed: (count → 1) == 2\n<why> it's so")
    #expect(failure.stringValue?.hasSuffix("it's so\nShopTests/Cart/CartSpec.swift:22") == true)
  }

  @Test func `pending and left out rows are skipped with their reason`() throws {
    let suites = try parse(.example).elements(forName: "testsuite")
    let messages = [suites[0].elements(forName: "testcase")[0], suites[1].elements(forName: "testcase")[2]]
      .map { $0.elements(forName: "skipped").first?.attribute(forName: "message")?.stringValue }

    #expect(messages == ["not run: Other examples are focused.", "pending: no | design"])
  }

  @Test func `characters that XML forbids become pictures`() throws {
    let all =
      String(String.UnicodeScalarView((0...0xFF).compactMap { Unicode.Scalar($0 as UInt32) })) + "\u{FFFE}\u{FFFF}"
    let identity = SpecIdentity(name: all, module: "M", riblet: "R", file: "")
    let entry = BookEntry(
      words: [all], file: all, line: 1, status: .failed, issues: [BookIssue(text: all, file: all, line: 1)])

    let suite = try parse(BookOfSpecs(specs: [BookSpec(identity: identity, entries: [entry])]))
      .elements(forName: "testsuite")[0]

    #expect(suite.attribute(forName: "name")?.stringValue == "M.\(Escaping.visible(all))")
    let row = suite.elements(forName: "testcase")[0]
    #expect(row.attribute(forName: "name")?.stringValue == Escaping.visible(all))
  }
}
