import Testing

@testable import RibletsViewsSnapshot

struct CharacterAdvancesTests {
  @Test(
    arguments: [
      ("é", "e\u{301}"), ("Ç", "C\u{327}"), ("й", "и\u{306}"), ("한", "\u{1112}\u{1161}\u{11AB}"),
      ("が", "か\u{3099}"), ("ポ", "ホ\u{309A}"),
    ])
  func `composed and decomposed letters are equally wide`(composed: Character, decomposed: Character) {
    #expect(Array(composed.unicodeScalars) != Array(decomposed.unicodeScalars))
    #expect(CharacterAdvances.advance(of: composed) == CharacterAdvances.advance(of: decomposed))
  }

  @Test(
    arguments: [
      ("i", 25), ("W", 92), ("é", 56), ("Ж", 92), ("ω", 74), ("\u{A0}", 28), ("한", 94), ("ㅋ", 94), ("か", 96),
      ("、", 96), ("日", 100), ("😀", 100), ("👨‍👩‍👧", 100), ("1\u{FE0F}\u{20E3}", 100), ("क", 72), ("ع", 72),
      ("\u{200B}", 0), ("\u{7}", 0),
    ])
  func `every character has a width`(character: Character, advance: Int) {
    #expect(CharacterAdvances.advance(of: character) == advance)
  }

  @Test func `the width of a text is the sum of its letters', in both weights`() {
    #expect(TypeFace.body.width(of: "Tic") == TypeFace.body.width(of: "T") + TypeFace.body.width(of: "ic"))
    #expect(TypeFace(17, .bold).width(of: "Tic") == TypeFace(17).width(of: "Tic"))
  }
}
