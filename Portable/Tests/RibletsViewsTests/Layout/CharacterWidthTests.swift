import Testing

@testable import RibletsViews

struct CharacterWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("日", 2), ("あ", 2), ("Ａ", 2),
      ("ｱ", 1), ("🎉", 2), ("👨‍👩‍👧", 2), ("🇰🇷", 2), ("👍🏽", 2), ("❤️", 2), ("1️⃣", 2), ("‍", 0), ("\u{200B}", 0),
      ("\u{301}", 0), ("ع", 1), ("─", 1), ("\u{1FAE9}", 2), ("\u{1B}", 0),
    ] as [(Character, Int)])
  func `a character takes as many columns as in a terminal`(character: Character, columns: Int) {
    #expect(character.columns == columns)
  }

  @Test func `a text takes the sum of its characters`() {
    #expect("Ana 한글 🎉".columns == 11)
  }
}
