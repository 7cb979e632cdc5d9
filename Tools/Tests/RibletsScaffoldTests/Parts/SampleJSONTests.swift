import Testing

@testable import RibletsScaffold

struct SampleJSONTests {
  private let json = SampleJSON { name in
    switch name {
    case "Price": ModelProperties(items: [.init(name: "cents", type: "Int")], areWhole: true)
    case "Secret": ModelProperties(items: [.init(name: "text", type: "String")], areWhole: false)
    default: nil
    }
  }

  @Test(
    arguments: [
      ("\"id\"", "String", "\"id\""), ("true", "Bool", "true"), ("-1", "Int", "-1"), ("1.5", "Double", "1.5"),
      ("\"a\"", "String?", "\"a\""), ("[\"a\", \"b\"]", "[String]", "[\"a\", \"b\"]"), ("[]", "[Int]", "[]"),
      ("Data([1])", "Data", "\"AQ==\""), ("Date(timeIntervalSince1970: 0)", "Date", "-978307200"),
      ("Price(cents: 3)", "Price", "{ \"cents\": 3 }"),
      ("[Price(cents: 3)]", "[Price]", "[{ \"cents\": 3 }]"),
      ("Price(euros: 3)", "Price", nil), ("Secret(text: \"a\")", "Secret", nil), ("Other(cents: 3)", "Other", nil),
      (".red", "Colour", nil), ("0x10", "Int", nil), ("count", "Int", nil), ("\"a\\n\"", "String", nil),
      ("[\"a\": 1]", "[String: Int]", nil), ("UUID()", "UUID", nil),
    ] as [(String, String, String?)])
  func `the JSON of an expression is that of an encoder, or not known`(
    expression: String, type: String, text: String?
  ) {
    #expect(json.text(of: expression, type: type) == text)
  }

  @Test func `an object leaves out what is nil`() {
    #expect(json.object([("id", "String", "\"a\""), ("note", "Note?", "nil")]) == "{ \"id\": \"a\" }")
    #expect(json.object([("kind", "Kind", ".main")]) == nil)
    #expect(json.object([]) == "{}")
  }
}
