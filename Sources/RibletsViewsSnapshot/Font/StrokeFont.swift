import RibletsViews

/// A font without a file that looks the same on every machine: letters are paths of a round pen.
///
/// It has the letters of the Latin, Greek and Cyrillic alphabets, common signs, the syllables of Hangul and the
/// Japanese syllabaries. Other characters, such as Chinese ones and emoji, are boxes of the right width that contain
/// the number of the first scalar.
package enum StrokeFont {
  /// The drawing for a character.
  package enum Shape {
    /// A letter with the marks on it, or the parts of a syllable.
    case strokes([GlyphPart])
    /// A box with the digits of a scalar.
    case box(Unicode.Scalar)
    case nothing
  }

  /// The advance of a box for a character as wide as a letter, and for one as wide as two.
  static let narrowBox = 72
  static let wideBox = 100

  /// Returns the advance of a character, in hundredths of the type size.
  static func advance(of character: Character) -> Int {
    if let ascii = character.asciiValue { return asciiAdvances[Int(ascii)] }
    if Hangul.isDrawn(character) { return Hangul.advance }
    if Kana.parts(of: character) != nil { return Kana.advance }
    let scalars = character.unicodeScalars
    if let first = scalars.first {
      if let entry = entries[first], isDrawn(marks: scalars.dropFirst()) { return entry.advance }
      if let parts = AccentedLetters.parts[first], isDrawn(marks: scalars.dropFirst()) {
        return entries[parts.base]?.advance ?? narrowBox
      }
    }
    switch character.columns {
    case 0: return 0
    case 1: return narrowBox
    default: return wideBox
    }
  }

  package static func shape(of character: Character) -> Shape {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, character.columns > 0 else { return .nothing }
    if let parts = Hangul.parts(of: character) ?? Kana.parts(of: character) { return .strokes(parts) }
    let marks = scalars.dropFirst()
    guard isDrawn(marks: marks) else { return .box(first) }
    if let entry = entries[first], marks.isEmpty { return .strokes([GlyphPart(entry.path)]) }
    let parts = AccentedLetters.parts[first].map { (base: $0.base, marks: [$0.mark] + marks) }
    return letter(parts?.base ?? first, marks: parts?.marks ?? Array(marks)) ?? .box(first)
  }

  private static func letter(_ base: Unicode.Scalar, marks: [Unicode.Scalar]) -> Shape? {
    // A mark above takes the place of the dot.
    let standsAbove = marks.contains { $0.value < 0x326 }
    let undotted: Unicode.Scalar =
      switch base {
      case "i" where standsAbove, "і" where standsAbove: "ı"
      case "j" where standsAbove: "ȷ"
      default: base
      }
    guard let entry = entries[undotted] else { return nil }
    let isTall = base.properties.isUppercase || "bdfhkltδ".unicodeScalars.contains(base)
    var parts = [GlyphPart(entry.path)]
    for mark in marks {
      guard let path = AccentedLetters.marks[mark] else { return nil }
      parts.append(GlyphPart(path, x: entry.advance / 2, y: isTall && mark.value < 0x326 ? 19 : 0))
    }
    return .strokes(parts)
  }

  private static func isDrawn(marks: some Sequence<Unicode.Scalar>) -> Bool {
    marks.allSatisfy { AccentedLetters.marks[$0] != nil }
  }

  private static let entries: [Unicode.Scalar: (advance: Int, path: StaticString)] = {
    let all = [
      LatinGlyphs.capitals, LatinGlyphs.smallLetters, LatinGlyphs.digits, SignGlyphs.ascii, SignGlyphs.others,
      SignGlyphs.letters, OtherAlphabets.cyrillic, OtherAlphabets.greek,
    ]
    var entries: [Unicode.Scalar: (advance: Int, path: StaticString)] = [:]
    for entry in all.joined() { entries[entry.character] = (entry.advance, entry.path) }
    let alike = Array(OtherAlphabets.alike.unicodeScalars)
    for index in stride(from: 0, to: alike.count - 1, by: 2) { entries[alike[index]] = entries[alike[index + 1]] }
    return entries
  }()

  private static let asciiAdvances: [Int] = (0..<128).map { number in
    Unicode.Scalar(number).flatMap { entries[$0]?.advance } ?? 0
  }
}

/// A path of the pen, moved and scaled to its place in a glyph.
package struct GlyphPart {
  package let path: StaticString
  /// The distance by which it is moved right and up, in hundredths of the type size.
  package let x: Double
  package let y: Double
  package let scaleX: Double
  package let scaleY: Double

  package init(_ path: StaticString, x: Int = 0, y: Int = 0) {
    self.path = path
    (self.x, self.y, scaleX, scaleY) = (Double(x), Double(y), 1, 1)
  }

  /// Places a path that is drawn in a square of a hundred in a box.
  init(_ path: StaticString, in box: Hangul.Box) {
    self.path = path
    (x, y) = (Double(box.left), Double(box.bottom))
    (scaleX, scaleY) = (Double(box.right - box.left) / 100, Double(box.top - box.bottom) / 100)
  }
}
