import Testing

@testable import RibletsEdits

struct ImportLinesTests {
  @Test func `the access of an import went to a new one before it`() throws {
    let text = "import Menu\n"
    var edits = SourceEdits()
    ImportLines(file: try ParsedFile("A.swift", text)).add(["Cart": "", "Menu": "package"], to: &edits)
    #expect(edits.applied(to: text) == "import Cart\npackage import Menu\n")
  }
}
