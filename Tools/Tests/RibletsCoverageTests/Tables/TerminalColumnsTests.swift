import Testing

@testable import RibletsCoverage

struct TerminalColumnsTests {
  @Test(arguments: [
    ("", 0), ("OffGame", 7), ("점수판", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("e\u{301}", 1), ("得点", 4), ("ゲーム", 6),
    ("👩‍👩‍👧‍👦", 2), ("–", 1), ("É%", 2),
  ])
  func `a text takes as many columns as in a terminal`(text: String, columns: Int) {
    #expect(text.terminalColumns == columns)
  }

  @Test func `padding fills up and never cuts`() {
    #expect("점수".padded(to: 6) == "점수  ")
    #expect("점수".paddedInFront(to: 6) == "  점수")
    #expect("OffGame".padded(to: 3) == "OffGame")
  }
}
