import RibletsEdits
import RibletsSource
import Testing

struct OutlinedTypeMembersTests {
  private func type(_ text: String) throws -> OutlinedType {
    try #require(try ParsedFile("a.swift", text).outline.types.first)
  }

  @Test func `types are spaced as the formatter wants them`() throws {
    let type = try type("protocol A {\n  var prices: [String:Int] { get }\n  func save(_ a: (Int,Int))\n}")
    #expect(type.type(ofProperty: "prices") == "[String: Int]")
    #expect(type.type(ofProperty: "price") == nil)
    #expect(type.signatures == ["save((Int, Int))"])
  }

  @Test func `a property without a type has an empty one`() throws {
    #expect(try type("class A { let b = 1 }").type(ofProperty: "b") == "")
  }

  @Test func `a structure is made with its stored properties that have no value`() throws {
    let type = try type(
      "struct A {\n  let id: String\n  var note = 1\n  static let b: Int\n  lazy var c: Int = 2\n  var d: Int { 3 }\n  var e: [Int]\n}"
    )
    #expect(type.memberwiseItems?.map(\.name) == ["id", "e"])
    #expect(type.storedProperties.map(\.name) == ["id", "note", "d", "e"])
  }

  @Test(arguments: ["class A { let b: Int }", "struct A {\n  let b: Int\n  init() { b = 1 }\n}"])
  func `nothing else has a memberwise initializer`(text: String) throws {
    #expect(try type(text).memberwiseItems == nil)
  }
}
