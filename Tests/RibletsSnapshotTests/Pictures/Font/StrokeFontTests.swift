import RibletsViews
import Testing

@testable import RibletsPictures
@testable import RibletsViewsSnapshot

struct StrokeFontTests {
  private func mask(_ text: String, size: Int = 40) -> [UInt8] {
    var store = GlyphStore()
    return store.mask(of: Character(text), face: TypeFace(size), quarter: 0).coverage
  }

  @Test func `every glyph of the tables can be drawn`() {
    let entries = [
      LatinGlyphs.capitals, LatinGlyphs.smallLetters, LatinGlyphs.digits, SignGlyphs.ascii, SignGlyphs.others,
      SignGlyphs.letters, OtherAlphabets.cyrillic, OtherAlphabets.greek,
    ].joined()
    for entry in entries where !entry.character.properties.isWhitespace {
      #expect(mask(String(entry.character)).contains(UInt8(GlyphMask.levels)), "\(entry.character)")
    }
    for letter in AccentedLetters.parts.keys {
      guard case .strokes(let parts) = StrokeFont.shape(of: Character(letter)) else {
        Issue.record("\(letter) is not drawn")
        continue
      }
      #expect(parts.count == 2)
    }
  }

  @Test func `no printable character of ASCII is without a glyph`() {
    for value in UInt8(0x20)...0x7E {
      let character = Character(Unicode.Scalar(value))
      #expect(StrokeFont.advance(of: character) > 10)
      if case .box = StrokeFont.shape(of: character) { Issue.record("\(character)") }
    }
  }

  @Test func `glyphs stay between their neighbours`() {
    let entries = [
      LatinGlyphs.capitals, LatinGlyphs.smallLetters, LatinGlyphs.digits, OtherAlphabets.cyrillic, OtherAlphabets.greek,
    ].joined()
    for entry in entries {
      var store = GlyphStore()
      let mask = store.mask(of: Character(entry.character), face: TypeFace(100), quarter: 0)
      #expect(mask.left >= -4, "\(entry.character)")
      #expect(mask.left + mask.width <= entry.advance + 6, "\(entry.character)")
    }
  }

  @Test(arguments: [
    ("é", "e\u{301}"), ("Ç", "C\u{327}"), ("ñ", "n\u{303}"), ("한", "\u{1112}\u{1161}\u{11AB}"), ("が", "か\u{3099}"),
    ("ポ", "ホ\u{309A}"),
  ])
  func `composed and decomposed letters look the same`(composed: String, decomposed: String) {
    #expect(Array(composed.unicodeScalars) != Array(decomposed.unicodeScalars))
    #expect(mask(composed) == mask(decomposed))
    #expect(StrokeFont.advance(of: Character(composed)) == StrokeFont.advance(of: Character(decomposed)))
  }

  @Test func `a letter with a mark takes the room of the letter, and another shape`() {
    #expect(StrokeFont.advance(of: "é") == StrokeFont.advance(of: "e"))
    #expect(mask("é") != mask("e"))
    #expect(mask("í") != mask("i"))
  }

  @Test func `every letter of the Greek and Russian alphabets is drawn`() {
    let letters = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
    for letter in letters + "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ" {
      guard case .strokes = StrokeFont.shape(of: letter) else {
        Issue.record("\(letter) is not drawn")
        continue
      }
    }
    #expect(mask("А") == mask("A"))
  }

  @Test func `every letter of the Japanese syllabaries is drawn, and none like another`() {
    var seen: Set<[UInt8]> = []
    for value in UInt32(0x3041)...0x3093 where value != 0x3090 && value != 0x3091 {
      for shift in [0, 0x60] as [UInt32] {
        guard let scalar = Unicode.Scalar(value + shift), case .strokes = StrokeFont.shape(of: Character(scalar)) else {
          Issue.record("\(value + shift) is not drawn")
          continue
        }
        seen.insert(mask(String(scalar), size: 60))
      }
    }
    #expect(seen.count == 2 * 81)
  }

  @Test func `all syllables of Hangul are drawn, and none like another`() {
    var seen: Set<[UInt8]> = []
    var count = 0
    for value in stride(from: UInt32(0xAC00), through: 0xD7A3, by: 13) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      count += 1
      seen.insert(mask(String(scalar), size: 60))
    }
    #expect(seen.count == count)
  }

  @Test(arguments: [("日", 100), ("😀", 100), ("👨‍👩‍👧", 100), ("क", 72), ("ع", 72)])
  func `other characters are boxes as wide as they are`(text: String, advance: Int) {
    #expect(StrokeFont.advance(of: Character(text)) == advance)
    guard case .box(let scalar) = StrokeFont.shape(of: Character(text)) else {
      Issue.record("is no box")
      return
    }
    #expect(scalar == text.unicodeScalars.first)
  }

  @Test func `what has no width is not drawn`() {
    #expect(StrokeFont.advance(of: "\u{200B}") == 0)
    guard case .nothing = StrokeFont.shape(of: "\u{200B}") else {
      Issue.record("is drawn")
      return
    }
  }

  @Test func `the width of a text is the sum of its letters'`() {
    #expect(TypeFace.body.width(of: "Tic") == TypeFace.body.width(of: "T") + TypeFace.body.width(of: "ic"))
    #expect(TypeFace(17, .bold).width(of: "Tic") == TypeFace(17).width(of: "Tic"))
  }

  @Test(arguments: [12, 14, 17, 21, 30, 34])
  func `small letters and capitals end at the border of a pixel`(size: Int) {
    for text in ["x", "z", "H", "T"] {
      var store = GlyphStore()
      let mask = store.mask(of: Character(text), face: TypeFace(size), quarter: 0)
      let rows = (0..<mask.height).map { row in
        (0..<mask.width).map { mask.coverage[row * mask.width + $0] }.max() ?? 0
      }
      let drawn = rows.enumerated().filter { $0.element > 1 }.map(\.offset)
      #expect(mask.top + (drawn.last ?? 0) == -1, "\(text) stands on the baseline")
      #expect(rows[drawn.first ?? 0] >= 8, "\(text) has a sharp upper edge")
    }
  }
}
