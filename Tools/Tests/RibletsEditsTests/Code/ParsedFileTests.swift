import RibletsEdits
import RibletsPlans
import Testing

struct ParsedFileTests {
  @Test(arguments: [
    "func a() { let x = = 3 }", "let b: = 3", "func c( {", "if let x else", "struct D { let }", "let e = (1, 2",
    "func f() { return return }", "class G: { }", "let h = \"a", "import", "func i() -> { }", "let j = [1, , 2]",
    "enum K { case }", "let l = a b", "@ func m() {}", "switch n { foo }", "let o = \\.",
  ])
  func `a file that does not parse is not changed, also where only a body is wrong`(text: String) {
    let error = #expect(throws: RequestProblem.self) { try ParsedFile("a.swift", "let a = 1\n" + text + "\n") }
    #expect(error?.description.hasSuffix(": error: It does not parse here. Mend it first.") == true)
  }

  @Test func `a file with the markers of a conflict says so`() {
    let text = "let a = 1\n<<<<<<< HEAD\nlet b = 2\n=======\nlet b = 3\n>>>>>>> other\n"
    let error = #expect(throws: RequestProblem.self) { try ParsedFile("a.swift", text) }
    #expect(error?.description == "a.swift:2:1: error: It has the markers of a conflict. Resolve it first.")
  }

  @Test func `a place is that of a line and a column in bytes`() throws {
    let file = try ParsedFile("a.swift", "let ü = 1\nlet b = 2\n")
    #expect("\(file.place(at: 0))" == "a.swift:1:1")
    #expect("\(file.place(at: 15))" == "a.swift:2:5")
  }
}
