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

  @Test(arguments: [
    ("M(x: own)", "M(x: 1)", "M(x: 1, y: 2)", "M(x: own, y: 2)"),
    ("M(x: own,\n  z: 3)", "M(x: 1, z: 1)", "M(x: 1, y: 2, z: 1)", "M(x: own, y: 2, z: 3)"),
    ("M(z: own)", "M(z: 1)", "M(x: 1, z: 1)", "M(x: 1, z: own)"),
    ("M(x: own, y: 3)", "M(x: 1, y: 2)", "M(x: 1)", "M(x: own)"),
    ("M(x: own, y: 3)", "M(x: 1)", "M(x: 1, y: 2)", "M(x: own, y: 3)"),
    ("M(x: 1)", "M(x: 1)", "M()", "M()"), ("M()", "M()", "M(y: 2)", "M(y: 2)"),
    ("B(m: M(x: { M(x: 3) }))", "B(m: M(x: 1))", "B(m: M(x: 1, y: 2))", nil),
    ("M(x: /* own */ 1)", "M(x: 1)", "M(x: 1, y: 2)", nil), ("M.init(x: 3)", "M(x: 1)", "M(x: 1, y: 2)", nil),
    ("M(3)", "M(x: 1)", "M(x: 1, y: 2)", nil), ("M(x: 3)", "M(x: 1)", "M(x: 2, y: 2), more()", nil),
  ])
  func `a test with lines of its own is given new arguments of a call, or is named`(
    own: String, old: String, new: String, expected: String?
  ) throws {
    func text(_ call: String, _ more: String = "") -> String { Self.suite("  func a() { \(more)use(\(call)) }\n") }
    let found = try #require(try regenerated(text(own, "let own = 5; "), from: text(old), to: text(new)))
    #expect(found.text == text(expected ?? own, "let own = 5; "))
    #expect(found.ownTests == (expected == nil ? ["a"] : []))
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
