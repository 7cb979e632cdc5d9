/// Composes the syllables of Hangul from their letters: the vowel right of the first letter, below it, or both, and the
/// final letter at the bottom.
enum Hangul {
  static let advance = 94

  /// A place for a letter, in hundredths of the type size.
  struct Box {
    let left: Int
    let right: Int
    let bottom: Int
    let top: Int
  }

  /// The letters of a syllable by their numbers in Unicode; without a vowel or a beginning it is a single letter.
  private struct Syllable {
    var initial: Int?
    var vowel: Int?
    var final: Int?
  }

  static func isDrawn(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x1100 else { return false }
    return syllable(character) != nil
  }

  /// Returns the strokes of a syllable or of a letter; nil if the character is neither.
  static func parts(of character: Character) -> [GlyphPart]? {
    guard let syllable = syllable(character) else { return nil }
    if let initial = syllable.initial, let vowel = syllable.vowel {
      return parts(of: initial, vowel, final: syllable.final)
    }
    if let initial = syllable.initial { return parts(of: HangulLetters.initials[initial], in: whole) }
    if let final = syllable.final { return parts(of: HangulLetters.finals[final], in: whole) }
    return syllable.vowel.map { vowel in
      let form = HangulLetters.vowels[vowel]
      let below = form.below.map { GlyphPart($0, in: whole) }
      let right = form.right.map { GlyphPart($0, in: form.below == nil ? upright : Self.right(bottom: -6)) }
      return [below, right].compactMap(\.self)
    }
  }

  private static func syllable(_ character: Character) -> Syllable? {
    let scalars = character.unicodeScalars.map { Int($0.value) }
    guard let first = scalars.first else { return nil }
    var syllable = Syllable()
    var rest = scalars.dropFirst()
    switch first {
    case 0xAC00...0xD7A3:
      let number = first - 0xAC00
      syllable = Syllable(initial: number / 588, vowel: number % 588 / 28)
      if number % 28 > 0 { syllable.final = number % 28 - 1 }
    case 0x1100...0x1112: syllable.initial = first - 0x1100
    case 0x3131...0x314E: syllable = letter(first - 0x3131)
    case 0x314F...0x3163: syllable.vowel = first - 0x314F
    default: return nil
    }
    if syllable.initial != nil, syllable.vowel == nil, let next = rest.first, (0x1161...0x1175).contains(next) {
      syllable.vowel = next - 0x1161
      rest = rest.dropFirst()
    }
    if syllable.initial != nil, syllable.vowel != nil, syllable.final == nil, let next = rest.first,
      (0x11A8...0x11C2).contains(next)
    {
      syllable.final = next - 0x11A8
      rest = rest.dropFirst()
    }
    return rest.isEmpty ? syllable : nil
  }

  /// Returns a letter by its index among the single letters: some only begin a syllable, some only end one.
  private static func letter(_ number: Int) -> Syllable {
    let beginningOnly = [7: 4, 18: 8, 24: 13]
    if let initial = beginningOnly[number] { return Syllable(initial: initial) }
    return Syllable(final: number - beginningOnly.keys.count { $0 < number })
  }

  // MARK: - Places

  private static let whole = Box(left: 12, right: 82, bottom: -2, top: 70)
  private static let upright = Box(left: 30, right: 76, bottom: -6, top: 74)

  private static func right(bottom: Int) -> Box { Box(left: 57, right: 92, bottom: bottom, top: 74) }

  private static func parts(of initial: Int, _ vowel: Int, final: Int?) -> [GlyphPart] {
    let form = HangulLetters.vowels[vowel]
    let floor = final == nil ? -6 : 27
    var places: (initial: Box, below: Box, right: Box)
    switch (form.below != nil, form.right != nil) {
    case (true, false):
      places.initial = Box(left: 20, right: 74, bottom: final == nil ? 38 : 52, top: 73)
      places.below = Box(left: 5, right: 89, bottom: final == nil ? 0 : 29, top: final == nil ? 28 : 45)
    case (true, true):
      places.initial = Box(left: 9, right: 51, bottom: final == nil ? 38 : 53, top: 73)
      places.below = Box(left: 3, right: 60, bottom: final == nil ? 4 : 30, top: final == nil ? 28 : 45)
    default:
      places.initial = Box(left: 7, right: 47, bottom: final == nil ? 6 : 35, top: final == nil ? 66 : 71)
      places.below = whole
    }
    places.right = form.below == nil ? Self.right(bottom: floor) : Box(left: 62, right: 93, bottom: floor, top: 74)
    var parts = Self.parts(of: HangulLetters.initials[initial], in: places.initial)
    if let below = form.below { parts.append(GlyphPart(below, in: places.below)) }
    if let right = form.right { parts.append(GlyphPart(right, in: places.right)) }
    if let final {
      parts += Self.parts(of: HangulLetters.finals[final], in: Box(left: 16, right: 82, bottom: -6, top: 18))
    }
    return parts
  }

  /// Returns the parts of one letter, or of two that share the box.
  private static func parts(of letters: [StaticString], in box: Box) -> [GlyphPart] {
    guard letters.count == 2 else { return letters.map { GlyphPart($0, in: box) } }
    let gap = (box.right - box.left) / 12
    let middle = (box.left + box.right) / 2
    return [
      GlyphPart(letters[0], in: Box(left: box.left, right: middle - gap, bottom: box.bottom, top: box.top)),
      GlyphPart(letters[1], in: Box(left: middle + gap, right: box.right, bottom: box.bottom, top: box.top)),
    ]
  }
}
