import Testing

@testable import RibletsMocks

@Suite struct LineTextTests {
  private func long(_ count: Int) -> String { String(repeating: "x", count: count) }

  @Test func `pieces are put together in their order`() {
    let name = "count"
    let head: LineText = "var \(name): \("Int" as StaticString)"
    #expect(head.text == "var count: Int")
    let whole: LineText = "\(head) { \(names: ["a", nil, "b"], { $0 }) }"
    #expect(whole.text == "var count: Int { a, b }")
    #expect(("" as LineText).isEmpty)
  }

  @Test func `a piece that is made while a line grows does not write into it`() {
    func inner() -> LineText { "<\(long(500))>" }
    let line: LineText = "a\(inner())b\(inner())c"
    #expect(line.text == "a<\(long(500))>b<\(long(500))>c")
  }

  @Test func `a line stays as it is while others are made`() {
    let first: LineText = "first \(long(10))"
    let others = (0..<100).map { "other \($0.description) \(long($0 * 50))" as LineText }
    #expect(first.text == "first xxxxxxxxxx")
    for (number, other) in others.enumerated() { #expect(other.text == "other \(number) \(long(number * 50))") }
  }

  @Test func `a line may be longer than a block of memory`() {
    let line: LineText = "\(long(1_000_000))!"
    #expect(line.text == long(1_000_000) + "!")
    LineArena.current.pointee.removeAll()
    #expect(("\(long(3))!" as LineText).text == "xxx!")
  }

  @Test func `lines are indented, and empty ones are not`() {
    var lines = Lines()
    lines.block("class A") { lines in
      lines.add("var b = \(1.description)")
      lines.add()
      lines.conditional(["DEBUG", "os(Linux)"]) { $0.add("var c = 2") }
    }
    let text = lines.withBytes { String(decoding: $0, as: UTF8.self) }
    #expect(
      text == """
        class A {
          var b = 1

          #if (DEBUG) && (os(Linux))
          var c = 2
          #endif
        }

        """)
  }
}
