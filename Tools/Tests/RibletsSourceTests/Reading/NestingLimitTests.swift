import RibletsSource
import Testing

struct NestingLimitTests {
  private func line(in text: String) -> Int? {
    Array(text.utf8).withUnsafeBufferPointer { NestingLimit.lineBeyond(in: $0) }
  }

  @Test(arguments: ["(", "[", "{", "A<", ".B", "?", "->"])
  func `what nests deep is told with its line`(piece: String) {
    #expect(line(in: "\n\n" + String(repeating: piece, count: 500)) == nil)
    #expect(line(in: "\n\n" + String(repeating: piece, count: 501)) == 3)
  }

  @Test(arguments: [
    "any ", "some\n", "inout ", "try ", "await\n", "- ", "-\n", "let ", "() ->\n", ".Type\n", "\n.Type", "a ? ",
    "if a {} else ", "if a {\n} else\n", "\"\\(", "\"\"\"\n\\(", "#\"\\#(", "#if A\n#elseif B\n", "/* */ -> ", "f<A<",
  ])
  func `what nests without brackets counts as well`(piece: String) {
    #expect(line(in: String(repeating: piece, count: 2_000)) != nil)
  }

  @Test(arguments: [
    "func f() -> Int\n", "@MainActor func f() -> a.b.C?\n", "// a.b -> c ((\n", "/* ((( */\n",
    "let u = \"https://a.b/(\"\n", "x.y.z()\n", "case .a: return b\n", "a.b + ", "a ?? ", "try f()\n",
    "if a.b {\n} else if c.d {\n}\n", "any A & ", "[a.b, c.d],", "-1, ", "a < b, ", "#if A\n#elseif B\n#endif\n",
    "\"\"\"\n (( \\(a.b)\n\"\"\"\n", "x.y.z()\r\n", "x.y.z()\r", "\"(\n", "'('\n)\n",
  ])
  func `what stands side by side may be long`(piece: String) {
    #expect(line(in: String(repeating: piece, count: 5_000)) == nil)
  }

  @Test(arguments: [".b", "?", " as A", "\n.b", "\r\n.b"])
  func `what nests in the code of a text counts as well`(piece: String) {
    #expect(line(in: "\nlet a = \"\"\"\n\\(b" + String(repeating: piece, count: 501) + ")\n\"\"\"\n") != nil)
    #expect(line(in: "\nlet a = \"\"\"\n\\(b" + String(repeating: piece, count: 100) + ")\n\"\"\"\n") == nil)
  }

  @Test func `conditions count over lines`() {
    #expect(line(in: String(repeating: "#if A\n", count: 501)) == 501)
    #expect(line(in: String(repeating: "#if A\n#endif\n", count: 2_000)) == nil)
  }

  @Test(arguments: ["f(x)", "a < b\n", "a ? b : c ", "() -> Int\n", "#if A\n#endif\n", "[[1]]", "\"\\(a)\" "])
  func `what does not nest may be long`(piece: String) {
    #expect(line(in: String(repeating: piece, count: 5_000)) == nil)
  }
}
