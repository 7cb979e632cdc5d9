import Testing

@testable import RibletsSpec

struct JSONDocumentTests {
  private struct Document: Decodable {
    var passed: Int
    var failed: Int
    var pending: Int
    var notRun: Int
    var specs: [Spec]
    var strayIssues: [Issue]
  }

  private struct Spec: Decodable {
    var riblet: String
    var name: String
    var examples: [Example]
  }

  private struct Example: Decodable, Equatable {
    var sentence: String
    var words: [String]
    var status: String
    var reason: String?
    var seconds: Double
    var file: String
    var line: Int
    var issues: [Issue]
  }

  private struct Issue: Decodable, Equatable {
    var text: String
    var file: String?
    var line: Int?
  }

  private func decode(_ book: BookOfSpecs) throws -> Document {
    try #require(JSON.value(JSON.text(of: JSONDocument(book))))
  }

  @Test func `holds every example with its words, status, time, place and issues`() throws {
    let document = try decode(.example)

    #expect((document.passed, document.failed, document.pending, document.notRun) == (1, 1, 1, 1))
    #expect(document.specs.map(\.riblet) == ["App", "Cart"])
    #expect(document.specs.map(\.name) == ["AppSpec", "CartSpec"])
    #expect(
      document.specs[1].examples[1]
        == Example(
          sentence: "the cart with <b>items</b> & \"more\" counts them",
          words: ["the cart", "with <b>items</b> & \"more\"", "counts them"], status: "failed", seconds: 1.25,
          file: "ShopTests/Cart/CartSpec.swift", line: 20,
          issues: [
            Issue(
              text: "Expectation failed: (count → 1) == 2\n<why> it's so", file: "ShopTests/Cart/CartSpec.swift",
              line: 22)
          ]))
    #expect(document.specs[1].examples[2].reason == "no | design")
    #expect(document.specs[0].examples[0].status == "not run")
    #expect(
      document.strayIssues == [Issue(text: "nowhere"), Issue(text: "lost", file: "ShopTests/Worker.swift", line: 4)])
  }

  @Test func `every character comes through`() throws {
    let text = String(String.UnicodeScalarView((0...0x2FFF).compactMap { Unicode.Scalar($0 as UInt32) })) + "👩🏽‍💻"
    let identity = SpecIdentity(name: "S", module: "M", riblet: text, file: "")

    let document = try decode(BookOfSpecs(specs: [BookSpec(identity: identity, entries: [])]))

    #expect(Array(document.specs[0].riblet.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `an empty book is a whole document`() throws {
    #expect(try decode(BookOfSpecs(specs: [])).specs.isEmpty)
  }
}
