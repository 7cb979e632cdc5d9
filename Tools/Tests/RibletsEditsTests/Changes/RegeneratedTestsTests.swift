import RibletsEdits
import RibletsPlans
import Testing

struct RegeneratedTestsTests {
  private static func suite(_ tests: String, name: String = "CartBuilderTests") -> String {
    "import Testing\n\nstruct \(name) {\n\(tests)}\n"
  }

  private func regenerated(_ text: String, from base: String, to new: String) throws -> RegeneratedTests? {
    try RegeneratedTests(
      of: "CartBuilderTests", in: ParsedFile("a.swift", text), as: "CartBuilderTests", writtenAs: base, now: new,
      importing: [])
  }

  @Test func `tests as they were written are written anew, and new ones come last`() throws {
    let base = Self.suite("  @Test func a() { use(1) }\n\n  @Test func gone() {}\n")
    let new = Self.suite("  @Test func a() { use(2) }\n\n  @Test func b() {}\n")
    let found = try #require(try regenerated(base, from: base, to: new))
    #expect(found.text == new)
    #expect(found.ownTests.isEmpty)
  }

  @Test func `a test with lines of its own stays, and is named`() throws {
    let base = Self.suite("  @Test func a() { use(1) }\n")
    let text = Self.suite("  @Test func a() { use(1); more() }\n")
    let found = try #require(try regenerated(text, from: base, to: Self.suite("  @Test func a() { use(2) }\n")))
    #expect(found.text == text)
    #expect(found.ownTests == ["a"])
  }

  @Test func `nothing is done without the suite`() throws {
    let base = Self.suite("  @Test func a() {}\n")
    #expect(try regenerated(Self.suite("", name: "Other"), from: base, to: base) == nil)
  }

  @Test func `a file that does not parse is refused with its place`() {
    #expect(throws: RequestProblem("It does not parse here. Mend it first.", at: "a.swift:1:8")) {
      try regenerated("struct {", from: "", to: "")
    }
  }
}
