import RibletsEdits
import Testing

struct RequirementTests {
  @Test(arguments: [
    ("protocol A {}\n", "protocol A {\n  func b()\n}\n"),
    ("protocol A {\n}\n", "protocol A {\n  func b()\n}\n"),
    ("protocol A {\n  func a()  // First.\n}\n", "protocol A {\n  func a()\n  func b()  // First.\n}\n"),
  ])
  func `a requirement comes last`(text: String, expected: String) throws {
    #expect(try ParsedFile("a.swift", text).adding("func b()", toProtocol: "A") == expected)
  }

  @Test(arguments: ["class A {}\n", "struct B {\n  protocol A {}\n}\n", "#if DEBUG\n  protocol A {}\n#endif\n"])
  func `a protocol that is not at the top of the file gets none`(text: String) throws {
    #expect(try ParsedFile("a.swift", text).adding("func b()", toProtocol: "A") == nil)
  }
}
