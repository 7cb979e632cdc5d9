/// Composes Japanese letters: those of the tables, their small forms, and their forms with a mark.
enum Kana {
  static let advance = 96

  /// Returns the strokes of a letter; nil for other characters.
  static func parts(of character: Character) -> [GlyphPart]? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, (0x3001...0x30FE).contains(first.value), let form = forms[first] else {
      return nil
    }
    var parts = [GlyphPart(form.path, in: form.isSmall ? small : whole)]
    for mark in form.marks + scalars.dropFirst() {
      guard let path = marks[mark] else { return nil }
      parts.append(GlyphPart(path, in: whole))
    }
    return parts
  }

  private struct Form {
    let path: StaticString
    var isSmall = false
    var marks: [Unicode.Scalar] = []
  }

  private static let whole = Hangul.Box(left: 9, right: 85, bottom: -3, top: 69)
  private static let small = Hangul.Box(left: 20, right: 74, bottom: -3, top: 49)

  /// The mark that makes a sound voiced, and the one that makes it a "p".
  private static let marks: [Unicode.Scalar: StaticString] = [
    "\u{3099}": "M 80 104 L 88 90 M 94 108 L 102 94",
    "\u{309A}": "M 94 110 h 102 101 v 94 92 h 86 101 v 94 110",
  ]

  private static let forms: [Unicode.Scalar: Form] = {
    var forms: [Unicode.Scalar: Form] = [:]
    for (character, path) in KanaLetters.hiragana + KanaLetters.katakana { forms[character] = Form(path: path) }
    // The two syllabaries have the same order, 96 apart.
    for shift in [0, 0x60] as [UInt32] {
      for letter in "ぁぃぅぇぉっゃゅょゎ".unicodeScalars {
        derive(letter, from: 1, shift: shift, in: &forms) { $0.isSmall = true }
      }
      for letter in "がぎぐげござじずぜぞだぢづでどばびぶべぼ".unicodeScalars {
        derive(letter, from: -1, shift: shift, in: &forms) { $0.marks = ["\u{3099}"] }
      }
      for letter in "ぱぴぷぺぽ".unicodeScalars {
        derive(letter, from: -2, shift: shift, in: &forms) { $0.marks = ["\u{309A}"] }
      }
    }
    forms["ヴ"] = forms["ウ"].map { Form(path: $0.path, marks: ["\u{3099}"]) }
    return forms
  }()

  /// Derives a letter's form from that of another one at the given distance.
  private static func derive(
    _ letter: Unicode.Scalar, from distance: Int, shift: UInt32, in forms: inout [Unicode.Scalar: Form],
    _ change: (inout Form) -> Void
  ) {
    guard let letter = Unicode.Scalar(letter.value + shift),
      let base = Unicode.Scalar(UInt32(Int(letter.value) + distance)),
      var form = forms[base]
    else { return }
    change(&form)
    forms[letter] = form
  }
}
