import Testing

@testable import RibletsMocks

struct IndentedTextTests {
  @Test func `lines are indented, and empty ones are not`() {
    var lines = IndentedText()
    lines.block("class A") { lines in
      lines.add("var b = 1")
      lines.add()
      lines.conditional(["DEBUG", "os(Linux)"]) { $0.add("var c = 2") }
    }
    #expect(
      String(decoding: lines.bytes, as: UTF8.self) == """
        class A {
          var b = 1

          #if (DEBUG) && (os(Linux))
          var c = 2
          #endif
        }

        """)
  }
}
