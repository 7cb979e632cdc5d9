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

  @Test func `conditions count over lines`() {
    #expect(line(in: String(repeating: "#if A\n", count: 501)) == 501)
    #expect(line(in: String(repeating: "#if A\n#endif\n", count: 2_000)) == nil)
  }

  @Test(arguments: ["f(x)", "a < b\n", "a ? b : c ", "() -> Int\n", "#if A\n#endif\n", "[[1]]", "\"\\(a)\" "])
  func `what does not nest may be long`(piece: String) {
    #expect(line(in: String(repeating: piece, count: 5_000)) == nil)
  }
}
