import RibletsSource
import Testing

struct PropertyTextTests {
  @Test(arguments: [
    ("[String:Int]", "[String: Int]"), ("(Int,Int)", "(Int, Int)"), ("any Feed&Sendable", "any Feed & Sendable"),
    ("Price", "Price"), ("not a type", "not a type"),
  ])
  func `a type is spaced as the formatter has it, and anything else stays`(type: String, expected: String) {
    #expect(PropertyText.spaced(type) == expected)
  }

  @Test(
    arguments: [
      ("a, b", [1]), ("a(b, c), d", [7]), ("[a, b]", []), ("\"a, b\", c", [6]), ("{ a, b }", []), ("", []), (",", [0]),
      ("\"a\\(b, c)\", d", [10]), ("ü, b", [2]),
    ] as [(String, [Int])])
  func `commas outside of brackets and texts are found`(text: String, offsets: [Int]) {
    #expect(PropertyText.commas(in: text) == offsets)
  }
}
