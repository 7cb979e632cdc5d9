import SeededGenerator
import Testing

@testable import RibletsTerminal

struct KeyParserTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let bytes: String
    let keys: [Key]
  }

  @Test(arguments: [
    Case(testDescription: "letters", bytes: "aé한", keys: [.scalar("a"), .scalar("é"), .scalar("한")]),
    Case(testDescription: "arrows", bytes: "\u{1B}[A\u{1B}OB\u{1B}[1;5C", keys: [.up, .down, .right]),
    Case(testDescription: "tabs", bytes: "\t\u{1B}[Z", keys: [.tab, .backTab]),
    Case(
      testDescription: "editing", bytes: "\r\u{7F}\u{1B}[3~\u{1B}[H\u{1B}[4~",
      keys: [.enter, .backspace, .delete, .home, .end]),
    Case(testDescription: "control", bytes: "\u{3}\u{C}\u{1A}", keys: [.control("c"), .control("l"), .control("z")]),
    Case(
      testDescription: "mouse", bytes: "\u{1B}[<0;3;2M\u{1B}[<0;3;2m\u{1B}[<65;1;1M",
      keys: [.click(x: 2, y: 1), .wheel(x: 0, y: 0, isUp: false)]),
    Case(testDescription: "old mouse", bytes: "\u{1B}[M !\"", keys: [.click(x: 0, y: 1)]),
    Case(
      testDescription: "paste", bytes: "\u{1B}[200~a\r\u{1B}[A\u{1B}[201~b",
      keys: [.paste("a\r\u{1B}[A"), .scalar("b")]),
    Case(testDescription: "unknown", bytes: "\u{1B}[99;99q\u{1B}]0;title\u{7}\u{1B}[[Aa", keys: [.scalar("a")]),
  ])
  func `bytes become keys`(_ example: Case) {
    var parser = KeyParser()
    #expect(parser.keys(from: example.bytes.utf8) == example.keys)
    #expect(!parser.isWaiting)
  }

  @Test func `an escape that nothing follows is the escape key`() {
    var parser = KeyParser()
    #expect(parser.keys(from: [0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.quiet() == [.escape])
    #expect(parser.keys(from: [0x1B, 0x1B]) == [.escape])
  }

  @Test func `a paste without an end does not block Ctrl-C`() {
    var parser = KeyParser()
    #expect(parser.keys(from: "\u{1B}[200~lost".utf8) == [])
    #expect(parser.quiet() == [])
    #expect(parser.keys(from: [3]) == [.control("c")])
  }

  @Test func `bytes that are no character become a mark, and what follows is read`() {
    var parser = KeyParser()
    #expect(parser.keys(from: [0xFF, 0xE2, 0x82, 0x61]) == [.scalar("\u{FFFD}"), .scalar("\u{FFFD}"), .scalar("a")])
  }

  @Test func `any split of any bytes gives the same keys`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let parts = ["\u{1B}[A", "한", "\u{1B}[<64;10;5M", "\u{1B}[200~p\u{1B}[201~", "x", "\u{1B}", "\u{1B}OP", "👍🏽"]
    for _ in 0..<500 {
      var bytes: [UInt8] = []
      for _ in 0..<8 {
        bytes +=
          Bool.random(using: &random)
          ? Array(parts.randomElement(using: &random)!.utf8) : [.random(in: 0...255, using: &random)]
      }
      var whole = KeyParser()
      let expected = whole.keys(from: bytes)
      var split = KeyParser()
      var keys: [Key] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...rest.count, using: &random)
        keys += split.keys(from: rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(keys == expected, "seed \(seed)")
    }
  }
}
